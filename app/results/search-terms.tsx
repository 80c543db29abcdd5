import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { getCurrency } from "../gift-form/gift-fields.ts";
import { AdMark, relateTo } from "./ad-mark.tsx";
import { buildShopSearch, getShop } from "./shop-search.ts";
import { useShops } from "./use-shops.ts";
import "./search-terms.css";

interface SearchTermsProps {
  suggestion: Pick<Suggestion, "searchTerms" | "shop" | "isExperience">;
  currency: string;
  language: string;
}

/** One button to the shop for this kind of thing, and the other search terms as links to the same shop. */
export function SearchTerms({ suggestion, currency, language }: SearchTermsProps) {
  const { t } = useTranslation("results");
  const shop = getShop(getCurrency(currency), suggestion, useShops());
  const [first, ...others] = suggestion.searchTerms;
  if (first === undefined) return null;
  return (
    <div className="tag-search">
      <a className="chip chip-search" href={buildShopSearch(shop, first)} target="_blank" rel={relateTo(shop)}>
        <Search aria-hidden size={14} />
        {t("findAt", { shop: shop.name })} <AdMark shop={shop} />
        <span className="sr-only">: {first}</span>
      </a>
      {others.length > 0 && (
        <ul aria-label={t("search")}>
          {others.map((term) => (
            <li key={term}>
              <a
                className="chip chip-search"
                href={buildShopSearch(shop, term)}
                target="_blank"
                rel={relateTo(shop)}
                aria-label={t("searchAt", { shop: shop.name, term })}
              >
                <span lang={/[\u3040-\u30ff]/.test(term) ? "ja" : language}>{term}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
