import type { Locale } from "#shared/locales/locale.ts";
import type { NameRow } from "../concept.ts";
import written from "./names.json" with { type: "json" };

/** An entry of the names lexicon; a language whose readers have no own way of writing it has `null`. */
export interface KnownName extends Record<Locale, string | null> {
  id: string;
  kind: string;
  interest: string;
  /** Everything that people type for it; an everyday word is marked with a leading `?`. */
  spellings: readonly string[];
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the schema by `npm run catalogue` and by a test
const rows = written as NameRow[];

/** Rows are taken out of what was loaded, so that nothing is held twice. */
export const names: readonly KnownName[] = rows.splice(0).map(readRow);

const namesById: ReadonlyMap<string, KnownName> = new Map(names.map((name) => [name.id, name]));

export function findName(id: string): KnownName | null {
  return namesById.get(id) ?? null;
}

function readRow([kind, interest, en, zh, ja, aliases]: NameRow): KnownName {
  const spellings = [en, zh, ja, ...aliases.split("|")].filter((text) => text !== "");
  const plain = (text: string) => text.replace(/^\?/, "") || null;
  return {
    id: `${kind}:${plain(en) ?? plain(ja) ?? plain(zh)}`,
    kind,
    interest,
    spellings,
    en: plain(en),
    zh: plain(zh) ?? plain(en),
    ja: plain(ja) ?? plain(en),
  };
}
