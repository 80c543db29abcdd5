import { locales } from "#shared/locales/locale.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { goodsOfInterest } from "../vocabulary/exclusion-groups.ts";
import { readNames } from "../vocabulary/entry.ts";
import { labelThing, listCovered, thingIds } from "../vocabulary/things.ts";
import type { ThingId } from "../vocabulary/things.ts";
import { foldText } from "../words/fold-words.ts";
import type { Claim, Token } from "./language.ts";
import { listLikings, listThingMeanings } from "./meanings.ts";
import type { MeaningHit } from "./meanings.ts";
import type { Avoid } from "./reading.ts";
import { respell } from "./spelling.ts";
import { foldPhrase, thingIndex } from "./word-index.ts";
import type { WordMeaning } from "./word-index.ts";

type RuledOut = Pick<Avoid, "things" | "interests" | "names" | "literals" | "topic">;

const nothing: RuledOut = { things: [], interests: [], names: [], literals: [], topic: null };

const longestNoun = 3;

/** What a noun by itself stands for; `null` for a phrase that nobody knows. */
export function ruleOutNoun(noun: string): Pick<RuledOut, "things" | "literals"> | null {
  const meanings = keepNarrow(thingIndex.phrases.get(foldPhrase(noun.trim().toLowerCase())) ?? []);
  const [things, literals] = [coverAll(listThings(meanings)), listLiterals(meanings)];
  if (things.length + literals.length > 0) return { things, literals };
  const folded = foldText(noun);
  const isShort = /^[\p{sc=Latin} ]+$/u.test(folded) ? folded.split(" ").length <= longestNoun : noun.length <= longestNoun * 2;
  return (folded.length > 1 || /^\p{sc=Han}$/u.test(folded)) && isShort ? { things, literals: [folded] } : null;
}

/** What the words of a claim stand for, and an id that is the same for the same meaning. */
export function ruleOut(claim: Claim, why: Avoid["why"], locale: Locale): RuledOut & { id: string } {
  const folded = foldText(claim.words);
  if (claim.topic !== undefined)
    return { ...nothing, id: `${folded}:${claim.topic}`, ...ruleOutTopic(claim, locale), topic: foldText(claim.topic) };
  const asTyped = readPhrase(claim.tokens, locale);
  const phrase = asTyped.hits.length + asTyped.likings.length > 0 ? asTyped : readPhrase(respell(claim.tokens), locale);
  const ruled = ruleOutPhrase(phrase, why);
  const literals =
    ruled.things.length + ruled.interests.length + ruled.names.length + ruled.literals.length > 0
      ? ruled.literals
      : [foldTokens(claim.tokens)];
  const id = ruled.topic === null ? (ruled.names[0] ?? ruled.things[0] ?? ruled.interests[0] ?? folded) : folded;
  return {
    ...ruled,
    literals: literals.filter((literal) => !/^\p{sc=Hiragana}?$/u.test(literal)),
    id: isWhole(phrase) && isLabel(id, folded) ? id : folded,
  };
}

/** 'A good grinder' is any. */
const praise = /^(?:good|great|nice|decent|solid|fancy|excellent|beautiful|lovely|perfectly|really|very)$/;

/** What counts of the words: of 带磁的 ('with a magnet in it') 磁. */
function foldTokens(tokens: readonly Token[]): string {
  const named = tokens.findIndex(({ key }) => !praise.test(key));
  return foldText(
    tokens
      .slice(Math.max(0, named))
      .map(({ text }) => text)
      .join(" "),
  );
}

function ruleOutTopic({ tokens }: Claim, locale: Locale): Partial<RuledOut> {
  const things = coverAll(listThings(listThingMeanings(tokens, locale).flatMap(({ meanings }) => meanings)));
  return { things };
}

/** Biscuits and sweets are one thing for us, and two for whoever typed both. */
function isLabel(id: string, folded: string): boolean {
  const thing = thingIds.find((known) => known === id);
  return thing === undefined || locales.some((locale) => foldText(labelThing(thing, locale)) === folded);
}

interface ReadPhrase {
  tokens: readonly Token[];
  /** Position of the word that the others say more about. */
  head: number;
  hits: readonly MeaningHit[];
  likings: readonly MeaningHit[];
  locale: Locale;
}

