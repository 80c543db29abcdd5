import type { UseFormRegisterReturn } from "react-hook-form";
import { describeField, Field, type FieldProps } from "./field.tsx";

interface TextFieldProps extends Omit<FieldProps, "children"> {
  /** Makes it a field of several lines. */
  rows?: number | undefined;
  type?: "text" | "url" | "date" | "datetime-local";
  inputMode?: "numeric" | undefined;
  lang?: string;
  placeholder?: string;
  /** The id of a further description. */
  describedBy?: string | undefined;
  registered: UseFormRegisterReturn;
}

/** A text field of a form, with its label, hint and fault. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, fault, isOptional = false, counter, rows, type = "text", inputMode, describedBy, registered, ...rest } = props;
  const common = {
    id,
    className: "field",
    autoComplete: "off",
    required: !isOptional,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": [describeField(id, { fault, hint, counter }), describedBy].filter(Boolean).join(" ") || undefined,
    ...rest,
    ...registered,
  };
  return (
    <Field id={id} label={label} hint={hint} fault={fault} isOptional={isOptional} counter={counter}>
      {rows ? <textarea rows={rows} {...common} /> : <input type={type} inputMode={inputMode} {...common} />}
    </Field>
  );
}
