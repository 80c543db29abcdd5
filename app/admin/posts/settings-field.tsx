import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { countCharacters } from "../count-characters.ts";
import { TextField } from "../text-field.tsx";
import type { PostFields } from "./post-fields.ts";

type TextFieldName = Exclude<keyof PostFields, "status" | "language" | "title" | "slug" | "content" | "translationGroup">;

interface SettingsFieldProps {
  name: TextFieldName;
  hint?: string;
  /** Makes it a field of several lines. */
  rows?: number;
  type?: "text" | "url" | "datetime-local";
  inputMode?: "numeric";
  /** The greatest length, which is shown with a counter. */
  most?: number;
}

/** An optional text field of a post. */
export function SettingsField({ name, most, ...rest }: SettingsFieldProps) {
  const { t } = useTranslation("adminPosts");
  const { register, formState } = useFormContext<PostFields>();
  const value = useWatch<PostFields, TextFieldName>({ name });
  return (
    <TextField
      id={`post-${name}`}
      label={t(`field.${name}`)}
      fault={formState.errors[name]?.message}
      isOptional
      counter={most === undefined ? undefined : { count: countCharacters(value), most }}
      registered={register(name)}
      {...rest}
    />
  );
}
