import type { Token } from "./language.ts";
import type { MeaningHit } from "./meanings.ts";

/** Verbs that are a pastime by themselves, and say no more than that it is done where a thing follows. */
const doing = /^(?:eat|rid(?=ing|e)|read|build|hunt|sing|watch|collect|driv(?=ing|e))(?:e|es|s|ed|ing)?$/;
const betweenWords = /^(?:an?|the|his|her|their|some|about|on|of|old|new|more)$/;
const mostBetween = 2;

/** 'Riding a bike' is no horse riding, 'reading romance novels' loves these, and who gets up to watch trains loves no watches. */
export function leaveOutDoing(hits: readonly MeaningHit[], tokens: readonly Token[]): MeaningHit[] {
  return hits.filter((hit, index) => !isDoneTo(hit, hits[index + 1], tokens) && !isLookingFor(hit, hits[index - 1], tokens));
}

/** 'Charity shop hunting' hunts no deer. */
function isLookingFor({ from, to }: MeaningHit, before: MeaningHit | undefined, tokens: readonly Token[]): boolean {
  return (
    before?.to === from &&
    to === from + 1 &&
    /^hunt(?:s|ing|ers?)?$/i.test(tokens[from]?.text ?? "") &&
    isUnbroken(tokens.slice(from - 1, to))
  );
}

function isDoneTo({ from, to, names }: MeaningHit, next: MeaningHit | undefined, tokens: readonly Token[]): boolean {
  if (next === undefined || to !== from + 1 || names.length > 0 || next.from - to > mostBetween) return false;
  if (!doing.test(tokens[from]?.text.toLowerCase() ?? "")) return false;
  const between = tokens.slice(to, next.from);
  return between.every(({ text }) => betweenWords.test(text.toLowerCase())) && isUnbroken(tokens.slice(from, next.from + 1));
}

/** A comma stands nowhere. */
function isUnbroken(tokens: readonly Token[]): boolean {
  return tokens.every(({ from }, at) => from - (tokens[at - 1]?.to ?? from) <= 1);
}
