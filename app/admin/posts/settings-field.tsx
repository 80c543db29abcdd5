import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { describeField, Field } from "../field.tsx";
import type { PostFields } from "./post-fields.ts";

type TextFieldName = Exclude<keyof PostFields, "status" | "language" | "title" | "slug" | "content">;

interface SettingsFieldProps {
  name: TextFieldName;
  hint?: string;
  /** Several lines instead of one. */
  rows?: number;
  type?: "text" | "url" | "datetime-local";
  inputMode?: "numeric";
  /** Counted while typing. */
  most?: number;
}

/** One optional field of a post, as text. */
export function SettingsField({ name, hint, rows, most, type = "text", inputMode }: SettingsFieldProps) {
  const { t } = useTranslation("adminPosts");
  const { register, formState } = useFormContext<PostFields>();
  const value = useWatch<PostFields, TextFieldName>({ name });
  const fault = formState.errors[name]?.message;
  const id = `post-${name}`;
  const counter = most === undefined ? undefined : { count: value.trim().length, most };
  const common = {
    id,
    className: "field",
    autoComplete: "off",
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": describeField(id, { fault, hint, counter }),
    ...register(name),
  };
  return (
    <Field id={id} label={t(`field.${name}`)} hint={hint} fault={fault} isOptional counter={counter}>
      {rows ? <textarea rows={rows} {...common} /> : <input type={type} inputMode={inputMode} {...common} />}
    </Field>
  );
}
