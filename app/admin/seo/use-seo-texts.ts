import { useFormContext, useWatch } from "react-hook-form";
import type { SeoTexts } from "#shared/answers/admin-seo.ts";
import { readTexts, type SeoFields } from "./seo-fields.ts";

/** The texts in the form, updated while they are typed. */
export function useSeoTexts(): SeoTexts {
  const { getValues } = useFormContext<SeoFields>();
  return readTexts({ ...getValues(), ...useWatch<SeoFields>() });
}
