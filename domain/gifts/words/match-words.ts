import type { Locale } from "#shared/locales/locale.ts";
import { splitUnits, tidyText } from "./fold-words.ts";
import type { Unit } from "./fold-words.ts";
import { createLexicon } from "./lexicon.ts";
import type { Hit, Lexicon } from "./lexicon.ts";
import { createSpeller } from "./spelling.ts";
import type { Speller } from "./spelling.ts";
import { listNames, readNames } from "../vocabulary/entry.ts";
import type { VocabularyEntry } from "../vocabulary/entry.ts";
import { interestIds, interestNames, labelInterest, widerInterests } from "../vocabulary/interests.ts";
import type { InterestId } from "../vocabulary/interests.ts";
import { notInterests, notTraits } from "../vocabulary/lookalikes.ts";
import { labelTrait, traitIds, traitNames } from "../vocabulary/traits.ts";
import type { TraitId } from "../vocabulary/traits.ts";

/** All that is needed to read one kind of stated words. */
export interface Vocabulary<Id> {
  lexicon: Lexicon<Id>;
  mend: Speller;
  label: (id: Id, locale: Locale) => string;
  /** Ids that go without saying once `id` is named. */
  listWider: (id: Id) => readonly Id[];
}

export const interestVocabulary: Vocabulary<InterestId> = {
  ...prepare(interestIds, interestNames, notInterests),
  label: labelInterest,
  listWider: (id) => widerInterests[id] ?? [],
};

export const traitVocabulary: Vocabulary<TraitId> = {
  ...prepare(traitIds, traitNames, notTraits),
  label: labelTrait,
  listWider: () => [],
};

function prepare<Id extends string>(
  ids: readonly Id[],
  entries: Readonly<Record<Id, VocabularyEntry>>,
  lookalikes: string,
): Pick<Vocabulary<Id>, "lexicon" | "mend"> {
  const named = ids.flatMap((id) =>
    listNames(entries[id]).map((name) => ({ id, name: { ...name, bounded: isSingleCharacter(name.text) } })),
  );
  const lexicon = createLexicon<Id>([...named, ...readNames(lookalikes).map((name) => ({ id: null, name }))]);
  return { lexicon, mend: createSpeller(lexicon.words, (unit) => lexicon.findLongest([unit]).length > 0) };
}

function isSingleCharacter(text: string): boolean {
  return /^\p{sc=Han}$/u.test(text);
}

/** What a text names, typing errors mended; used for phrases that people typed. */
export function findNamed<Id>(text: string, { lexicon, mend }: Vocabulary<Id>): { units: Unit[]; hits: Hit<Id>[] } {
  const units = splitUnits(tidyText(text)).map(mend);
  return { units, hits: lexicon.findLongest(units) };
}
