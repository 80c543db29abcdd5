import { useCallback, useState } from "react";
import { set, useForm, type DefaultValues, type FieldErrors, type FieldValues, type Resolver } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { FieldFault } from "#shared/refusal.ts";

type Checked = { input: unknown } | { faults: readonly (FieldFault & { field: string })[] };

interface FormOptions<Fields> {
  /** Checks the fields by the schema that the server uses. */
  check: (fields: Fields) => Checked;
  mode: "onChange" | "onTouched";
}

/** The form of an editor. `fill` replaces what is in the fields as if it had been typed. */
export function useFieldsForm<Fields extends FieldValues>(fields: DefaultValues<Fields>, { check, mode }: FormOptions<Fields>) {
  const [writingKey, setWritingKey] = useState(0);
  const describe = useFieldErrors<Fields>();
  const resolver: Resolver<Fields> = (values) => {
    const checked = check(values);
    return "input" in checked ? { values, errors: {} } : { values: {}, errors: describe(checked.faults) };
  };
  const form = useForm<Fields, unknown, Fields>({ resolver, mode, defaultValues: fields, shouldFocusError: false });
  const { setValues } = form;
  const fill = useCallback(
    (next: Partial<Fields>) => {
      setValues(next, { shouldDirty: true });
      // The rich editor reads its text only when it is mounted.
      setWritingKey((key) => key + 1);
    },
    [setValues],
  );
  return { form, fill, writingKey };
}

/** The faults as messages, in the shape that the form expects. */
function useFieldErrors<Fields extends FieldValues>() {
  const { t } = useTranslation("admin");
  return (faults: readonly (FieldFault & { field: string })[]) => {
    const errors: FieldErrors<Fields> = {};
    for (const { field, code, allowed } of faults) set(errors, field, { type: code, message: t(`fault.${code}`, { allowed }) });
    return errors;
  };
}
