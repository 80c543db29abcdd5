import { ArrowUpRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { findCurrency } from "../gift-form/gift-fields.ts";
import { buildShopSearch, findShop } from "./shop-search.ts";

interface ShopButtonProps {
  suggestion: Pick<Suggestion, "searchTerms" | "shop" | "isExperience">;
  currency: string;
  isLead: boolean;
}

/** Leads to the shop for this kind of thing, which it names. */
export function ShopButton({ suggestion, currency, isLead }: ShopButtonProps) {
  const { t } = useTranslation("results");
  const [term] = suggestion.searchTerms;
  if (term === undefined) return null;
  const shop = findShop(findCurrency(currency), suggestion);
  const text = isLead ? t("findAt", { shop: shop.name }) : shop.name;
  return (
    <a
      className={`card-shop ${isLead ? "card-shop-lead" : ""}`}
      href={buildShopSearch(shop, term)}
      target="_blank"
      rel="noopener nofollow"
      aria-label={`${text}: ${term}`}
    >
      {text}
      <ArrowUpRight aria-hidden size={16} strokeWidth={2} />
    </a>
  );
}
