import type { Claim, Passage } from "../language.ts";
import type { Clause } from "./clauses.ts";
import { acceptsRefusal } from "./objects.ts";
import type { Phrase } from "./phrases.ts";
import { buildPlain } from "./plain-claim.ts";
import { links, neverThings, phraseEnds } from "./word-lists.ts";
import type { Word } from "./words.ts";

const leads =
  /^(?:from|with|w|that|thats|which|in|by|about|made|like|to|related|involving|containing|says?|too|very|so|is|are|has|have|out|of|do|bangs|saying|anything|requiring|needing|requires?|needs?|involves?|contains?|remotely|overly|along|the|lines|on|for|the|a|an|any|particularly|based|around|featuring|lots?|smells?|looks?|tastes?|makes?|takes?|using|he|she|they|we|i|hed|shed|theyd|wed|id|will|would|must|had|be|gotta)$/;
const measures =
  /^(?:expensive|pricey|costly|cheap|big|large|huge|heavy|bulky|small|tiny|fancy|extravagant|over|crazy|much|serious|long|late|urgent|course)$/;

const descriptions = new Set(["ADJ", "ADV", "VERB"]);

/** 'Nothing white or in fours', 'nothing from Tiffany', 'nothing that says soulmate'. */
export function readNothing(passage: Passage, clause: Clause, { from, to }: Phrase): Claim[] {
  let lead: string[] = [];
  return splitItems(clause.words, from, to).flatMap((item) => {
    const start = skipLeads(clause.words, item.from, item.to);
    if (start > item.from) lead = clause.words.slice(item.from, start).map(({ text }) => text);
    const phrase = { from: start, to: endItem(clause.words, start, item.to) };
    const words = clause.words.slice(phrase.from, phrase.to);
    if (!isRuledOut(words, lead.join(" ").toLowerCase()) && !isShownOnIt(clause.words, start)) return [];
    const claim = buildPlain(passage, clause, { phrase, stance: "dislikes" });
    const plain = claim.words.replace(/[ -](?:related|themed|based|ish)$/, "");
    return [{ ...claim, words: plain, told: tellItem(words, { lead, plain }) }];
  });
}

function splitItems(words: readonly Word[], from: number, to: number): Phrase[] {
  const items: Phrase[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const word = at < to ? words[at] : undefined;
    const isLink = word !== undefined && links.has(word.lower);
    if (word && !isLink && word.gap !== "comma" && word.gap !== "slash") continue;
    if (at > start) items.push({ from: start, to: at });
    start = isLink ? at + 1 : at;
  }
  return items;
}

function skipLeads(words: readonly Word[], from: number, to: number): number {
  let at = from;
  while (at < to - 1 && leads.test(words[at]?.lower ?? "")) at += 1;
  return at;
}

/** 'Nothing sharp this time'. */
const isThisTime = (words: readonly Word[], at: number) =>
  /^(?:this|next) (?:time|year|christmas|birthday)$/.test(`${words[at]?.lower ?? ""} ${words[at + 1]?.lower ?? ""}`);

/** What comes after is no longer the thing: 'nothing pink please', 'nothing loud as she is asleep'. */
function endItem(words: readonly Word[], from: number, to: number): number {
  const found = words.findIndex(({ lower }, at) => at > from && at < to && (phraseEnds.has(lower) || isThisTime(words, at)));
  const end = found < 0 ? to : found;
  // 'Has owls on it'.
  return end - 1 > from && words[end]?.lower === "it" && words[end - 1]?.pos === "ADP" ? end - 1 : end;
}

/** Money and size are wishes. */
function isRuledOut(words: readonly Word[], before: string): boolean {
  const [first] = words;
  if (
    !first ||
    /^reminds?$/.test(first.lower) ||
    phraseEnds.has(first.lower) ||
    words.every(({ lower }) => measures.test(lower)) ||
    isMoney(words)
  )
    return false;
  if (words.length === 1) return isForPlace(first, before) || canBeThing(first);
  // 'Nothing that takes two hands'.
  return (
    acceptsRefusal(words) || /^(?:two|both|three|several)$/.test(first.lower) || words.some(({ gap }, at) => at > 0 && gap === "hyphen")
  );
}

/** 'Nothing for the house'. */
const isForPlace = ({ lower }: Word, before: string) => before.endsWith("for the") && /^(?:house|home|office)$/.test(lower);
/** 'Nothing with teeth on it': whatever can be drawn can be left out. */
const isShownOnIt = (words: readonly Word[], at: number) =>
  words[at]?.pos === "NOUN" && /^on (?:it|them)$/.test(`${words[at + 1]?.lower ?? ""} ${words[at + 2]?.lower ?? ""}`);
const canBeThing = ({ pos, lower }: Word) => pos !== "PRON" && pos !== "AUX" && !neverThings.has(lower);

/** 'Nothing over 20 bucks' is a wish. */
function isMoney(words: readonly Word[]): boolean {
  if (words.some(({ lower }) => /^(?:bucks|dollars|quid|pounds|euros|tenner|fiver)$/.test(lower))) return true;
  return /^(?:over|under|above|more)$/.test(words[0]?.lower ?? "") && words.some(({ pos }) => pos === "NUM");
}

/** Of 'no gifts that need batteries', 'anything that needs'. */
const ofOne = (lead: string) => lead.replace(/\b(that|which) (need|make|require|involve|contain|take|smell|look|say)\b/, "$1 $2s");

function tellItem(words: readonly Word[], { lead, plain }: { lead: readonly string[]; plain: string }): string {
  if (lead.length > 0)
    return `anything ${/^(?:has|have|is|are|says?)$/.test(lead[0] ?? "") ? "that " : ""}${ofOne(lead.join(" "))} ${plain}`;
  const isDescription = words.every(({ pos, lower }) => descriptions.has(pos) || lower.endsWith("ing"));
  return isDescription ? `anything ${plain}` : plain;
}
