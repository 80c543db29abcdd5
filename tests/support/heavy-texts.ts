import { limits } from "#shared/limits.ts";

const most = limits.content - 10_000;
const fill = (part: string) => part.repeat(most / part.length);

/** Markdown that takes many times as long as its length tells, or nests deeper than any stack: too much for any machine. */
export const heavyTexts = [
  { name: "quotations in quotations", content: "> ".repeat(15_000) },
  { name: "emphasis that does not end", content: fill("a**b__c*") },
];

/** Markdown that one machine renders in the time that it may take, and another does not. */
export const slowText = fill("[^a] ");
