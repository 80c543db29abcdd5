import table from "../../knowledge/ways/english/diets.json" with { type: "json" };
import { readWays } from "../../knowledge/ways/read-ways.ts";
import type { DietId } from "../diets.ts";

const rows = readWays<{ diet: DietId }>(table);

/** How people say that somebody must not have something: one pattern a diet, so that of what overlaps the first is meant. */
export const dietWords = [...new Set(rows.map(({ diet }) => diet))].map((diet) => ({
  diet,
  pattern: rows.flatMap((row) => (row.diet === diet ? [row.pattern] : [])).join("|"),
}));
