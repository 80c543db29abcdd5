import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import { isOfKind, type FieldNameOf } from "#shared/person-fields.ts";

interface TextFieldProps {
  name: FieldNameOf<"line" | "text">;
  value: string;
  fault: string | undefined;
  onChange: (name: FieldNameOf<"line" | "text">, value: string) => void;
}

/** A field for a line or for sentences, with its fault and its hint. */
export function TextField({ name, value, fault, onChange }: TextFieldProps) {
  const { t } = useTranslation("questions");
  const field = {
    id: name,
    name,
    className: "field",
    "aria-label": t(`${name}.label`),
    "aria-describedby": fault ? `${name}-fault ${name}-hint` : `${name}-hint`,
    "aria-invalid": fault !== undefined,
    placeholder: t(`${name}.placeholder`),
    value,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(name, target.value),
  };
  return (
    <>
      {isOfKind(name, "line") ? (
        <input {...field} type="text" autoComplete="off" maxLength={limits.listItem} />
      ) : (
        <textarea {...field} rows={3} maxLength={limits.formText} />
      )}
      {fault && (
        <p id={`${name}-fault`} className="fault">
          {fault}
        </p>
      )}
      <p id={`${name}-hint`} className="hint">
        {t(`${name}.hint`)}
      </p>
    </>
  );
}
