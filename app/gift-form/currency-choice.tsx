import { useTranslation } from "react-i18next";
import { currencies } from "#shared/gift-options.ts";
import { getCurrency } from "./gift-fields.ts";

/** The currency of the budget, beside it. */
export function CurrencyChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("questions");
  return (
    <select
      id="currency"
      name="currency"
      className="field currency-field"
      aria-label={t("currency.label")}
      value={getCurrency(value)}
      onChange={(event) => onChange(event.target.value)}
    >
      {currencies.map((currency) => (
        <option key={currency} value={currency}>
          {currency}
        </option>
      ))}
    </select>
  );
}
