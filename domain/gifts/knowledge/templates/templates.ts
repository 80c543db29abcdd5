import type { Concept } from "../concept.ts";
import pastimes from "./pastimes.json" with { type: "json" };
import templates from "./templates.json" with { type: "json" };

/** Concepts with a place for a name, by the kinds of names or pastimes that they are for. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the schema by `npm run catalogue` and by a test
export const nameTemplates = [templates, pastimes].flat() as readonly Concept[];
