import winkModel from "wink-eng-lite-web-model";
import winkNlp from "wink-nlp";
import type { ItemToken } from "wink-nlp";
import { foldToken } from "../fold.ts";
import type { Token } from "../language.ts";
import { getGap, type Gap } from "./gaps.ts";
import { getLabel, toLower } from "./labels.ts";

/** Universal parts of speech, as far as the reader asks for them. */
export type PartOfSpeech =
  | "ADJ"
  | "ADP"
  | "ADV"
  | "AUX"
  | "CCONJ"
  | "DET"
  | "NOUN"
  | "NUM"
  | "PART"
  | "PRON"
  | "PROPN"
  | "SCONJ"
  | "VERB"
  | "X";

export interface Word extends Token {
  /** In small letters, without apostrophes: 'dont', 'hes'. */
  lower: string;
  pos: PartOfSpeech;
  gap: Gap;
  /** A full stop, and a capital behind it: no name goes on over it, but for 'Vol. 2' and 'St. Louis'. */
  isAfterStop: boolean;
  /** Its position in the list of words. */
  at: number;
}

type Nlp = ReturnType<typeof winkNlp>;
let nlp: Nlp | null = null;

/** Loaded with the first English text: the tables take fifty megabytes. */
function getNlp(): Nlp {
  nlp ??= winkNlp(winkModel, ["pos"]);
  return nlp;
}

