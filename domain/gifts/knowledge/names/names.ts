import { locales, type Locale } from "#shared/locales/locale.ts";
import type { NameRow } from "../concept.ts";
import written from "./names.json" with { type: "json" };

/** An entry of the names lexicon; a language whose readers have no own way of writing it has `null`. */
export interface KnownName extends Record<Locale, string | null> {
  id: string;
  kind: string;
  interest: string;
  /** Everything that people type for it; an everyday word is marked with a leading `?`. */
  spellings: readonly string[];
  /** How it is said within a sentence, where the lexicon adds a word that tells it from another: 'Trek' for 'Trek bikes'. */
  said?: Readonly<Partial<Record<Locale, string>>>;
  /** Nobody buys tickets for whoever has died, retired or parted. */
  isOffStage?: true;
}

const label = / ~.*$/u;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the schema by `npm run catalogue` and by a test
const rows = written as NameRow[];

/** Rows are taken out of what was loaded, so that nothing is held twice. */
export const names: readonly KnownName[] = rows.splice(0).map(readRow);

const namesById: ReadonlyMap<string, KnownName> = new Map(names.map((name) => [name.id, name]));

export function findName(id: string): KnownName | null {
  return namesById.get(id) ?? null;
}

/** As it stands beside other words in a sentence: 'a Trek jersey', モモの本. */
export function sayName(name: KnownName, locale: Locale): string | null {
  return name.said?.[locale] ?? name[locale];
}

function readRow([kind, interest, english, chinese, japanese, aliases, stage]: NameRow): KnownName {
  const whole = (text: string) => text.replace(" ~", " ");
  const spellings = [whole(english), whole(chinese), whole(japanese), ...aliases.split("|")].filter((text) => text !== "");
  const plain = (text: string) => whole(text).replace(/^\?/, "") || null;
  const [en, zh, ja] = [plain(english), plain(chinese) ?? plain(english), plain(japanese) ?? plain(english)];
  const said = readSaid({ en: english, zh: chinese || english, ja: japanese || english });
  return {
    id: `${kind}:${en ?? ja ?? zh}`,
    kind,
    interest,
    spellings,
    en,
    zh,
    ja,
    ...(said && { said }),
    ...(stage && { isOffStage: true }),
  };
}

/** The names without what only tells them from others; `null` where none has such a word, which is nearly everywhere. */
function readSaid(written: Readonly<Record<Locale, string>>): KnownName["said"] | null {
  const labeled = locales.filter((locale) => label.test(written[locale]));
  if (labeled.length === 0) return null;
  return Object.fromEntries(labeled.map((locale) => [locale, written[locale].replace(/^\?/, "").replace(label, "")]));
}
