import { splitUnits, tidyText } from "./fold-words.ts";
import type { Unit } from "./fold-words.ts";
import { createLexicon } from "./lexicon.ts";
import type { Hit, Lexicon } from "./lexicon.ts";
import { interests } from "../knowledge/interests/interests.ts";
import { listNames, readNames } from "../vocabulary/entry.ts";
import { notInterests, notThings } from "../vocabulary/lookalikes.ts";
import { accompaniments } from "../vocabulary/note-words.ts";
import { thingIds, thingNames } from "../vocabulary/things.ts";
import type { ThingId } from "../vocabulary/things.ts";
import { measureReach } from "./word-edges.ts";

/** A text of a gift, read once. */
export interface ReadText {
  units: readonly Unit[];
  /** The folded words between single spaces, with a space at both ends. */
  line: string;
  things: ReadonlySet<ThingId>;
  /** Without those that only what goes with them names: 'guitar' in 'guitar lessons'. */
  goods: ReadonlySet<ThingId>;
}

export const thingLexicon = createLexicon<ThingId>([
  ...thingIds.flatMap((id) => listNames(thingNames[id]).map((name) => ({ id, name }))),
  ...readNames(notThings).map((name) => ({ id: null, name })),
]);
const interestLexicon = createLexicon<string>([
  ...[...interests.values()].flatMap((interest) => listNames(interest).map((name) => ({ id: interest.id, name }))),
  ...readNames(notInterests).map((name) => ({ id: null, name })),
]);
const accompanimentLexicon = createLexicon<true>(readNames(accompaniments).map((name) => ({ id: true, name })));

/** The texts of a few hundred concepts in three languages are asked for again and again; the oldest make room. */
const mostKept = 4_000;
const readTexts = new Map<string, ReadText>();
const interestsOfTexts = new Map<string, ReadonlySet<string>>();

export function readText(text: string): ReadText {
  return remember(readTexts, text, () => {
    const units = splitUnits(tidyText(text));
    const hits = listStated(thingLexicon, units);
    return {
      units,
      line: ` ${units.map(({ key }) => key).join(" ")} `,
      things: collectIds(hits),
      goods: collectIds(hits.filter((hit) => !isAccompanied(units, hit) && !isPurpose(units, hit) && !isPartOfLonger(hit, hits))),
    };
  });
}

export function listInterestsIn(text: string): ReadonlySet<string> {
  return remember(interestsOfTexts, text, () => getInterests(text));
}

/** The same without being kept. */
export function getInterests(text: string): ReadonlySet<string> {
  return collectIds(interestLexicon.findAll(splitUnits(tidyText(text))));
}

/** The things that a text names, denied or not. */
export function getThings(text: string): ReadonlySet<ThingId> {
  return collectIds(thingLexicon.findAll(splitUnits(tidyText(text))));
}

/** What a text names without denying it. */
export function listStated<Id>(lexicon: Lexicon<Id>, units: readonly Unit[]): readonly Hit<Id>[] {
  const hits = lexicon.findAll(units);
  const denied = hits.filter((hit) => isDenied(units, hit));
  if (denied.length === 0) return hits;
  const reach = measureReach(denied, units.length);
  return hits.filter(({ from, to }) => (reach[from] ?? 0) < to);
}

function remember<Value>(kept: Map<string, Value>, text: string, read: () => Value): Value {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const value = read();
  const oldest = kept.size >= mostKept ? kept.keys().next() : null;
  if (oldest && !oldest.done) kept.delete(oldest.value);
  kept.set(text, value);
  return value;
}

function collectIds<Id>(hits: readonly Hit<Id>[]): Set<Id> {
  const ids = new Set<Id>();
  for (const { meanings } of hits) for (const { id } of meanings) if (id !== null) ids.add(id);
  return ids;
}

const freeWords = new Set(["free"]);
const denyingWords = new Set(["without", "no", "non", "faux", "vegan", "fake", "mock", "zero", "imitation", "halal", "kosher"]);
const lastingDenials = ["non alcoholic", "alcohol free", "dairy free", "plant based", "zero alcohol"];
const denyingBefore =
  /(?:無|无|零|不含|不用|不放|不加|不沾|没有|免|无醇|无酒精|ノン|ノンアル|ノンアルコール|フェイク|ヴィーガン|エコ|人造|人工|仿)$/;
const denyingAfter =
  /^(?:フリー|レス|のない|不使用|なし|ゼロ|を使わない|を使わず|を含まない|无添加|不使用の|は?使って(?:い)?(?:ない|ません)|は?入って(?:い)?(?:ない|ません))/;

/** 'alcohol-free', 'without nuts', 'vegan leather', 'non-alcoholic wine' name the thing in order to deny it. */
function isDenied<Id>(units: readonly Unit[], { from, to }: Hit<Id>): boolean {
  const next = units[to];
  const before = units.slice(Math.max(0, from - 8), from);
  if (next && next.pause === "none" && freeWords.has(next.key)) return true;
  const first = units[from];
  if (first?.script === "latin") {
    const previous = before.at(-1);
    if (previous && first.pause === "none" && denyingWords.has(previous.key)) return true;
    const run = before
      .slice(-4)
      .map(({ key }) => key)
      .join(" ");
    return lastingDenials.some((denial) => run.includes(denial));
  }
  const after = units
    .slice(to, to + 9)
    .map(({ key }) => key)
    .join("");
  return denyingBefore.test(before.map(({ key }) => key).join("")) || denyingAfter.test(after);
}

/** Who has notebooks may get notebook stickers. */
function isPartOfLonger<Id>({ from, to }: Hit<Id>, hits: readonly Hit<Id>[]): boolean {
  return hits.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from);
}

const furthestPurpose = 3;

/** 'A stand for guitars', 'paints for customizing sneakers'. */
function isPurpose<Id>(units: readonly Unit[], { from }: Hit<Id>): boolean {
  for (let at = from; at > Math.max(0, from - furthestPurpose); at -= 1) {
    if (units[at]?.pause !== "none") return false;
    if (units[at - 1]?.key === "for") return true;
  }
  return false;
}

/** A 套装 of crochet hooks is a set of them, and no cover (套). */
const isOfSet = (units: readonly Unit[], at: number) => units[at]?.raw === "套" && /^[装裝组組盒]$/.test(units[at + 1]?.raw ?? "");

function isAccompanied<Id>(units: readonly Unit[], { to }: Hit<Id>): boolean {
  const next = units[to];
  if (!next || next.pause !== "none" || isOfSet(units, to)) return false;
  return accompanimentLexicon
    .findLongest(units.slice(to, to + 6))
    .some(({ from }) => from === 0 || (from === 1 && /^[のを]$/.test(next.raw)));
}
