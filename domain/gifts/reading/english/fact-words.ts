import type { FactId } from "../../knowledge/facts.ts";
import body from "../../knowledge/ways/english/body.json" with { type: "json" };
import habits from "../../knowledge/ways/english/habits.json" with { type: "json" };
import home from "../../knowledge/ways/english/home.json" with { type: "json" };
import life from "../../knowledge/ways/english/life.json" with { type: "json" };
import { readWays } from "../../knowledge/ways/read-ways.ts";
import type { Telling } from "./found-words.ts";

/** How people speak of bodies, health and what somebody can't do. */
export const bodyFacts: readonly Telling<FactId>[] = readWays(body);

/** How people tell life facts in English. */
export const factWords: readonly Telling<FactId>[] = [...bodyFacts, ...[life, home, habits].flatMap(readWays<Telling<FactId>>)];
