import type { AgeRange, Relationship } from "#shared/gift-options.ts";
import { elsewhere, notYet, ofSibling, toldAges, toldStages } from "../vocabulary/age-words.ts";
import type { AgePattern, ChildAge } from "../vocabulary/age-words.ts";
import { tidyText } from "./fold-words.ts";

export type { ChildAge };

/** Whom the age would be of. */
interface Recipient {
  relationship: Relationship;
  ageRange: AgeRange | null;
}

interface Told {
  age: ChildAge;
  match: string;
  /** What stands before and after in the same clause. */
  before: string;
  after: string;
}

const oldestChild = 12;
/** Whoever tells of several children gets what suits the youngest, and those up to this much older. */
const widestSpan = 3;
const oneMonth = 1 / 12;

/**
 * The age of a child as told in words, `null` when none is or when it may well be somebody else's: where the form says that the
 * person is older, nothing is read, and where it says nothing, only what is plainly said of the person.
 */
export function readChildAge(texts: readonly string[], recipient: Recipient): ChildAge | null {
  if (recipient.ageRange !== null && recipient.ageRange !== "0-12") return null;
  const prepared = texts.map(prepare);
  const isTheirs = recipient.ageRange === null ? isPlainlyTheirs : isNobodyElses;
  const inFigures = prepared.flatMap((text) => listTold(text, toldAges)).filter((told) => isTheirs(told, recipient));
  if (inFigures.length > 0 || recipient.ageRange === null) return join(inFigures);
  const inWords = toldStages.map((stage) =>
    prepared.flatMap((text) => listTold(text, [stage])).filter((told) => isTheirs(told, recipient)),
  );
  return join(inWords.find((told) => told.length > 0) ?? []);
}

/** Whether a phrase tells an age in figures, a child's or not: '2 years old', 刚满两岁, 1歳半. */
export function tellsAge(words: string): boolean {
  return listTold(prepare(words), toldAges).some(({ before, after }) => !isElsewhere(before, after));
}

const numbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const ordinals = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const numberWords = new RegExp(`\\b(?:${numbers.join("|")})\\b`, "g");
const ordinalWords = new RegExp(`\\b(?:${ordinals.slice(2).join("|")})(?=[\\s-](?:birthday|bday|b-day|grade))`, "g");
const traditional: Readonly<Record<string, string>> = { 歲: "岁", 兩: "两", 個: "个", 滿: "满", 剛: "刚", 級: "级" };

/** Small letters and figures, so that patterns need not know how they may be written. */
function prepare(text: string): string {
  return tidyText(text.replace(/½/g, ".5").replace(/(?<!\d)\.5/g, "0.5"))
    .toLowerCase()
    .replace(/[歲兩個滿剛級]/g, (character) => traditional[character] ?? character)
    .replace(numberWords, (word) => String(numbers.indexOf(word)))
    .replace(ordinalWords, (word) => `${ordinals.indexOf(word)}th`)
    .replace(/\bfirst(?=[\s-]grade)/g, "1st")
    .replace(/\ban? (?=(?:year|month|week)[\s-]old)/g, "1 ")
    .replace(/(\d)[\s-]*(?:and[\s-]a[\s-]half|1\/2)/g, "$1.5");
}

/** From every pattern in turn; what one has read is blank for the next. */
function listTold(text: string, patterns: readonly AgePattern[]): Told[] {
  const found: Told[] = [];
  let rest = text;
  for (const { words, read } of patterns) {
    rest = rest.replace(words, (match: string, ...more: unknown[]) => {
      const figures = more
        .slice(
          0,
          more.findIndex((one) => typeof one === "number"),
        )
        .map((one) => (typeof one === "string" ? one : ""));
      const at = more.find((one) => typeof one === "number") ?? 0;
      found.push({ age: read(figures), match, ...getSurroundings(text, at, at + match.length) });
      return " ".repeat(match.length);
    });
  }
  return found;
}

const longestSurroundings = 40;

