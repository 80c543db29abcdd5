import { useCallback } from "react";
import { useForm, type Resolver, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { checkFields, fieldNames, type SeoFields } from "./seo-fields.ts";

export type SeoFormState = UseFormReturn<SeoFields>;

/** The form, checked by the schema that the server uses. `fill` puts other texts into it, as if they had been typed. */
export function useSeoForm(fields: SeoFields) {
  const { t } = useTranslation("admin");
  const resolver: Resolver<SeoFields> = (values) => {
    const checked = checkFields(values);
    if ("input" in checked) return { values, errors: {} };
    const errors = checked.faults.map(({ field, code, allowed }) => [field, { type: code, message: t(`fault.${code}`, { allowed }) }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useForm<SeoFields>({ defaultValues: fields, resolver, mode: "onTouched", shouldFocusError: false });
  const { setValue } = form;
  const fill = useCallback(
    (next: SeoFields) => {
      for (const name of fieldNames) setValue(name, next[name], { shouldDirty: true });
    },
    [setValue],
  );
  return { form, fill };
}
