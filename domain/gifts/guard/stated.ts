import { locales } from "#shared/locales/locale.ts";
import type { Brief } from "../brief/brief.ts";
import { interests } from "../knowledge/interests/interests.ts";
import { findName } from "../knowledge/names/names.ts";
import type { Like } from "../reading/reading.ts";

/** What was typed of likings and traits, with the labels of known interests in all languages: what a text may take up. */
export function joinStatedWords({ reading }: Pick<Brief, "reading">): string {
  const likes = reading.likes.flatMap((like) => [like.words, ...like.interests.flatMap(listLabels)]);
  return [...likes, ...reading.traits.map(({ words }) => words), ...reading.wishes.map(({ words }) => words)].join("\n");
}

function listLabels(id: string): string[] {
  const interest = interests.get(id);
  return interest ? locales.map((locale) => interest[locale]) : [];
}

/** The forms in which the names and unknown words of a request may stand in a text of any language. */
export function listQuotable({ reading }: Pick<Brief, "reading">): string[] {
  return reading.likes.flatMap(({ words, name }) => [words, ...listForms(name)]).filter((form) => form.length > 1);
}

function listForms(name: Like["name"]): string[] {
  const known = name && findName(name.id);
  return known ? [...known.spellings, known.en ?? "", known.zh ?? "", known.ja ?? ""] : [];
}
