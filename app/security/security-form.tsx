import { readForm } from "../ui/read-form.ts";
import "../account/account.css";
import "./security-form.css";

interface SecurityFormProps {
  /** The form's name for screen readers. */
  label: string;
  /** `read` gives the value of a field by its name. */
  onSubmit: (read: (name: string) => string) => Promise<void>;
  onInput?: (read: (name: string) => string) => void;
  children: React.ReactNode;
}

/** A form that is sent by script. Its fields are read on submit, because password managers fill them in without events. */
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
