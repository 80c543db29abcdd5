import type { Locale } from "#shared/locales/locale.ts";
import { readLabel } from "./entry.ts";
import { foodNames } from "./thing-names-food.ts";
import { homeNames } from "./thing-names-home.ts";
import { playNames } from "./thing-names-play.ts";
import { wearNames } from "./thing-names-wear.ts";

/** Every thing that is known by name, with what it's called in each language. */
export const thingNames = { ...foodNames, ...wearNames, ...homeNames, ...playNames } as const;
export type ThingId = keyof typeof thingNames;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are written out above, and nothing adds another
export const thingIds = Object.keys(thingNames) as ThingId[];

export function labelThing(id: ThingId, locale: Locale): string {
  return readLabel(thingNames[id], locale);
}

/** What belongs to a thing: who wants no alcohol wants no wine. */
export const narrowerThings: Readonly<Partial<Record<ThingId, readonly ThingId[]>>> = {
  food: [
    "chocolate",
    "sweets",
    "cake",
    "cheese",
    "dairy",
    "meat",
    "seafood",
    "nuts",
    "honey",
    "spice",
    "sauce",
    "fruit",
    "snack",
    "hamper",
  ],
  "car-accessory": ["dash-cam"],
  alcohol: ["wine", "beer", "whisky", "sake", "spirits", "cocktail", "wine-gadget"],
  wine: ["wine-gadget"],
  spirits: ["whisky"],
  tea: ["matcha"],
  sweets: ["chocolate", "cake"],
  dairy: ["cheese"],
  book: ["cookbook", "novel", "art-book", "travel-guide", "childrens-book", "comic"],
  notebook: ["diary"],
  pen: ["fountain-pen"],
  stationery: ["notebook", "diary", "pen", "fountain-pen", "sticker"],
  jewellery: ["necklace", "bracelet", "earrings", "ring", "brooch", "cufflinks"],
  watch: ["smartwatch"],
  clothing: ["shirt", "sweater", "jacket", "dress", "underwear", "pyjamas", "robe", "socks", "kimono"],
  shoes: ["sneakers", "slippers"],
  bag: ["backpack", "handbag", "tote-bag"],
  fragrance: ["perfume", "candle", "incense", "diffuser"],
  cup: ["mug"],
  tableware: ["mug", "cup", "glassware", "chopsticks"],
  "kitchen-machine": ["coffee-machine", "blender", "rice-cooker", "air-fryer"],
  "wall-art": ["poster"],
  camera: ["instant-camera"],
  speaker: ["smart-speaker"],
  "smart-home-device": ["smart-speaker"],
  toy: ["building-bricks", "doll", "plush", "train-set"],
  "board-game": ["chess-set", "mahjong-set"],
  "mahjong-set": ["mahjong-machine"],
  "fishing-gear": ["fishing-rod"],
  "card-game": ["playing-cards"],
  ornament: ["figurine"],
  knife: ["pocket-knife"],
  tool: ["power-tool", "pocket-knife"],
  "musical-instrument": ["guitar", "piano", "ukulele", "drum", "violin", "harmonica"],
  bedding: ["pillow"],
  ticket: ["concert-ticket", "theatre-ticket", "sports-ticket"],
  course: ["workshop", "lesson"],
  spa: ["massage"],
  trip: ["hotel", "cruise"],
};

/** A thing and everything narrower. */
export function listCovered(thing: ThingId): ReadonlySet<ThingId> {
  const covered = new Set([thing]);
  for (const one of covered) for (const narrower of narrowerThings[one] ?? []) covered.add(narrower);
  return covered;
}
