import { useTranslation } from "react-i18next";
import { ageRanges, genders, listBudgetBands, occasions, relationships } from "#shared/gift-options.ts";
import type { FieldNameOf } from "#shared/person-fields.ts";
import { getCurrency } from "./gift-fields.ts";
import { useBandLabel } from "./use-band-label.ts";

export type ChoiceField = "relationship" | "occasion" | "budget" | FieldNameOf<"choice">;

export interface Option {
  value: string;
  text: string;
}

/** The answers that a question offers, in the page's language; none for a question that has no choices. */
export function useOptions(name: ChoiceField | null, currency: string): Option[] {
  const { t } = useTranslation("options");
  const describeBand = useBandLabel();
  const known = getCurrency(currency);
  switch (name) {
    case "relationship":
      return relationships.map((value) => ({ value, text: t(`relationship.${value}`) }));
    case "occasion":
      return occasions.map((value) => ({ value, text: t(`occasion.${value}`) }));
    case "age":
      return ageRanges.map((value) => ({ value, text: t(`age.${value}`) }));
    case "gender":
      return genders.map((value) => ({ value, text: t(`gender.${value}`) }));
    case "budget":
      return listBudgetBands(known).map((band) => ({ value: band.value, text: describeBand(band, known) }));
    case null:
      return [];
  }
}
