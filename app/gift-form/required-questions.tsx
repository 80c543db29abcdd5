import { memo } from "react";
import { useTranslation } from "react-i18next";
import { currencies, listBudgetBands, occasions, relationships } from "#shared/gift-options.ts";
import { ChoiceQuestion } from "./choice-question.tsx";
import { findCurrency } from "./gift-fields.ts";
import type { QuestionsProps } from "./question.tsx";
import { useBandLabel } from "./use-band-label.ts";

export const RequiredQuestions = memo(function RequiredQuestions({
  fields,
  faults,
  onChange,
}: QuestionsProps<"relationship" | "occasion" | "currency" | "budget">) {
  const { t } = useTranslation("giftForm");
  const { t: option } = useTranslation("options");
  const describeBand = useBandLabel();
  const currency = findCurrency(fields.currency);
  return (
    <fieldset>
      <legend>{t("required")}</legend>
      <ChoiceQuestion
        name="relationship"
        options={relationships.map((value) => ({ value, text: option(`relationship.${value}`) }))}
        value={fields.relationship}
        isRequired
        fault={faults.relationship}
        onChange={onChange}
      />
      <ChoiceQuestion
        name="occasion"
        options={occasions.map((value) => ({ value, text: option(`occasion.${value}`) }))}
        value={fields.occasion}
        isRequired
        fault={faults.occasion}
        onChange={onChange}
      />
      <ChoiceQuestion
        name="budget"
        options={listBudgetBands(currency).map((band) => ({ value: band.value, text: describeBand(band, currency) }))}
        value={fields.budget}
        isRequired
        fault={faults.budget ?? faults.currency}
        onChange={onChange}
        before={
          <select
            id="currency"
            name="currency"
            className="field currency-field"
            aria-label={t("currency.label")}
            value={currency}
            onChange={(event) => onChange("currency", event.target.value)}
          >
            {currencies.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        }
      />
    </fieldset>
  );
});