const prepositions = new Set(["of", "for", "with", "in", "on", "from", "about", "under", "over", "at", "to", "without"]);

function readPhrase(tokens: readonly Token[], locale: Locale): ReadPhrase {
  const end = tokens.findIndex(({ key }, at) => at > 0 && prepositions.has(key));
  return {
    tokens,
    head: (end > 0 ? end : tokens.length) - 1,
    hits: listThingMeanings(tokens, locale),
    likings: listLikings(tokens, locale),
    locale,
  };
}

/** Whether one meaning fills the phrase, so that it can be named by it. */
function isWhole({ tokens, hits, likings }: ReadPhrase): boolean {
  return [...hits, ...likings].some(({ from, to }) => from === 0 && to === tokens.length);
}

const generic = new Set(
  "stuff thing item gift product gear gadget gizmo accessory anything equipment hardware goods bits merch supply kit tool related themed set present 用品 东西 类 产品 周边 グッズ 系 類 関係 もの 物 関連".split(
    " ",
  ),
);

function ruleOutPhrase(phrase: ReadPhrase, why: Avoid["why"]): RuledOut {
  const { tokens, head, hits, likings } = phrase;
  const atHead = hits.find(({ from, to }) => from <= head && to > head);
  const name = likings.find(({ names }) => names.length > 0);
  if (name && (name.to - name.from === tokens.length || isModel(phrase, name))) return ruleOutName(phrase, name, why);
  if (generic.has(tokens[head]?.key ?? "") && !isOneOfMany(atHead)) return ruleOutField(phrase);
  if (atHead && atHead.meanings.length > 0) return ruleOutThing(phrase, atHead, why);
  return ruleOutInterest(phrase, why);
}

function ruleOutName({ hits }: ReadPhrase, { from, names: [name] }: MeaningHit, why: Avoid["why"]): RuledOut {
  const own = hits.find((hit) => hit.from === from);
  return { ...nothing, names: name ? [name.id] : [], things: why === "has" ? listOwned(own, name) : [] };
}

/** Who has a Breville has an espresso machine; of games and LEGO there is always another. */
function listOwned(hit: MeaningHit | undefined, name: MeaningHit["names"][number] | undefined): ThingId[] {
  if (name?.kind === "camera-brand") return coverAll(["camera"]);
  return machines.test(name?.kind ?? "") ? coverAll(listThings(hit?.meanings ?? [])) : [];
}

const withModels = /^(?:kitchen|outdoor|camera|audio)-brand$/;

/** 'Nikon FM2', 'Breville machine': the make, and which of its machines. */
function isModel({ tokens, hits }: ReadPhrase, { from, to, names }: MeaningHit): boolean {
  if (from > 0 || !withModels.test(names[0]?.kind ?? "") || hits.some((hit) => hit.from >= to)) return false;
  return tokens.slice(to).every(({ text }) => /\d|^\p{Lu}{1,4}$/u.test(text) || /^(?:machine|model|pro|mini|max|plus)$/i.test(text));
}

const machines = /^(?:kitchen|home|outdoor|tool|camera|tech|audio)-brand$/;

/** The Hogwarts Castle LEGO set is one of many: who has it may be given another. */
function isOneOfMany(hit: MeaningHit | undefined): boolean {
  return hit !== undefined && hit.from > 0 && listThings(hit.meanings).some((thing) => narrowed.has(thing));
}

/** Who has all the coffee hardware still drinks coffee. */
const gear = new Set("hardware gear gadget gizmo equipment tool accessory kit machine supply 用品 グッズ 用具".split(" "));

/** 'Kitchen stuff', 'golf things': all that goes with it. */
function ruleOutField({ tokens, head, hits, likings }: ReadPhrase): RuledOut {
  const meanings = hits.flatMap((hit) => hit.meanings);
  const fields = likings.flatMap((hit) => listInterests(hit.meanings));
  const names = likings.flatMap((hit) => hit.names.slice(0, 1).map(({ id }) => id));
  const ofFields = fields.flatMap((id) => listGoods(id));
  const isGear = gear.has(tokens[head]?.key ?? "");
  const literals = [
    ...listLiterals(meanings),
    ...(head > 0
      ? [
          foldText(
            tokens
              .slice(0, head)
              .map(({ text }) => text)
              .join(" "),
          ),
        ]
      : []),
  ];
  return { ...nothing, things: coverAll([...(isGear && ofFields.length > 0 ? [] : listThings(meanings)), ...ofFields]), names, literals };
}

