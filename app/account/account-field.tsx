import { PasswordInput } from "./password-input.tsx";

interface AccountFieldProps {
  name: string;
  label: string;
  type?: "text" | "email";
  autoComplete: string;
  inputMode?: "numeric";
  defaultValue?: string | undefined;
  hint?: string | undefined;
  fault?: string | null;
}

/** An uncontrolled field that browsers and password managers can fill in; its value is read when the form is sent. */
export function AccountField({ name, label, hint, fault, type = "text", ...input }: AccountFieldProps) {
  return (
    <Labeled {...{ name, label, hint, fault }}>
      <input {...input} {...describe(name, hint, fault)} type={type} className="field" maxLength={longestText} />
    </Labeled>
  );
}

type NamedFieldProps = Pick<AccountFieldProps, "name" | "label" | "hint" | "fault">;

/** A field for six digits; telephones offer those of the text message that has just arrived. */
export function CodeField(props: NamedFieldProps) {
  return <AccountField {...props} autoComplete="one-time-code" inputMode="numeric" />;
}

/** The field for the account's e-mail address. */
export function EmailField(props: Pick<AccountFieldProps, "label" | "defaultValue" | "fault">) {
  return <AccountField {...props} name="email" type="email" autoComplete="username" />;
}

type PasswordFieldProps = NamedFieldProps & Pick<React.ComponentProps<typeof PasswordInput>, "autoComplete" | "toggleLabels">;

export function PasswordField({ name, label, hint, fault, ...input }: PasswordFieldProps) {
  return (
    <Labeled {...{ name, label, hint, fault }}>
      <PasswordInput {...input} {...describe(name, hint, fault)} />
    </Labeled>
  );
}

const longestText = 254;

interface LabeledProps {
  name: string;
  label: string;
  hint: string | undefined;
  fault: string | null | undefined;
  children: React.ReactNode;
}

function Labeled({ name, label, hint, fault, children }: LabeledProps) {
  return (
    <div className="account-field">
      <label htmlFor={`account-${name}`}>{label}</label>
      {children}
      {fault ? (
        <p id={`account-${name}-note`} role="alert" className="fault">
          {fault}
        </p>
      ) : (
        hint && (
          <p id={`account-${name}-note`} className="hint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

function describe(name: string, hint: string | undefined, fault: string | null | undefined) {
  return {
    id: `account-${name}`,
    name,
    "aria-invalid": Boolean(fault),
    ...((fault || hint) && { "aria-describedby": `account-${name}-note` }),
  };
}
