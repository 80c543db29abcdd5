import { locales, type Locale } from "#shared/locales/locale.ts";
import type { Concept } from "../concept.ts";
import { makeConcept, type Product } from "./product.ts";
import enBooks from "./en/books.json" with { type: "json" };
import enTable from "./en/table.json" with { type: "json" };
import enPlay from "./en/play.json" with { type: "json" };
import enMaking from "./en/making.json" with { type: "json" };
import enHome from "./en/home.json" with { type: "json" };
import enOutside from "./en/outside.json" with { type: "json" };
import zhBooks from "./zh/books.json" with { type: "json" };
import zhTable from "./zh/table.json" with { type: "json" };
import zhPlay from "./zh/play.json" with { type: "json" };
import zhMaking from "./zh/making.json" with { type: "json" };
import zhHome from "./zh/home.json" with { type: "json" };
import zhOutside from "./zh/outside.json" with { type: "json" };
import jaBooks from "./ja/books.json" with { type: "json" };
import jaTable from "./ja/table.json" with { type: "json" };
import jaPlay from "./ja/play.json" with { type: "json" };
import jaMaking from "./ja/making.json" with { type: "json" };
import jaHome from "./ja/home.json" with { type: "json" };
import jaOutside from "./ja/outside.json" with { type: "json" };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the schema by `npm run catalogue` and by a test
export const writtenProducts = {
  en: [enBooks, enTable, enPlay, enMaking, enHome, enOutside].flat(),
  zh: [zhBooks, zhTable, zhPlay, zhMaking, zhHome, zhOutside].flat(),
  ja: [jaBooks, jaTable, jaPlay, jaMaking, jaHome, jaOutside].flat(),
} as Record<Locale, readonly Product[]>;

/** All products, as the gifts that they are for readers of their language. */
export const products: readonly Concept[] = locales.flatMap((language) =>
  writtenProducts[language].map((product) => makeConcept(product, language)),
);
