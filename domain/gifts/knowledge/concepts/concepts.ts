import type { Concept } from "../concept.ts";
import { setSigns } from "../set-signs.ts";
import animals from "./animals.json" with { type: "json" };
import books from "./books.json" with { type: "json" };
import crafts from "./crafts.json" with { type: "json" };
import drinks from "./drinks.json" with { type: "json" };
import food from "./food.json" with { type: "json" };
import games from "./games.json" with { type: "json" };
import garden from "./garden.json" with { type: "json" };
import home from "./home.json" with { type: "json" };
import jewellery from "./jewellery.json" with { type: "json" };
import keepsakes from "./keepsakes.json" with { type: "json" };
import kitchen from "./kitchen.json" with { type: "json" };
import learning from "./learning.json" with { type: "json" };
import music from "./music.json" with { type: "json" };
import outdoors from "./outdoors.json" with { type: "json" };
import outings from "./outings.json" with { type: "json" };
import screenStage from "./screen-stage.json" with { type: "json" };
import sports from "./sports.json" with { type: "json" };
import stationery from "./stationery.json" with { type: "json" };
import style from "./style.json" with { type: "json" };
import technology from "./technology.json" with { type: "json" };
import travel from "./travel.json" with { type: "json" };
import wellness from "./wellness.json" with { type: "json" };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked as said below
const files = [
  animals,
  books,
  crafts,
  drinks,
  food,
  games,
  garden,
  home,
  jewellery,
  keepsakes,
  kitchen,
  learning,
  music,
  outdoors,
  outings,
  screenStage,
  sports,
  stationery,
  style,
  technology,
  travel,
  wellness,
] as Concept[][];

/**
 * All gift concepts. The files are checked against the schema by `npm run catalogue` and by a test; they're emptied, so that nothing is
 * held twice.
 */
export const concepts: readonly Concept[] = files
  .flatMap((file) => file.splice(0))
  .map((concept) => ({ ...concept, en: setSigns(concept.en) }));
