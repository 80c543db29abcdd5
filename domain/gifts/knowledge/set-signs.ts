import type { ConceptText } from "./concept.ts";

/** English texts with their apostrophes and quotation marks as they are printed in America. */
export function setSigns({ title, about, why, search }: ConceptText): ConceptText {
  return { title: curl(title), about: curl(about), why: curl(why), search };
}

function curl(text: string): string {
  if (!/['"”]/.test(text)) return text;
  return text
    .replaceAll(/(?<=[\p{L}\p{N}}])'(?=\p{L})/gu, "’")
    .replaceAll(/(?<![\p{L}\p{N}}])(["'])([^"']+)\1(?!\p{L})/gu, "“$2”")
    .replaceAll(/”([.,])/g, "$1”")
    .replaceAll(/(?<=[\p{L}}])'/gu, "’");
}
