import { expect, test } from "vitest";
import { ageRanges } from "#shared/gift-options.ts";
import type { AgeRange } from "#shared/gift-options.ts";
import { locales } from "#shared/locales/locale.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { callPerson } from "../engine/pronouns.ts";
import { categoryNames } from "../knowledge/category-names.ts";
import { isWrittenIn, type Concept } from "../knowledge/concept.ts";
import { middleYears } from "../knowledge/count-cells.ts";
import { concepts } from "../knowledge/knowledge.ts";
import { nameTemplates } from "../knowledge/templates/templates.ts";
import { joinTexts } from "./idea-texts.ts";
import { isInLanguage } from "./language-check.ts";
import { findUnsafe, isUnfitForChild } from "./unsafe.ts";

test.each(locales)("each gift of ours passes the guard in its %s words at every age that it is made for", (locale) => {
  const own = [...concepts, ...nameTemplates].filter((concept) => isWrittenIn(concept, locale));

  const refused = own.flatMap((concept) => {
    const idea = writeIdea(concept, locale);
    const word = findUnsafe(joinTexts(idea), getStrictest(concept));
    return word !== null || !isInLanguage(idea, locale) ? [`${concept.id}: ${word ?? "another language"}`] : [];
  });

  expect(refused).toEqual([]);
});

// Worn for a photo and then put away.
const named = new Set(["full-moon-silver-lock-baby"]);

test.each(locales)("no gift of ours for small children is nothing for the youngest of them by its %s words", (locale) => {
  const forSmall = concepts.filter((concept) => isWrittenIn(concept, locale) && concept.ages[0] < 6 && !named.has(concept.id));

  const refused = forSmall.filter((concept) => {
    const [youngest, oldest] = concept.ages;
    const text = joinTexts(writeIdea(concept, locale));
    return [youngest, 3].some((years) => youngest <= years && years <= oldest && isUnfitForChild(text, { youngest: years, oldest: years }));
  });

  expect(refused.map(({ id }) => id)).toEqual([]);
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
