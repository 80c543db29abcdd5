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
      onInput={(event) => onInput?.(readFrom(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(readFrom(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}

function readFrom(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
}
