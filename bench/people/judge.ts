import type { GiftRequest } from "#shared/gift-request.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";

/** A request as a real person would type it, with what a thoughtful human would hold the answer to; see `README.md` beside this file. */
export interface Person {
  id: string;
  language: Locale;
  request: Omit<GiftRequest, "language" | "shown">;
  /** Every exclusion that is told must match one of these. */
  leftOutMay: readonly string[];
  /** Each of these must be told. */
  mustLeaveOut: readonly string[];
  /** The likings that were stated; at least one idea serves each that is not optional. */
  serves: readonly { what: string; pattern: string; optional?: boolean }[];
  /** What an idea would be a plain mistake to match. */
  never: readonly { why: string; pattern: string }[];
  facts: readonly string[];
}

export type FaultKind = "left out wrongly" | "not told as left out" | "plain mistake" | "liking not served";

export interface Judgment {
  person: Person;
  suggestions: readonly Suggestion[];
  leftOut: readonly string[];
  likings: number;
  served: number;
  /** Ideas that serve a liking; `null` where none was stated. */
  onTarget: number | null;
  faults: readonly { kind: FaultKind; what: string }[];
}

export function judge(
  person: Person,
  { suggestions, leftOut }: { suggestions: readonly Suggestion[]; leftOut: readonly string[] },
): Judgment {
  const texts = suggestions.map(({ title, description, searchTerms }) => [title, description, ...searchTerms].join(" \n "));
  const likings = person.serves.filter(({ optional }) => !optional);
  const unserved = likings.filter(({ pattern }) => !texts.some((text) => matches(pattern, text)));
  const mistakes = person.never.flatMap(({ why, pattern }) =>
    suggestions.filter((_, position) => matches(pattern, texts[position] ?? "")).map(({ title }) => `${title}: ${why}`),
  );
  return {
    person,
    suggestions,
    leftOut,
    likings: likings.length,
    served: likings.length - unserved.length,
    onTarget: likings.length === 0 ? null : texts.filter((text) => person.serves.some(({ pattern }) => matches(pattern, text))).length,
    faults: [
      ...listFaults(
        "left out wrongly",
        leftOut.filter((told) => !person.leftOutMay.some((pattern) => matches(pattern, told))),
      ),
      ...listFaults(
        "not told as left out",
        person.mustLeaveOut.filter((pattern) => !leftOut.some((told) => matches(pattern, told))),
      ),
      ...listFaults("plain mistake", mistakes),
      ...listFaults(
        "liking not served",
        unserved.map(({ what }) => what),
      ),
    ],
  };
}

function listFaults(kind: FaultKind, whats: readonly string[]): Judgment["faults"] {
  return whats.map((what) => ({ kind, what }));
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern, "iu").test(text);
}

export interface Rates {
  people: number;
  "likings served": string;
  "ideas that serve one": string;
  "people with a plain mistake": string;
  "wrong of what was told": string;
  "exclusions not told": string;
  "people without a fault": string;
}

export function countRates(judgments: readonly Judgment[]): Rates {
  const sum = (pick: (judgment: Judgment) => number) => judgments.reduce((total, judgment) => total + pick(judgment), 0);
  const count = (kind: FaultKind) => sum(({ faults }) => faults.filter((fault) => fault.kind === kind).length);
  const withLikings = judgments.filter(({ onTarget }) => onTarget !== null);
  return {
    people: judgments.length,
    "likings served": percent(
      sum(({ served }) => served),
      sum(({ likings }) => likings),
    ),
    "ideas that serve one": percent(
      sum(({ onTarget }) => onTarget ?? 0),
      withLikings.length * 5,
    ),
    "people with a plain mistake": percent(
      judgments.filter(({ faults }) => faults.some(({ kind }) => kind === "plain mistake")).length,
      judgments.length,
    ),
    "wrong of what was told": percent(
      count("left out wrongly"),
      sum(({ leftOut }) => leftOut.length),
    ),
    "exclusions not told": percent(
      count("not told as left out"),
      sum(({ person }) => person.mustLeaveOut.length),
    ),
    "people without a fault": percent(judgments.filter(({ faults }) => faults.length === 0).length, judgments.length),
  };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
}
