import type { Locale } from "#shared/locales/locale.ts";
import { readLabel, type VocabularyEntry } from "./entry.ts";
import { beautyNames } from "./things/beauty.ts";
import { carriedNames } from "./things/carried.ts";
import { clothesNames } from "./things/clothes.ts";
import { computerNames } from "./things/computer.ts";
import { craftNames } from "./things/crafts.ts";
import { decorationNames } from "./things/decoration.ts";
import { drinkNames } from "./things/drinks.ts";
import { fineryNames } from "./things/finery.ts";
import { foodNames } from "./things/food.ts";
import { healthNames } from "./things/health.ts";
import { homeNames } from "./things/home.ts";
import { householdNames } from "./things/household.ts";
import { keepsakeNames } from "./things/keepsakes.ts";
import { kitchenNames } from "./things/kitchen.ts";
import { mealNames } from "./things/meals.ts";
import { musicNames } from "./things/music.ts";
import { nurseryNames } from "./things/nursery.ts";
import { officeNames } from "./things/office.ts";
import { outdoorNames } from "./things/outdoors.ts";
import { petNames } from "./things/pets.ts";
import { playNames } from "./things/play.ts";
import { seasoningNames } from "./things/seasonings.ts";
import { sportNames } from "./things/sports.ts";
import { tableNames } from "./things/table.ts";
import { technologyNames } from "./things/technology.ts";
import { toyNames } from "./things/toys.ts";
import { travelNames } from "./things/travel.ts";
import { treatNames } from "./things/treats.ts";
import { wearNames } from "./things/wear.ts";

/** Every thing that is known by name, with what it's called in each language. */
export const thingNames = {
  ...foodNames,
  ...mealNames,
  ...seasoningNames,
  ...treatNames,
  ...drinkNames,
  ...wearNames,
  ...clothesNames,
  ...carriedNames,
  ...fineryNames,
  ...beautyNames,
  ...healthNames,
  ...homeNames,
  ...playNames,
  ...toyNames,
  ...keepsakeNames,
  ...officeNames,
  ...craftNames,
  ...musicNames,
  ...sportNames,
  ...outdoorNames,
  ...petNames,
  ...computerNames,
  ...decorationNames,
  ...householdNames,
  ...kitchenNames,
  ...nurseryNames,
  ...tableNames,
  ...technologyNames,
  ...travelNames,
} as const;
export type ThingId = keyof typeof thingNames;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are written out above, and nothing adds another
export const thingIds = Object.keys(thingNames) as ThingId[];

export function labelThing(id: ThingId, locale: Locale): string {
  return readLabel(thingNames[id], locale);
}

const narrower = new Map<string, ThingId[]>();
for (const id of thingIds) {
  for (const wider of [(thingNames[id] as VocabularyEntry).of ?? []].flat()) narrower.set(wider, [...(narrower.get(wider) ?? []), id]);
}

/** A thing and what belongs to it, down to the narrowest: who wants no alcohol wants no wine. */
export function listCovered(thing: ThingId): ReadonlySet<ThingId> {
  const covered = new Set([thing]);
  for (const one of covered) for (const id of narrower.get(one) ?? []) covered.add(id);
  return covered;
}
