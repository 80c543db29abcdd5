import { readWays } from "../../knowledge/ways/read-ways.ts";

/** The rows of a table of `knowledge/ways/`, the ways of each as one expression for `matchAll`, and so is where a thing that follows ends. */
export function readCues<Cue extends { words: RegExp; until?: RegExp }>(file: unknown): Cue[] {
  const cues = readWays(file).map(({ pattern, until, ...row }) => ({
    ...row,
    words: new RegExp(pattern, "gu"),
    ...(until !== undefined && { until: new RegExp(until, "u") }),
  }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns are checked against the schema by `npm run catalogue` and by a test
  return cues as object[] as Cue[];
}

/** The rows of such a table as bare expressions. */
export function readExpressions(file: unknown): RegExp[] {
  return readWays(file).map(({ pattern }) => new RegExp(pattern, "gu"));
}
