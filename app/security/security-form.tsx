import { readForm } from "../read-form.ts";
import "../account/account.css";
import "./security-form.css";

interface SecurityFormProps {
  /** Names the form for those who do not see it. */
  label: string;
  /** Is given what was typed into a field, by its name. */
  onSubmit: (read: (name: string) => string) => Promise<void>;
  onInput?: (read: (name: string) => string) => void;
  children: React.ReactNode;
}

/** A form that is sent by script; password managers fill it in without telling anybody, so it is read when it is sent. */
export function SecurityForm({ label, onSubmit, onInput, children }: SecurityFormProps) {
  return (
    <form
      method="post"
      noValidate
      className="security-form"
      aria-label={label}
      onInput={(event) => onInput?.(readForm(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(readForm(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}
