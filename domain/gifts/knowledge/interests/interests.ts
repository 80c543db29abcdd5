import type { Interest } from "../concept.ts";
import china from "./china.json" with { type: "json" };
import culture from "./culture.json" with { type: "json" };
import first from "./first.json" with { type: "json" };
import food from "./food.json" with { type: "json" };
import making from "./making.json" with { type: "json" };
import sports from "./sports.json" with { type: "json" };
import world from "./world.json" with { type: "json" };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the schema by `npm run catalogue` and by a test
const list = [first, sports, culture, food, making, world, china].flat() as readonly Interest[];

/** All interests by id. */
export const interests: ReadonlyMap<string, Interest> = new Map(list.map((interest) => [interest.id, interest]));
