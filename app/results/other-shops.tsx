import { useTranslation } from "react-i18next";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { getCurrency } from "../gift-form/gift-fields.ts";
import { AdMark, relateTo } from "./ad-mark.tsx";
import { buildShopSearch, listOtherShops } from "./shop-search.ts";
import { useShops } from "./use-shops.ts";

interface OtherShopsProps {
  suggestion: Pick<Suggestion, "searchTerms" | "shop" | "isExperience">;
  currency: string;
}

/** The same search in other shops. */
export function OtherShops({ suggestion, currency }: OtherShopsProps) {
  const { t } = useTranslation("board");
  const own = useShops();
  const [term] = suggestion.searchTerms;
  const shops = listOtherShops(getCurrency(currency), suggestion, own);
  if (term === undefined || shops.length === 0) return null;
  return (
    <p className="other-shops">
      {t("sheet.alsoAt")}{" "}
      {shops.map((shop) => (
        <a key={shop.name} className="text-link" href={buildShopSearch(shop, term)} target="_blank" rel={relateTo(shop)}>
          {shop.name} <AdMark shop={shop} />
        </a>
      ))}
    </p>
  );
}
