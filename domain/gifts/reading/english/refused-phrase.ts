import type { Clause } from "./clauses.ts";
import { acceptsRefusal } from "./objects.ts";
import type { Phrase } from "./phrases.ts";
import { people } from "./word-lists.ts";

/** Whether what a phrase of a clause names can be left out; 'not another "Grandad" anything' is of such things, and of no grandad. */
export function acceptsRefusedPhrase({ words }: Clause, { from, to }: Phrase): boolean {
  const isOfSomebody = to === from + 1 && people.has(words[from]?.lower ?? "") && words[to]?.lower === "anything";
  return isOfSomebody || acceptsRefusal(words.slice(from, to));
}
