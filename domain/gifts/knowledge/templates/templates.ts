import type { Concept } from "../concept.ts";
import { setSigns } from "../set-signs.ts";
import active from "./active.json" with { type: "json" };
import dear from "./dear.json" with { type: "json" };
import doing from "./doing.json" with { type: "json" };
import fans from "./fans.json" with { type: "json" };
import leisure from "./leisure.json" with { type: "json" };
import pastimes from "./pastimes.json" with { type: "json" };
import small from "./small.json" with { type: "json" };
import templates from "./templates.json" with { type: "json" };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the schema by `npm run catalogue` and by a test
const written = [templates, pastimes, dear, small, fans, doing, leisure, active].flat() as readonly Concept[];

/** Concepts with a place for a name, by the kinds of names or pastimes that they are for. */
export const nameTemplates: readonly Concept[] = written.map((concept) => ({ ...concept, en: setSigns(concept.en) }));
