import { ageRanges, listBudgetBands } from "#shared/gift-options.ts";
import type { Concept } from "./concept.ts";
import { concepts } from "./concepts/concepts.ts";
import { interests } from "./interests/interests.ts";
import { listTemplates } from "./knowledge.ts";

const fewest = 6;
/** A year in the middle of each age range. */
export const middleYears = { "0-12": 7, "13-17": 15, "18-24": 21, "25-34": 30, "35-49": 42, "50-64": 57, "65+": 72 } as const;

/** By age range, how many concepts somebody in its middle may get at each budget in US dollars. */
export function countCells(counted: readonly Concept[]): Record<string, Record<string, number>> {
  const rows = ageRanges.map((range) => {
    const fitting = counted.filter(({ ages: [from, to] }) => from <= middleYears[range] && middleYears[range] <= to);
    const cells = listBudgetBands("USD").map(({ value, min, max }) => {
      const inBand = fitting.filter(({ price: { USD: [low, high] = [0, 0] } }) => low < max && high > min);
      return [value, inBand.length] as const;
    });
    return [range, Object.fromEntries(cells)] as const;
  });
  return Object.fromEntries(rows);
}

/** The interests that fewer concepts and templates are made for than a list of different ideas takes. */
export function listThinInterests(): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { interests: weighed = {}, both } of concepts)
    for (const [id, weight] of Object.entries(weighed)) if (weight === 3 && !both) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...interests.values()]
    .map(({ id, templates = "" }) => ({ id, count: (counts.get(id) ?? 0) + listTemplates(templates).length }))
    .filter(({ count }) => count < fewest);
}
