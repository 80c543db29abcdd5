import type { Suggestion } from "#shared/answers/suggestion.ts";
import { findName } from "../knowledge/names/names.ts";
import type { Avoid } from "../reading/reading.ts";
import { goodsOfInterest } from "../vocabulary/exclusion-groups.ts";
import { isStated } from "../words/denials.ts";
import { listCovered } from "../vocabulary/things.ts";
import { foldText } from "../words/fold-words.ts";
import { listInterestsIn, readText } from "../words/text-things.ts";
import { describeGift } from "./idea-texts.ts";

const edible: ReadonlySet<string> = new Set([
  ...listCovered("food"),
  ...listCovered("alcohol"),
  ...listCovered("tea"),
  ...listCovered("coffee"),
]);

/** Whether a gift is or contains what must not be given. What an outing only provides, a tent or a camera, is not given. */
export function isOfAvoided(suggestion: Suggestion, avoid: Avoid): boolean {
  const isOfGoods = avoid.things.length > 0 && !avoid.things.some((thing) => edible.has(thing));
  const isLent = suggestion.isExperience && avoid.why !== "cannot" && isOfGoods;
  const text = isLent ? [suggestion.title, ...suggestion.searchTerms].join("\n") : describeGift(suggestion);
  return namesAvoided(avoid, text, suggestion) || isOfMaterial(avoid, text) || isCalledSo(suggestion.title, avoid.words);
}

/** Whether a text of a gift names what must not be given; what it denies ('sugar-free') does not count. */
function namesAvoided(avoid: Avoid, text: string, gift: Suggestion): boolean {
  const read = readText(text);
  const namesThing = avoid.why === "has" ? isOneMore(avoid, text, gift) : holdsAny(read.things, avoid.things);
  if (isMadeWithout(avoid, text)) return false;
  if (avoid.topic !== null) return namesThing && isInLine(read.line, avoid.topic);
  if (namesThing || avoid.literals.some((literal) => isInLine(read.line, literal))) return true;
  if (holdsAny(read.things, avoid.names.flatMap(listKindred))) return true;
  if (avoid.names.some((id) => listSpellings(id).some((spelling) => isInLine(read.line, spelling)))) return true;
  return avoid.interests.length > 0 && holdsAny(listInterestsIn(text), avoid.interests);
}

const fewestWords = 2;

/** Whether all words of an English title stand in what must not be given: 'A Bruder garbage truck' in 'the big Bruder garbage truck'. */
function isCalledSo(title: string, words: string): boolean {
  const said = new Set(foldText(words).split(" "));
  const own = foldText(title)
    .split(" ")
    .filter((word) => !/^(?:an?|the)$/.test(word));
  return own.length >= fewestWords && own.every((word) => said.has(word));
}

/**
 * Whether it is one more of what they have. Where the title tells that it only goes with that ('boxes for sneakers'), the words to search
 * by ('shoe box') say no more.
 */
function isOneMore({ things }: Avoid, text: string, { title, description }: Suggestion): boolean {
  const tells = holdsAny(readText(title).things, things);
  return holdsAny(readText(tells ? `${title}\n${description}` : text).goods, things);
}

function holdsAny(held: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.some((id) => held.has(id));
}

/** Words for food that is made without what is avoided, by the id of the diet and by what people type for it. */
const madeWithout: readonly (readonly [id: string, typed: RegExp, words: RegExp])[] = [
  [
    "avoid:no-caffeine",
    /caffeine|咖啡因|カフェイン/i,
    /\bdecaf|caffeine[- ]free|(?:without|no|zero) caffeine|カフェイン(?:の(?:ない|入らない|入っていない)|ゼロ|を含まない)|デカフェ|ディカフェ|カフェインレス|ノンカフェイン|无咖啡因|低因|脱因/i,
  ],
  ["avoid:no-gluten", /gluten|麸质|グルテン/i, /gluten[- ]free|无麸质|グルテンフリー|小麦を使わ|小麦不使用|米粉/i],
  [
    "avoid:no-pollen",
    /pollen|花粉/i,
    /\b(?:silk|artificial|crochet(?:ed)?|knitted|paper|felt|brick) (?:flowers?|bouquets?|roses?|tulips?|plants?|lil(?:y|ies))\b|毛线|钩针|仿真|绢花|纸花|积木花|造花|編みぐるみ/i,
  ],
  [
    "avoid:no-sugar",
    /sugar|糖/i,
    /sugar[- ]free|\bno[- ](?:added[- ])?sugar|without (?:any |added )?sugar|\blow[- ]sugar|blood sugar|无糖|不加糖|零糖|低糖|糖不加|血糖|砂糖不使用|砂糖を使わ|シュガーレス|無糖|低糖質|糖質オフ|血糖/i,
  ],
];

/** Whether a text says that a gift is made without what is avoided. */
export function isMadeWithout({ id, words }: Pick<Avoid, "id" | "words">, text: string): boolean {
  return madeWithout.some(([diet, typed, denial]) => (id === diet || typed.test(words)) && denial.test(text));
}

/** What something is made of is no thing of its own: what is typed for it, and by what words a gift is of it. */
const materials: readonly (readonly [typed: RegExp, words: RegExp])[] = [
  [/\bplastics?\b|塑料|プラスチック/i, /\bplastics?\b|塑料|プラスチック/i],
  [/\bwooden\b|木制品|木製品|木でできた/i, /\bwooden\b|木制|实木|原木|木製|木の(?!実|葉|芽|香り)|ひのき|ヒノキ|桐箱/i],
];

function isOfMaterial({ words, why }: Avoid, text: string): boolean {
  return why !== "has" && materials.some(([typed, made]) => typed.test(words) && isStated(made, text));
}

/** Bricks of any make are what 'LEGO' means. */
function listKindred(id: string): readonly string[] {
  const name = findName(id);
  return name?.kind === "toy-line" && ["lego", "building-bricks"].includes(name.interest) ? (goodsOfInterest["building-bricks"] ?? []) : [];
}

function listSpellings(id: string): string[] {
  return (findName(id)?.spellings ?? []).map((spelling) => foldText(spelling.replace(/^\?/, "")));
}

/** 'Non-toxic', 'egg-free'. */
function isDenied(line: string, at: number, literal: string): boolean {
  return / (?:non|no|not|without|zero|un)$/.test(line.slice(0, at)) || line.startsWith(" free ", at + literal.length + 1);
}

/** Whole words; a katakana word may not be cut out of a longer one. */
function isInLine(line: string, literal: string): boolean {
  const at = literal === "" ? -1 : line.indexOf(` ${literal} `);
  if (at < 0 || isDenied(line, at, literal)) return false;
  if (!/^\p{sc=Katakana}/u.test(literal)) return true;
  const neighbors = `${line[at - 1] ?? ""}${line[at + literal.length + 2] ?? ""}`;
  return !/[\p{sc=Katakana}ー]/u.test(neighbors);
}