/** Media and clothes are left out of the kind that was named alone: 'jazz records', 'bike clothes'. */
const narrowed = new Set<string>([
  "book",
  "vinyl-record",
  "video-game",
  "poster",
  "magazine",
  "clothing",
  "ticket",
  "toy",
  "building-bricks",
  "snack",
  "calendar",
  "ornament",
]);

/** 'Paper books' are not about paper. */
const substances = new Set(["paper", "physical", "printed", "real", "actual", "hardback", "paperback", "纸", "纸质", "纸の", "の", "的"]);

function ruleOutThing({ tokens, head }: ReadPhrase, hit: MeaningHit, why: Avoid["why"]): RuledOut {
  const isKind = why !== "cannot" && hit.meanings.every((meaning) => meaning.name.kind);
  if (isKind)
    return {
      ...nothing,
      literals: [
        foldText(
          tokens
            .slice(hit.from, hit.to)
            .map(({ text }) => text)
            .join(" "),
        ),
      ],
    };
  const meanings = keepNarrow(hit.meanings);
  const before = tokens.slice(0, hit.from).filter(({ text }) => /\p{L}/u.test(text));
  const after = tokens.slice(head + 2);
  const topic = before.length > 0 ? before : after;
  const isNarrowed = topic.some(({ key }) => !substances.has(key)) && listThings(meanings).some((thing) => narrowed.has(thing));
  return {
    ...nothing,
    things: coverAll(listThings(meanings)),
    literals: listLiterals(meanings),
    topic: isNarrowed ? foldText(topic.map(({ text }) => text).join(" ")) : null,
  };
}

/** 'Hates football': neither the thing to play it with, nor a match. */
function ruleOutInterest({ tokens, likings, head }: ReadPhrase, why: Avoid["why"]): RuledOut {
  const atHead = likings.find(({ from, to }) => from <= head && to > head);
  const ids = atHead ? listInterests(atHead.meanings) : [];
  const isWholePhrase = atHead !== undefined && atHead.to - atHead.from === tokens.length;
  if (!isWholePhrase || ids.length === 0) return nothing;
  if (why === "cannot") return { ...nothing, literals: [foldText(tokens.map(({ text }) => text).join(" "))] };
  return {
    ...nothing,
    interests: why === "dislikes" ? ids : [],
    things: coverAll(ids.flatMap(listGoods)),
    literals: why === "has" ? [foldText(tokens.map(({ text }) => text).join(" "))] : [],
  };
}

function listInterests(meanings: readonly WordMeaning[]): string[] {
  return meanings.flatMap((meaning) => (meaning.kind === "interest" ? [meaning.id] : []));
}

function listGoods(interest: string): readonly ThingId[] {
  return Object.entries(goodsOfInterest).find(([id]) => id === interest)?.[1] ?? [];
}

function listThings(meanings: readonly WordMeaning[]): ThingId[] {
  return meanings.flatMap((meaning) => {
    if (meaning.kind === "thing") return [meaning.id];
    return meaning.kind === "group" ? [...meaning.group.things] : [];
  });
}

function listLiterals(meanings: readonly WordMeaning[]): string[] {
  return meanings.flatMap((meaning) =>
    meaning.kind === "group" ? readNames(meaning.group.texts ?? "").map(({ text }) => foldText(text)) : [],
  );
}

/** Of several things that share a name the narrowest. */
function keepNarrow(meanings: readonly WordMeaning[]): readonly WordMeaning[] {
  const things = listThings(meanings);
  const narrowest = new Set(things.filter((thing) => !things.some((other) => other !== thing && listCovered(thing).has(other))));
  return meanings.filter((meaning) => meaning.kind !== "thing" || narrowest.has(meaning.id));
}

function coverAll(things: readonly ThingId[]): ThingId[] {
  return [...new Set(things.flatMap((thing) => [...listCovered(thing)]))];
}
