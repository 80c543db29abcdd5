import type { Clause } from "./clauses.ts";
import { neverThings, people } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** Whether it is told that they have a thing, and not only that there is one. */
export function isPlainlyOwned({ words, line }: Clause, from: number): boolean {
  if (
    words[from - 1]?.lower === "the" ||
    isGoodThing(words.slice(from)) ||
    goodOne.test(line) ||
    /\b(?:already|every)\b/.test(line) ||
    countedNow.test(line)
  )
    return true;
  return severalOwned.test(line);
}

/** 'Has a good paddle': what is good enough, and no good job or time. */
function isGoodThing([first, noun, next]: readonly Word[]): boolean {
  if (!first || noun?.pos !== "NOUN" || !/^(?:good|great|nice|decent|solid|fancy|excellent)$/.test(first.lower)) return false;
  const isAtEnd = next === undefined || next.gap !== "space" || /^(?:and|already|but|so)$/.test(next.lower);
  return isAtEnd && ![neverThings, people].some((words) => words.has(noun.lower)) && !notThings.test(noun.lower);
}

const notThings =
  /(?:tion|sion|ity|ness|ment|ship|ance|ence|ing|hood)$|^(?:understanding|grasp|rapport|bond|appetite|marriage|childhood|teacher|coach|trainer|school|neighbou?rhood|view|salary|pension|deal|start|run|record|team|crew|group|bunch|community|church|commute|schedule|routine|balance|excuse|cry|chat|win|streak|run|score|grade|grades|gpa)$/;

/** 'Has a good grinder': what does something is called by it. */
const goodOne =
  /(?:has|have|got|owns?) (?:an? )?(?:really |very |perfectly |pretty )?(?:good|great|nice|decent|solid|fancy|excellent|high end) (?:\w+ )?(?!(?:father|mother|brother|sister|daughter|partner|teacher|trainer|doctor|dinner|summer|winter|career|character|temper|number|order|manner|answer|paper|power|weather|figure|boxer|retriever|setter|pointer|corner|river|sister|lawyer|manager|employer|player|singer|dancer|listener|color|humor|future)\b)\w{3,}er(?=$| ,| and| already| so| but)/;
/** 'Has three locks now'. */
const countedNow = /(?:has|have|got|owns?) (?:[2-9]|two|three|four|five|six) (?:\w+ ){1,2}(?:now|these days)\b/;
/** 'Has a helmet and pads'. */
const severalOwned = /(?:has|have|got|owns?) (?:a |an |his |her |their )?(?:\w+ ){0,2}\w+ (?:,|and|\/) /;
