import type { Concept } from "./concept.ts";

/** The concept with the apostrophes and quotation marks of its English texts as they are printed in America. */
export function setSigns(concept: Concept): Concept {
  const { title, about, why, search } = concept.en;
  return { ...concept, en: { title: curl(title), about: curl(about), why: curl(why), search } };
}

function curl(text: string): string {
  if (!/['"”]/.test(text)) return text;
  return text
    .replaceAll(/(?<=[\p{L}\p{N}}])'(?=\p{L})/gu, "’")
    .replaceAll(/(?<![\p{L}\p{N}}])(["'])([^"']+)\1(?!\p{L})/gu, "“$2”")
    .replaceAll(/”([.,])/g, "$1”")
    .replaceAll(/(?<=[\p{L}}])'/gu, "’");
}
