import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readForm } from "../ui/read-form.ts";
import { CodeField } from "./account-field.tsx";
import { codeLength, readCode } from "./code.ts";
import { FormFault } from "./form-fault.tsx";

interface SixDigitFormProps {
  label: string;
  /** Nothing else is asked for at the same time, so the focus begins here. */
  isAlone?: boolean;
  isBusy: boolean;
  fault: string | null;
  verify: (code: string) => Promise<boolean>;
}

/** Takes six digits; wrong ones are selected, to be typed over. */
export function SixDigitForm({ label, isAlone = false, isBusy, fault, verify }: SixDigitFormProps) {
  const { t } = useTranslation("account");
  const form = useRef<HTMLFormElement>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const field = () => form.current?.querySelector("input");
  useEffect(() => {
    if (isAlone) form.current?.querySelector("input")?.focus();
  }, [isAlone]);
  const submit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const code = readCode(readForm(event.currentTarget)("code"));
    setIncomplete(code.length !== codeLength);
    if (code.length === codeLength && (await verify(code))) return;
    field()?.focus();
    field()?.select();
  };
  return (
    <form ref={form} method="post" noValidate className="account-form" aria-labelledby="account-title" onSubmit={submit}>
      <CodeField name="code" label={label} fault={isIncomplete ? t("secondFactor.incomplete") : null} />
      {!isIncomplete && <FormFault text={fault} />}
      <button type="submit" className={`button button-${isAlone ? "ribbon" : "plain"}`} disabled={isBusy}>
        {t(isBusy ? "secondFactor.submitting" : "secondFactor.submit")}
      </button>
    </form>
  );
}
