import type { Resolver } from "react-hook-form";
import { useFieldErrors, useFieldsForm } from "../writing/use-fields-form.ts";
import { checkSeoFields, type SeoFields } from "./seo-fields.ts";

/** The form of a page's settings, checked by the schema that the server uses. */
export function useSeoForm(fields: SeoFields) {
  const describe = useFieldErrors();
  const resolver: Resolver<SeoFields> = (values) => {
    const checked = checkSeoFields(values);
    return "input" in checked ? { values, errors: {} } : { values: {}, errors: describe(checked.faults) };
  };
  return useFieldsForm<SeoFields>(fields, { resolver, mode: "onTouched" });
}
