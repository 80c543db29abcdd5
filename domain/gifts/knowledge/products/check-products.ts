import { locales, type Locale } from "#shared/locales/locale.ts";
import { listBrokenRules, listRepeatedIds, listRepeatedTitles, listTextFaults, nameConcept } from "../check-concepts.ts";
import { productSchema } from "../concept-schema.ts";
import type { Concept } from "../concept.ts";
import { makeConcept, type Product } from "./product.ts";

/** Lists what is wrong with products as they were written, in words for their authors. */
export function listProductFaults(written: Readonly<Record<Locale, readonly unknown[]>>): string[] {
  const sound: Concept[] = [];
  const own = locales.flatMap((language) =>
    written[language].flatMap((product, position) => {
      const id = nameConcept(product) ?? `product ${position + 1} in ${language}`;
      const parsed = productSchema.safeParse(product);
      if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${id}: ${path.join(".")}: ${message}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema is that of a product
      const concept = makeConcept(parsed.data as Product, language);
      sound.push(concept);
      const isElsewhere = !id.startsWith(`${language}-`);
      return [
        ...(isElsewhere ? [`the id starts with its language, ${language}-`] : []),
        ...listBrokenRules(concept),
        ...listTextFaults(concept[language], language),
      ].map((fault) => `${id}: ${fault}`);
    }),
  );
  const isOf = (language: Locale) => (concept: Concept) => concept.only?.languages?.includes(language) === true;
  return [...own, ...listRepeatedIds(sound), ...locales.flatMap((locale) => listRepeatedTitles(sound.filter(isOf(locale)), locale))];
}