function getSurroundings(text: string, from: number, to: number): Pick<Told, "before" | "after"> {
  const before = text.slice(Math.max(0, from - longestSurroundings), from);
  // 上の子(3歳)がいる姉: the sentence goes on behind the brackets.
  const after = text.slice(to, to + longestSurroundings).replace(/^[)）]\s*(?=が)/, "");
  return {
    before: before.slice(Math.max(...[...before.matchAll(/[.,;:!?。、！？()\n]/g)].map(({ index }) => index + 1), 0)),
    after: after.split(/[.,;:!?。、！？()\n]/)[0] ?? "",
  };
}

function isElsewhere(before: string, after: string): boolean {
  return elsewhere.before.some((words) => words.test(before)) || elsewhere.after.some((words) => words.test(after));
}

/** Not the age of a pet, of a brother, nor the age at which something began. */
function isNobodyElses({ match, before, after }: Told, { relationship }: Recipient): boolean {
  if (isElsewhere(before, after)) return false;
  if (relationship === "sibling") return true;
  const isBrothers = ofSibling.before.test(before) || ofSibling.before.test(match.replace(/[\s\d.]+$/, ""));
  return !isBrothers && !(ofSibling.after.test(after) && ofSibling.owned.test(before));
}

const ofGrownUps: ReadonlySet<Relationship> = new Set(["spouse", "parent", "colleague"]);
const plainlyBefore =
  /^\s*(?:for\s+)?(?:(?:she|he|my|our|a|the|little|is|just|will|be|has|turned|about|to|i)\s+|(?:shes|hes)\s+)*(?:(?:niece|nephew|cousin|grandson|granddaughter|grandchild|godson|goddaughter)\s+(?:is\s+)?)?(?:nearly |almost )?$|^(?:我的?|我家)?(?:[她他]|侄子|侄女|外甥女?|孙[子女]|外孙女?|[表堂][弟妹])?(?:今年|刚|刚满|刚过|马上|快|就|已经|才|要|将|满|即将|现在|是|了)*$|^(?:姪|甥|孫|姪っ子|甥っ子|いとこ)?(?:は|が|の|も)?(?:もうすぐ|今年|来月|今度|ちょうど|いま|まだ|今)*(?:で|に)?$/;
const ofOwnChild = /\b(?:son|daughter|child|kid|boy|girl|baby|toddler|brother|sister)\b|儿子|女儿|孩子|弟弟|妹妹|息子|娘|子ども|子供|弟|妹/;
const someoneElses = /\b(?:his|her|their|has|have|with|of)\b|有|[她他]的(?:孩子|儿子|女儿)|家的|がいる/;

/** Said of the person and of nobody whom the person may have. */
function isPlainlyTheirs(told: Told, recipient: Recipient): boolean {
  const { relationship } = recipient;
  if (ofGrownUps.has(relationship) || !isNobodyElses(told, recipient)) return false;
  const clause = `${told.before} ${told.match} ${told.after}`;
  if (relationship === "child" || relationship === "sibling") return !someoneElses.test(clause);
  return plainlyBefore.test(told.before) && !someoneElses.test(clause) && !ofOwnChild.test(clause);
}

function join(told: readonly Told[]): ChildAge | null {
  const ages = told.map(reachOnlyWhatIsReached).filter(({ youngest }) => youngest < oldestChild + 1);
  if (ages.length === 0) return null;
  const youngest = Math.min(...ages.map((age) => age.youngest));
  const oldest = Math.max(...ages.map((age) => age.oldest));
  return { youngest, oldest: Math.min(oldest, youngest + widestSpan, oldestChild) };
}

/** 'Nearly 3' is 2 as far as safety goes. */
function reachOnlyWhatIsReached({ age, match, before }: Told): ChildAge {
  const isAhead = notYet.test(before) || notYet.test(match.replace(/[\d一二两三四五六七八九十].*$/s, ""));
  return isAhead ? { youngest: Math.max(0, age.youngest - oneMonth), oldest: Math.max(0, age.oldest - oneMonth) } : age;
}
