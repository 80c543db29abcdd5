import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { findCurrency } from "../gift-form/gift-fields.ts";
import { buildShopSearch, findShop } from "./shop-search.ts";

/** The search terms of an idea, each as a link to a shop's search. */
export function SearchTerms({ terms, currency, language }: { terms: string[]; currency: string; language: string }) {
  const { t } = useTranslation("results");
  const payIn = findCurrency(currency);
  if (terms.length === 0) return null;
  return (
    <div className="tag-search">
      <h4>{t("search")}</h4>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <a
              className="chip chip-search"
              href={buildShopSearch(payIn, term)}
              target="_blank"
              rel="noopener nofollow"
              aria-label={t("searchAt", { shop: findShop(payIn).name, term })}
            >
              <Search aria-hidden size={14} />
              <span lang={language}>{term}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
