import { buildPrompt } from "#domain/gifts/model/prompt.ts";
import type { Case } from "./cases.ts";
import { formatShare } from "./format-share.ts";

/** How many of the facts in the requests stand in what the model is sent, in the words that were typed. */
export function countFactsTold(cases: readonly Case[]): { reached: string; missing: string[] } {
  const facts = cases.flatMap(({ id, brief, facts: stated }) => {
    const prompt = buildPrompt(brief).toLowerCase();
    return stated.map((fact) => ({ line: `${id}  the model is not told: ${fact}`, isTold: prompt.includes(fact.toLowerCase()) }));
  });
  const missing = facts.filter(({ isTold }) => !isTold).map(({ line }) => line);
  return { reached: formatShare(facts.length - missing.length, facts.length), missing };
}
