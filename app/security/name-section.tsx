import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountField } from "../account/account-field.tsx";
import { useAccount } from "../account/visitor.tsx";
import { Outcome, Section } from "./section.tsx";
import { SecurityForm } from "./security-form.tsx";
import type { SubjectProps } from "./use-security-data.ts";
import { useSecurityCall } from "./use-security-call.ts";

/** Changing the member's name, which the profile menu shows. */
export function NameSection({ data: { user }, onChange }: SubjectProps) {
  const { t } = useTranslation("security");
  const { reload } = useAccount();
  const { attempt, isBusy, fault, setFault } = useSecurityCall();
  const [wrong, setWrong] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const current: unknown = user.user_metadata["full_name"];
  const submit = async (read: (field: string) => string) => {
    const name = read("newName").trim();
    setWrong(name === "" ? t("name.missing") : null);
    setDone(null);
    setFault(null);
    if (name === "") return document.getElementById("account-newName")?.focus();
    if (!(await attempt((auth) => auth.updateUser({ data: { full_name: name } })))) return;
    setDone(t("name.done"));
    onChange();
    await reload();
  };
  return (
    <Section id="name" title={t("name.title")} lead={t("name.lead")}>
      <SecurityForm label={t("name.title")} onSubmit={submit}>
        <AccountField
          name="newName"
          label={t("name.label")}
          autoComplete="name"
          defaultValue={typeof current === "string" ? current : ""}
          fault={wrong}
        />
        <button type="submit" className="button button-plain" disabled={isBusy}>
          {t(isBusy ? "name.submitting" : "name.submit")}
        </button>
      </SecurityForm>
      <Outcome fault={fault} done={done} />
    </Section>
  );
}
