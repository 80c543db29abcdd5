import { listWider } from "../knowledge/knowledge.ts";
import type { Like, TypedWords } from "../reading/reading.ts";
import { foldText } from "../words/fold-words.ts";
import { isProper } from "./evidence.ts";

/** Likings that speak of one thing: 'climbing' and 'her Thursday climbing night', 'Stardew Valley' and 'stardew'. */
export interface Theme {
  /** The places of its likings. */
  likes: readonly number[];
  /** How much the giver says that it counts: 1 for a liking that was stated. */
  weight: number;
}

const worthOfAffinity = 0.45;
const worthOfEmphasis = 0.35;
const worthOfMention = 0.1;
const mostForMentions = 0.2;

/** Groups likings by what they speak of, in the order in which they were stated. */
export function groupThemes(likes: readonly Like[], words: TypedWords): Theme[] {
  let groups: number[][] = [];
  for (const [position, like] of likes.entries()) {
    const isKnown = (group: readonly number[]) =>
      group.some((other) => isSameThing(like, likes[other] ?? like) || isOnePhrase(like, likes[other] ?? like, words));
    const known = groups.filter(isKnown);
    // In whatever order they were said, what binds two groups makes them one.
    groups =
      known.length > 0 ? [...groups.filter((group) => !known.includes(group)), [...known.flat(), position]] : [...groups, [position]];
  }
  return groups.map((group) => ({
    likes: group,
    weight: weigh(
      group.flatMap((position) => likes[position] ?? []),
      words,
    ),
  }));
}

function isSameThing(one: Like, other: Like): boolean {
  if (one.name !== null && other.name !== null) return one.name.id === other.name.id;
  if (isPartOf(one, other) || isPartOf(other, one)) return true;
  return !isProper(one) && !isProper(other) && isSamePastime(one, other);
}

/** K-POPのライブ遠征, ラーメンの食べ歩き: what is said of one thing in a row. */
function isOnePhrase(one: Like, other: Like, words: TypedWords): boolean {
  if (one.field !== other.field || one.item !== other.item || one.field === "interests") return false;
  const [first, next] = one.from <= other.from ? [one, other] : [other, one];
  const text = getTyped(one, words);
  return next.from >= first.to && kana.test(text) && /^[のな]?$/.test(text.slice(first.to, next.from));
}

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

function getTyped({ field, item }: Like, words: TypedWords): string {
  return (field === "interests" || field === "personalities" ? words[field]?.[item] : words[field]) ?? "";
}

/** What was typed as two pastimes stays two, unless both mean the same. */
function isSamePastime(one: Like, other: Like): boolean {
  const [ids, others] = [new Set(one.interests), new Set(other.interests)];
  if (ids.size === 0 || others.size === 0) return false;
  if (ids.symmetricDifference(others).size === 0) return true;
  if (one.field === "interests" && other.field === "interests") return false;
  const isRelated = one.interests.some((id) => other.interests.some((another) => isKin(id, another)));
  return isRelated || isPartOf({ ...one, interests: [] }, other) || isPartOf({ ...other, interests: [] }, one);
}

function isKin(one: string, other: string): boolean {
  return one === other || listWider(one).includes(other) || listWider(other).includes(one);
}

/** Words that mean nothing alone, and stand in those of another liking: 'tyler' in 'Tyler, the Creator'. */
function isPartOf({ name, interests, words }: Like, whole: Like): boolean {
  if (name !== null || interests.length > 0) return false;
  const [part, all] = [foldText(words), foldText(whole.words)];
  return part.length > 0 && (/\p{sc=Latin}/u.test(part) ? ` ${all} `.includes(` ${part} `) : all.includes(part));
}

function weigh(likes: readonly Like[], words: TypedWords): number {
  const base = likes.some(({ strength }) => strength === "stated") ? 1 : worthOfAffinity;
  const emphasis = likes.some((like) => isEmphasized(like, words)) ? worthOfEmphasis : 0;
  return base + emphasis + Math.min((likes.length - 1) * worthOfMention, mostForMentions);
}

/** How far from a liking the words stand that say how much it is loved. */
const reach = 18;

const emphasis =
  /\b(?:li(?:ves?|ving) for|is life|are life|obsess\w*|mad (?:for|about|keen)|crazy (?:for|about)|addicted|adores?|devoted|(?:whole|entire) (?:personality|life|world)|favou?rite|all day|every (?:day|single|night|morning)|die-?hard|huge|biggest)\b|最爱|最喜欢|最迷|痴迷|沉迷|铁粉|铁杆|狂热|一辈子|从小|天天|每天|夢中|大好き|ハマ|命|沼|生きがい|目がない|ずっと|毎日|いちばん好き|一番好き/iu;

function isEmphasized(like: Like, words: TypedWords): boolean {
  const { from, to } = like;
  const text = getTyped(like, words);
  const [before, after] = [text.slice(Math.max(0, from - reach), from), text.slice(to, to + reach)];
  return emphasis.test(`${lastClause(before)}${text.slice(from, to)}${firstClause(after)}`.normalize("NFKC"));
}

const lastClause = (text: string) => text.slice(text.search(/[^.!?;。！？；\n]*$/u));
const firstClause = (text: string) => /^[^.!?;,。！？；，、\n]*/u.exec(text)?.[0] ?? "";
