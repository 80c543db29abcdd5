import type { Concept } from "../knowledge/concept.ts";
import { listInterests } from "../knowledge/knowledge.ts";
import type { Like } from "../reading/reading.ts";

type Level = NonNullable<Like["level"]>;

const clearly = 2;
/** Whoever lives by a thing has its tools, knows which ones they want, and needs no course. */
const toolsAndLessons: ReadonlySet<string> = new Set(
  (
    "lesson course workshop craft-kit tool power-tool knife kitchen-gadget kitchen-machine cookware coffee-machine apron camera fitness-equipment " +
    "yoga-mat garden-tool computer-accessory musical-instrument sewing-machine make-up hair-dryer suitcase travel-guide car-accessory wine-gadget"
  ).split(" "),
);

/** By interest, what the person is in it besides loving it. */
export function listLevels(likes: readonly Like[]): ReadonlyMap<string, Level> {
  return new Map(likes.flatMap(({ level, interests }) => (level ? interests.map((id) => [id, level] as const) : [])));
}

/** Whether a gift is for somebody of such a level: neither a first lesson, nor a chef's own pan, nor a bat for whoever watches. */
export function suitsLevel(concept: Concept, level: Level): boolean {
  const { level: madeFor, things } = concept;
  if (level === "beginner") return true;
  if (madeFor === "beginner" || (level === "watcher" && isForDoing(concept))) return false;
  return level === "expert" || !things.some((thing) => toolsAndLessons.has(thing));
}

/** A rebound net takes exertion, and a jersey of the team is worn on the couch, too. */
const isForDoing = ({ level, demands, things }: Concept) =>
  level === "does-it" || (demands?.includes("exertion") === true && !things.includes("clothing"));

/** Whether a first lesson or a starter kit is for somebody who has just begun with its thing. */
export function isForBeginner(concept: Concept, likes: readonly Like[]): boolean {
  return concept.level === "beginner" && isOfBegun(concept, likes);
}

/** Whether a gift is for those who do a thing already that somebody has just begun with. */
export function isBeyondBeginner(concept: Concept, likes: readonly Like[]): boolean {
  return concept.level === "does-it" && isOfBegun(concept, likes);
}

function isOfBegun(concept: Concept, likes: readonly Like[]): boolean {
  return likes.some(
    ({ level, interests }) =>
      level === "beginner" && listInterests(concept).some(([id, weight]) => weight >= clearly && interests.includes(id)),
  );
}

export function fitsLevels(concept: Concept, levels: ReadonlyMap<string, Level>): boolean {
  if (levels.size === 0) return true;
  return listInterests(concept).every(([id, weight]) => {
    const level = weight >= clearly ? levels.get(id) : undefined;
    return level === undefined || suitsLevel(concept, level);
  });
}
