import type { Currency } from "#shared/gift-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Concept, ConceptText } from "../concept.ts";
import { setSigns } from "../set-signs.ts";

/**
 * A gift that shops know by its name: a book by its title, a tool by its maker. It is sold in the shops of one language, so it has texts
 * in this language alone and a price in the currency of these shops.
 */
export interface Product
  extends
    ConceptText,
    Pick<
      Concept,
      "id" | "kind" | "category" | "ages" | "shop" | "facts" | "wishes" | "occasions" | "relationships" | "not" | "demands" | "things"
    >,
    Required<Pick<Concept, "level" | "picture" | "interests">> {
  price: readonly [number, number];
  /** Of the countries where it is sold or makes sense, where it isn't in all of its language: a pass for the parks of the United States. */
  currencies?: readonly Currency[];
}

/** The currency of the shops that sell what is written in a language. */
export const shopCurrencies = { en: "USD", zh: "CNY", ja: "JPY" } as const satisfies Record<Locale, string>;

/** The concept that a product is, for readers of its language alone. */
export function makeConcept({ title, about, why, search, price, currencies, ...known }: Product, language: Locale): Concept {
  const text = { title, about, why, search };
  const written = language === "en" ? setSigns(text) : text;
  return {
    ...known,
    price: { [shopCurrencies[language]]: price },
    only: { languages: [language], ...(currencies && { currencies }) },
    pick: true,
    en: written,
    zh: written,
    ja: written,
  };
}
