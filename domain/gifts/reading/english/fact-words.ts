import type { FactId } from "../../knowledge/facts.ts";
import { bodyFacts } from "./fact-words-body.ts";
import { habitFacts } from "./fact-words-habits.ts";
import { homeFacts } from "./fact-words-home.ts";
import { lifeFacts } from "./fact-words-life.ts";
import type { Telling } from "./found-words.ts";

/** How people tell life facts in English. */
export const factWords: readonly Telling<FactId>[] = [...bodyFacts, ...lifeFacts, ...homeFacts, ...habitFacts];