const wordPattern = /\b[wW]\/o?(?=\s)|[\p{L}\p{N}\p{M}]+(?:[.,]\d+\p{L}*|['’‘`´ʼ][\p{L}]+)*|[&+]/gu;

export function splitWords(text: string): Word[] {
  const found = [...text.matchAll(wordPattern)];
  const tags = tagWords(text);
  let previousEnd = 0;
  const words = found.map((match, at) => {
    const [typed] = match;
    const [from, to] = [match.index, match.index + typed.length];
    const between = text.slice(previousEnd, from);
    const [previous, earlier] = [getText(found[at - 1]), getText(found[at - 2])];
    const gap = at === 0 ? "sentence" : getGap(between, [earlier, previous, typed]);
    previousEnd = to;
    const plain = {
      text: typed,
      key: foldToken(typed),
      from,
      to,
      lower: spell(getShortened(typed, previous.toLowerCase()) ?? toLower(typed)),
      pos: tags.get(from) ?? "X",
      gap,
      isAfterStop: gap === "sentence" && opensSentence(between, previous, typed),
      at,
    };
    return { ...plain, ...getOther(plain, previous.toLowerCase(), text) };
  });
  return withoutRemarks(words);
}

/** 'Netball n sushi', 'socks w holes'; but 'drum n bass'. */
function getShortened(typed: string, before: string): string | undefined {
  if (typed === "w") return "with";
  return typed === "n" && !joinedByN.test(before) ? "and" : undefined;
}

const joinedByN = /^(?:drum|rock|salt|fish|mac|guns|r|b|d|pick|stop|grab|cut|dine|park|mix|peg|bed|surf)$/;

/** 'Has (we counted) 96 mugs': what is said in passing between the verb and the thing. */
function withoutRemarks(words: readonly Word[]): Word[] {
  return words
    .filter((_, at) => !isRemark(words, at))
    .map((word, at, kept) => ({ ...word, at, gap: isAfterRemark(word, kept[at - 1]) ? "space" : word.gap }));
}

const longestRemark = 3;
const remark = /^(?:has|have|owns?|got) (?:we|i|yes|no|really|seriously|last|at)$/;

function isRemark(words: readonly Word[], at: number): boolean {
  const start = words.findLastIndex(({ gap }, index) => index <= at && index > at - longestRemark && gap === "open");
  const [before = "", first = ""] = words.slice(Math.max(0, start - 1), start + 1).map(({ lower }) => lower);
  if (start < 1 || !remark.test(`${before} ${first}`)) return false;
  const end = words.findIndex(({ gap }, index) => index > start && gap !== "space");
  return end > at && end - start <= longestRemark && words[end]?.gap === "close";
}

const isAfterRemark = ({ gap, at }: Word, before: Word | undefined) => gap === "close" && before !== undefined && at - before.at > 1;

const getText = (match: RegExpMatchArray | undefined) => match?.[0] ?? "";

/** What a word is beside those around it. */
function getOther(word: Pick<Word, "text" | "lower" | "from" | "to">, before: string, text: string): Partial<Word> | null {
  return (
    getMistaken(word, before) ??
    getMine(word, before, text.slice(word.to)) ??
    getWalker(word, text) ??
    getLabel(word.lower, before, text.slice(word.to))
  );
}

/** As it is spelled: words that say something of others, which slips of the finger are made in again and again. */
function spell(lower: string): string {
  return slips.get(lower) ?? (/^re+a+l+y+$/.test(lower) ? "really" : lower.replace(/^lo{2,}ve+(s?)$/, "love$1"));
}

const slips: ReadonlyMap<string, string> = new Map(
  Object.entries({
    allergic: "alergic alergick allergick allegic alergict",
    allergies: "alergies alergys allergys",
    already: "alredy aready allready alreadyy",
    vegetarian: "vegeterian vegitarian vegatarian vegetarain",
    diabetic: "diabetec diabettic diebetic diabectic",
    obsessed: "obsesed obssessed obsesssed obbsessed",
    collects: "colects collets colllects",
    favorite: "favorit favourit favroite favorate",
    birthday: "birthay bithday brithday birtday birthdya birtdhay",
    christmas: "chirstmas christams chrismas chistmas cristmas",
    anniversary: "anniversery aniversary anniversay aniversery",
    valentines: "valentins valentimes",
    fiance: "fiancé",
    fiancee: "fiancée",
    girlfriend: "gilfriend girlfreind grilfriend girfriend girlfirend",
    boyfriend: "boyfreind boyfirend",
    friend: "freind firend frend",
    bestie: "bestfriend bestfreind",
    brother: "borther brohter broter",
    sister: "sistr siter sitser",
    husband: "husbend huband husban",
    daughter: "daugther daughtr dauther daughetr",
    niece: "neice niese",
    nephew: "nefew nephiew nehpew",
    grandma: "granma gramma",
    coworker: "cowoker coworkr",
    colleague: "collegue colleage colegue",
    neighbor: "nieghbor neigbor neighbot",
    interested: "intrested intersted interrested",
  }).flatMap(([meant, typed]) => typed.split(" ").map((slip) => [slip, meant])),
);

/** 'Me bro loves fishing' is of my brother. */
function getMine({ lower }: Pick<Word, "lower">, before: string, rest: string): Partial<Word> | null {
  return lower === "me" && !gives.test(before) && myOwn.test(rest) ? { lower: "my", key: "my", pos: "PRON" } : null;
}

const gives =
  /^(?:gave|give|gives|got|get|gets|told|tells?|made|makes|let|lets|help|helps|helped|bought|sent|asked|taught|showed|shows|call|calls|called)$/;
const myOwn =
  /^ (?:(?:little|lil|big|old|auld|wee|best) )?(?:da|dad|mam|mum|ma|nan|nana|gran|granda|bro|brother|sister|sis|mate|pal|missus|wife|husband|hubby|auntie|uncle|cousin|son|daughter|boss|neighbou?r)\b/;

/** A noun or name that would be taken for a verb. */
function getMistaken({ text, lower }: Pick<Word, "text" | "lower">, before: string): Partial<Pick<Word, "lower" | "pos" | "key">> | null {
  if (lower === "shed" && ownsNext.test(before)) return { lower: "sheds", pos: "NOUN" };
  if (text === "SO" && before === "my") return { lower: "partner", pos: "NOUN" };
  // A group is called so; nobody shouts "I've".
  if (text === "IVE") return { lower: "ives", pos: "PROPN" };
  if (isNoun(lower, before)) return { pos: "NOUN" };
  return lower === "runs" && ranOn.test(before) ? { lower: "tracks", key: "track", pos: "NOUN" } : null;
}

/** 'An ER nurse in Ohio', 'strong smells'. */
const isNoun = (lower: string, before: string) =>
  (lower === "smells" && smelled.test(before)) || (lower === "nurse" && !/^(?:to|will|can|could)$/.test(before));

/** An AT-AT walks in the snow. */
function getWalker({ text: typed, lower, from, to }: Pick<Word, "text" | "lower" | "from" | "to">, text: string): Partial<Word> | null {
  if (typed !== "AT" || !/\bAT-(?:AT|ST)\b/.test(text.slice(Math.max(0, from - 3), to + 3))) return null;
  return { lower: `${lower}s`, pos: "PROPN" };
}

/** 'In his shed' is no 'she'd'. */
const ownsNext = /^(?:his|her|their|my|our|your|a|the|garden|tool|potting)$/;

/** 'Strong smells right now': nothing smells right. */
const smelled = /^(?:strong|bad|sharp|heavy|certain|food|cooking|chemical|perfume|any|all|artificial|sweet)$/;

/** 'Marble runs', 'Costco runs': nobody runs. */
const ranOn =
  /^(?:marble|ball|domino|costco|target|walmart|ikea|starbucks|dunkin|tims|coffee|beer|grocery|store|thrift|school|supply|food|drive-thru|donut|ski|toy)$/;

/** The part of speech of what begins at each position. */
function tagWords(text: string): Map<number, PartOfSpeech> {
  const tagger = getNlp();
  // oxlint-disable-next-line typescript/unbound-method -- names of what is asked for, never called here
  const { precedingSpaces, pos } = tagger.its;
  const found = new Map<number, PartOfSpeech>();
  let at = 0;
  tagger
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const value = token.out();
      at += token.out(precedingSpaces).length;
      // Quotes before a word are a part of it for the tagger.
      found.set(at + (/^['’‘"]+(?=\p{L})/u.exec(value)?.[0].length ?? 0), toPartOfSpeech(token.out(pos)));
      at += value.length;
    });
  return found;
}

const partsOfSpeech: ReadonlySet<unknown> = new Set([
  "ADJ",
  "ADP",
  "ADV",
  "AUX",
  "CCONJ",
  "DET",
  "NOUN",
  "NUM",
  "PART",
  "PRON",
  "PROPN",
  "SCONJ",
  "VERB",
]);

function toPartOfSpeech(tag: unknown): PartOfSpeech {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a member of the set of exactly these
  return partsOfSpeech.has(tag) ? (tag as PartOfSpeech) : "X";
}

const longestShortened = 3;

/** 'Pittsburgh. Steelers', but no 'St. Louis'. */
function opensSentence(between: string, previous: string, typed: string): boolean {
  return previous.length > longestShortened && /^\.\s+$/.test(between) && /^\p{Lu}/u.test(typed);
}
