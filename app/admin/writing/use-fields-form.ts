import { useCallback, useState } from "react";
import { useForm, type DefaultValues, type FieldValues, type Resolver } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { FieldFault } from "#shared/refusal.ts";

/** A form over these fields. `fill` puts other texts into it, as if they had been typed. */
export function useFieldsForm<Fields extends FieldValues>(
  fields: DefaultValues<Fields>,
  options: { resolver: Resolver<Fields>; mode: "onChange" | "onTouched" },
) {
  const [writingKey, setWritingKey] = useState(0);
  const form = useForm<Fields, unknown, Fields>({ ...options, defaultValues: fields, shouldFocusError: false });
  const { setValues } = form;
  const fill = useCallback(
    (next: Partial<Fields>) => {
      setValues(next, { shouldDirty: true });
      // The editor reads its text once: a new one is opened for another text.
      setWritingKey((key) => key + 1);
    },
    [setValues],
  );
  return { form, fill, writingKey };
}

/** What the check of a form found, in the words and the shape in which its fields tell it. */
export function useFieldErrors() {
  const { t } = useTranslation("admin");
  return (faults: readonly (FieldFault & { field: string })[]) =>
    Object.fromEntries(faults.map(({ field, code, allowed }) => [field, { type: code, message: t(`fault.${code}`, { allowed }) }]));
}
