import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Locale } from "#shared/locales/locale.ts";
import { TextField } from "../text-field.tsx";
import type { PolicyFields } from "./policy-fields.ts";

/** The fields for title, version and effective date. */
export function TitleFields({ language }: { language: Locale }) {
  const { t } = useTranslation("adminPolicies");
  const { register, formState } = useFormContext<PolicyFields>();
  const describe = (name: Exclude<keyof PolicyFields, "content">) => ({
    id: `policy-${name}`,
    label: t(`field.${name}`),
    fault: formState.errors[name]?.message,
    registered: register(name),
  });
  return (
    <div className="policy-fields">
      <TextField {...describe("title")} lang={language} />
      <div className="policy-fields-row">
        <TextField {...describe("version")} />
        <TextField {...describe("effectiveDate")} type="date" hint={t("field.effectiveDateHint")} />
      </div>
    </div>
  );
}
