import type { ChildAge } from "../vocabulary/age-words.ts";
import { tidyText } from "./fold-words.ts";

/** 'Ages 3 and up', '8+', 'for 9- to 12-year-olds', 3岁以上, 対象年齢6歳から. */
const labels: readonly RegExp[] = [
  /\bages?\s*(?:of\s*)?(\d{1,2})(?:\s*(?:-|–|to|and)\s*(\d{1,2}))?/g,
  /\b(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})[\s-]*(?:years?|yrs?)/g,
  /\bfrom\s+(?:the age of\s+)?(\d{1,2})()(?=\s*(?:years?|yrs?|upwards?|and up|on(?:ward)?s?)\b)/g,
  /\b(\d{1,2})()\s*(?:\+(?=\s*(?:$|[.,;)!?\n]|y(?:ea)?rs?\b))|(?:years?|yrs?)?\s*and (?:up|older|over|above)\b|(?:years?|yrs?)\s*\+)/g,
  /\b(\d{1,2})()[\s-]years?[\s-]olds?\b/g,
  /(?<!\d)(\d{1,2})\s*[-~至到]\s*(\d{1,2})\s*(?:周?岁|歳|才)/g,
  /(?<!\d)(\d{1,2})()\s*(?:周?岁|歳|才)\s*(?:及?以上|から|\+|起|向け|児|用)/g,
];

/** Whether a text names, as a maker's label does, an age that a child has not reached or has outgrown. */
export function isLabeledForOthers(text: string, { youngest, oldest }: ChildAge): boolean {
  const tidy = tidyText(text).toLowerCase();
  return labels.some((label) =>
    [...tidy.matchAll(label)].some(([, from = "", to = ""]) => isChildhood(from) && (Number(from) > youngest || isOutgrown(to, oldest))),
  );
}

/** Somebody of seventy in a text is no label. */
function isChildhood(years: string): boolean {
  return Number(years) <= 18;
}

function isOutgrown(last: string, oldest: number): boolean {
  return last !== "" && Number(last) < Math.floor(oldest);
}
