import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Locale } from "#shared/locales/locale.ts";
import { describeField, Field } from "../field.tsx";
import type { PolicyFields } from "./policy-fields.ts";

/** What a policy is called, its version, and the day from which it holds. */
export function TextFields({ language }: { language: Locale }) {
  return (
    <div className="policy-fields">
      <TextField name="title" lang={language} />
      <div className="policy-fields-row">
        <TextField name="version" />
        <TextField name="effectiveDate" type="date" />
      </div>
    </div>
  );
}

interface TextFieldProps {
  name: Exclude<keyof PolicyFields, "content">;
  type?: "text" | "date";
  lang?: Locale;
}

function TextField({ name, type = "text", lang }: TextFieldProps) {
  const { t } = useTranslation("adminPolicies");
  const { register, formState } = useFormContext<PolicyFields>();
  const fault = formState.errors[name]?.message;
  const id = `policy-${name}`;
  return (
    <Field id={id} label={t(`field.${name}`)} fault={fault}>
      <input
        id={id}
        className="field"
        type={type}
        lang={lang}
        autoComplete="off"
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={describeField(id, { fault })}
        {...register(name)}
      />
    </Field>
  );
}
