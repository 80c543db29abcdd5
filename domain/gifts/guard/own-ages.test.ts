import { expect, test } from "vitest";
import { ageRanges } from "#shared/gift-options.ts";
import type { AgeRange } from "#shared/gift-options.ts";
import { locales } from "#shared/locales/locale.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { callPerson } from "../engine/pronouns.ts";
import { categoryNames } from "../knowledge/category-names.ts";
import type { Concept } from "../knowledge/concept.ts";
import { middleYears } from "../knowledge/count-cells.ts";
import { concepts } from "../knowledge/knowledge.ts";
import { joinTexts } from "./idea-texts.ts";
import { isInLanguage } from "./language-check.ts";
import { findUnsafe } from "./unsafe.ts";

test.each(locales)("each gift of ours passes the guard in its %s words at every age that it is made for", (locale) => {
  const refused = concepts.flatMap((concept) => {
    const idea = writeIdea(concept, locale);
    const word = findUnsafe(joinTexts(idea), getStrictest(concept));
    return word !== null || !isInLanguage(idea, locale) ? [`${concept.id}: ${word ?? "another language"}`] : [];
  });

  expect(refused).toEqual([]);
});

/**
 * What is unsafe for the older is so for the younger. From 18 to 24 the guard forbids all alcohol, whose age differs by country; of
 * everything else, it forbids as much as later.
 */
function getStrictest({ ages: [from, to] }: Concept): AgeRange {
  const youngest = ageRanges.find((range) => from <= middleYears[range] && middleYears[range] <= to) ?? (from <= 12 ? "0-12" : "65+");
  return youngest === "18-24" ? "25-34" : youngest;
}

function writeIdea(concept: Concept, locale: Locale): Suggestion {
  const { title, about, why, search } = callPerson(concept[locale], locale, "they");
  return {
    title,
    description: about,
    explanation: why,
    priceRange: "",
    category: categoryNames[concept.category][locale],
    isExperience: false,
    searchTerms: [...search],
    productLinks: [],
    because: [],
    shop: null,
    picture: null,
    source: "catalogue",
  };
}
