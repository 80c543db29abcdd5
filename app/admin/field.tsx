import { useTranslation } from "react-i18next";

export interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  isOptional?: boolean;
  /** The number of characters used and allowed, shown while typing. */
  counter?: { count: number; most: number } | undefined;
  children: React.ReactNode;
}

/** A form field: label, control, and below it the fault, the hint and the counter. */
export function Field({ id, label, hint, fault, isOptional = false, counter, children }: FieldProps) {
  const { t } = useTranslation("admin");
  return (
    <div className="admin-field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="admin-optional"> · {t("field.optional")}</span>}
      </label>
      {children}
      {fault && (
        <p id={`${id}-fault`} className="admin-fault">
          {fault}
        </p>
      )}
      {(hint || counter) && (
        <div className="admin-field-end">
          {hint && (
            <p id={`${id}-hint`} className="admin-hint">
              {hint}
            </p>
          )}
          {counter && (
            <p id={`${id}-counter`} className={counter.count > counter.most ? "admin-counter admin-counter-over" : "admin-counter"}>
              {t("field.counter", counter)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The value of `aria-describedby` for the control of such a field. */
export function describeField(id: string, { fault, hint, counter }: Pick<FieldProps, "fault" | "hint" | "counter">): string | undefined {
  return [fault && `${id}-fault`, hint && `${id}-hint`, counter && `${id}-counter`].filter(Boolean).join(" ") || undefined;
}
