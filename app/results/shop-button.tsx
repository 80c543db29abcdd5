import { ArrowUpRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { getCurrency } from "../gift-form/gift-fields.ts";
import { AdMark, relateTo } from "./ad-mark.tsx";
import { buildShopSearch, getShop, spellShopSearch } from "./shop-search.ts";
import { useShops } from "./use-shops.ts";

interface ShopButtonProps {
  suggestion: Pick<Suggestion, "searchTerms" | "shop" | "isExperience">;
  currency: string;
  isLead: boolean;
}

/** Leads to the shop for this kind of thing, which it names. */
export function ShopButton({ suggestion, currency, isLead }: ShopButtonProps) {
  const { t } = useTranslation("results");
  const shops = useShops();
  const [term] = suggestion.searchTerms;
  if (term === undefined) return null;
  const shop = getShop(getCurrency(currency), suggestion, shops);
  const text = isLead ? t("findAt", { shop: shop.name }) : shop.name;
  return (
    <a
      className={`card-shop ${isLead ? "card-shop-lead" : ""}`}
      href={buildShopSearch(shop, term)}
      data-on-paper={spellShopSearch(shop, term)}
      target="_blank"
      rel={relateTo(shop)}
      aria-label={shop.tag === undefined ? `${text}: ${term}` : `${text}: ${term} (${t("ad")})`}
    >
      {text} <AdMark shop={shop} />
      <ArrowUpRight aria-hidden size={16} strokeWidth={2} />
    </a>
  );
}
