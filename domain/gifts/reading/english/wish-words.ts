import wishes from "../../knowledge/ways/english/wishes.json" with { type: "json" };
import { readWays } from "../../knowledge/ways/read-ways.ts";
import type { WishId } from "../../knowledge/wishes.ts";
import type { Telling } from "./found-words.ts";

/** How people ask for a kind of gift in English. */
export const wishWords: readonly Telling<WishId>[] = readWays(wishes);
