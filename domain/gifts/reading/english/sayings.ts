import table from "../../knowledge/ways/english/idioms.json" with { type: "json" };
import { joinWays } from "../../knowledge/ways/read-ways.ts";
import type { Stretch } from "../language.ts";

/** 'Eats like a horse', 'a night owl': how one speaks, and no animals. */
const sayings = new RegExp(`\\b(?:${joinWays(table)})\\b`, "giu");

/** 'Rose loves the sea': who is called so is neither a plant nor a bird. */
const firstNames =
  /\b(?:Robin|Jay|Wren|Martin|Lily|Rose|Daisy|Iris|Ivy|Violet|Basil|Fern|Heather|Olive|Hazel|Willow|Poppy|Holly|Ginger|Jasmine|Birdie|Pearl|Ruby|Amber|Jade|Hunter|Fisher|Archer|Brook|Melody|Pepper|Scout)(?= (?:finds|hates|loves|likes|is|has|says|thinks|wants|gets|needs|plays|does|doesnt|isnt|cant|never|turns|turned|just|lives|works)\b)/gu;

/** 'Drew Priyanka for the office': whose name was on the slip. */
const drawn = /\b[Dd]rew (?=(?:(?:her|his|their|my|our|a) )?(?:name\b|\p{Lu}\p{Ll}+))/gu;

/** Where a text has a saying, and where somebody is called by a word that is something else. */
export function listSayings(text: string): Stretch[] {
  return [sayings, firstNames, drawn]
    .flatMap((told) => [...text.matchAll(told)])
    .map(({ 0: found, index }) => ({
      from: index,
      to: index + found.length,
    }));
}
