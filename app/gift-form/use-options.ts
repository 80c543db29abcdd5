import { useTranslation } from "react-i18next";
import { listBudgetBands, occasions, relationships } from "#shared/gift-options.ts";
import { personFields, type FieldNameOf } from "#shared/person-fields.ts";
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
  const { t: question } = useTranslation("questions");
  const describeBand = useBandLabel();
  const known = getCurrency(currency);
  switch (name) {
    case "relationship":
      return relationships.map((value) => ({ value, text: t(`relationship.${value}`) }));
    case "occasion":
      return occasions.map((value) => ({ value, text: t(`occasion.${value}`) }));
    case "budget":
      return listBudgetBands(known).map((band) => ({ value: band.value, text: describeBand(band, known) }));
    case null:
      return [];
    default: {
      const words: Record<string, string> = question(`${name}.values`, { returnObjects: true });
      return personFields[name].values.map((value) => ({ value, text: words[value] ?? value }));
    }
  }
}
