import { animals } from "./animals.ts";
import { books } from "./books.ts";
import { categoryIds, type CategoryId, type Concept } from "./concept.ts";
import { crafts } from "./crafts.ts";
import { drinks } from "./drinks.ts";
import { food } from "./food.ts";
import { games } from "./games.ts";
import { garden } from "./garden.ts";
import { home } from "./home.ts";
import { jewellery } from "./jewellery.ts";
import { keepsakes } from "./keepsakes.ts";
import { kitchen } from "./kitchen.ts";
import { learning } from "./learning.ts";
import { music } from "./music.ts";
import { outdoors } from "./outdoors.ts";
import { outings } from "./outings.ts";
import { screenStage } from "./screen-stage.ts";
import { sports } from "./sports.ts";
import { stationery } from "./stationery.ts";
import { style } from "./style.ts";
import { technology } from "./technology.ts";
import { travel } from "./travel.ts";
import { wellness } from "./wellness.ts";

/** A concept with its category. */
export interface CatalogueConcept extends Concept {
  category: CategoryId;
}

const conceptsByCategory: Record<CategoryId, readonly Concept[]> = {
  books,
  food,
  drinks,
  kitchen,
  home,
  garden,
  technology,
  games,
  crafts,
  music,
  "screen-stage": screenStage,
  sports,
  outdoors,
  travel,
  wellness,
  style,
  jewellery,
  keepsakes,
  stationery,
  learning,
  animals,
  outings,
};

/** All gift concepts of the catalogue, by category. */
export const catalogue: readonly CatalogueConcept[] = categoryIds.flatMap((category) =>
  conceptsByCategory[category].map((concept) => Object.assign({ category }, concept)),
);
