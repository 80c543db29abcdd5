import { useTranslation } from "react-i18next";
import type { BudgetBand, Currency } from "#shared/gift-options.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { formatBandEnds } from "./format-band.ts";

/** Names a band in the page's language: 'Under $25', '$25–50', '3,000～6,000円'. */
export function useBandLabel(): (band: BudgetBand, currency: Currency) => string {
  const { t } = useTranslation("questions");
  const { locale } = usePageAddress();
  return (band, currency) => {
    const { low, high } = formatBandEnds(band, currency, locale);
    if (low === null) return t("band.under", { amount: high });
    return high === null ? t("band.over", { amount: low }) : t("band.between", { low, high });
  };
}
