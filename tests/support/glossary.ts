import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "#shared/locales/locale.ts";

const folder = join(import.meta.dirname, "../../docs/language");
const glossaries: Record<Locale, string> = { en: "english.md", zh: "chinese.md", ja: "japanese.md" };

export interface Term {
  /** The right words: where one of them stands, what it contains is not held against it. */
  right: readonly string[];
  wrong: readonly string[];
}

/** The table of words of a language's glossary. */
export async function readGlossary(locale: Locale): Promise<Term[]> {
  const text = await readFile(join(folder, glossaries[locale]), "utf8");
  const rows = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| word |"));
  return rows.map((row) => {
    const [, right = "", , wrong = ""] = row.split("|");
    return { right: right.split(",").map((word) => word.trim()), wrong: [...wrong.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word) };
  });
}

/** The words in a text that its language's glossary rules out. */
export function listWrongWords(text: string, glossary: readonly Term[]): string[] {
  return glossary.flatMap(({ right, wrong }) => {
    const rest = right.reduce((left, word) => left.replaceAll(word, " "), text);
    return wrong.filter((word) => rest.includes(word));
  });
}
