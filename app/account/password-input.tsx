import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

interface PasswordInputProps extends React.ComponentProps<"input"> {
  autoComplete: "current-password" | "new-password";
  /** Labels of the button beside it: show, hide. */
  toggleLabels: readonly [string, string];
}

/** An input for a password, with a button that shows and hides it. */
export function PasswordInput({ toggleLabels: [show, hide], ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const action = isShown ? hide : show;
  return (
    <div className="password-field">
      <input {...input} type={isShown ? "text" : "password"} autoCapitalize="none" spellCheck={false} className="field" />
      <button type="button" className="icon-button" aria-label={action} title={action} onClick={() => setShown(!isShown)}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </div>
  );
}
