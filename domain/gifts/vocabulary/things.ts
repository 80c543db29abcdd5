import type { Locale } from "#shared/locales/locale.ts";
import { readLabel } from "./entry.ts";
import { finerThings } from "./finer-things.ts";
import { homeThings } from "./home-things.ts";
import { beautyNames } from "./thing-names-beauty.ts";
import { carriedNames } from "./thing-names-carried.ts";
import { clothesNames } from "./thing-names-clothes.ts";
import { drinkNames } from "./thing-names-drinks.ts";
import { fineryNames } from "./thing-names-finery.ts";
import { foodNames } from "./thing-names-food.ts";
import { healthNames } from "./thing-names-health.ts";
import { homeNames } from "./thing-names-home.ts";
import { mealNames } from "./thing-names-meals.ts";
import { playNames } from "./thing-names-play.ts";
import { seasoningNames } from "./thing-names-seasonings.ts";
import { treatNames } from "./thing-names-treats.ts";
import { craftNames } from "./thing-names-crafts.ts";
import { keepsakeNames } from "./thing-names-keepsakes.ts";
import { musicNames } from "./thing-names-music.ts";
import { officeNames } from "./thing-names-office.ts";
import { outdoorNames } from "./thing-names-outdoors.ts";
import { petNames } from "./thing-names-pets.ts";
import { sportNames } from "./thing-names-sports.ts";
import { toyNames } from "./thing-names-toys.ts";
import { computerNames } from "./thing-names-computer.ts";
import { decorationNames } from "./thing-names-decoration.ts";
import { householdNames } from "./thing-names-household.ts";
import { kitchenNames } from "./thing-names-kitchen.ts";
import { nurseryNames } from "./thing-names-nursery.ts";
import { tableNames } from "./thing-names-table.ts";
import { technologyNames } from "./thing-names-technology.ts";
import { travelNames } from "./thing-names-travel.ts";
import { wearNames } from "./thing-names-wear.ts";

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
    "osechi",
  ],
  "car-accessory": ["dash-cam"],
  alcohol: ["wine", "beer", "whisky", "sake", "spirits", "cocktail", "wine-gadget"],
  wine: ["wine-gadget"],
  spirits: ["whisky"],
  tea: ["matcha"],
  sweets: ["chocolate", "cake"],
  dairy: ["cheese"],
  book: ["cookbook", "novel", "art-book", "travel-guide", "childrens-book", "comic"],
  notebook: ["diary", "sketchbook"],
  pen: ["fountain-pen", "glass-pen", "ballpoint-pen", "mechanical-pencil", "highlighter", "marker-pen"],
  stationery: [
    "notebook",
    "diary",
    "pen",
    "fountain-pen",
    "sticker",
    "washi-tape",
    "sticky-note",
    "postcard",
    "greeting-card",
    "bookmark",
    "letter-set",
    "sealing-wax",
    "pen-ink",
    "pencil-case",
    "highlighter",
    "mechanical-pencil",
  ],
  jewellery: ["necklace", "bracelet", "earrings", "ring", "brooch", "cufflinks"],
  watch: ["smartwatch"],
  clothing: [
    "shirt",
    "sweater",
    "jacket",
    "dress",
    "underwear",
    "pyjamas",
    "robe",
    "socks",
    "kimono",
    "swimsuit",
    "cycling-jersey",
    "martial-arts-uniform",
    "dancewear",
    "riding-wear",
  ],
  shoes: ["sneakers", "slippers", "dancewear", "climbing-shoe"],
  bag: ["backpack", "handbag", "tote-bag"],
  fragrance: ["perfume", "candle", "incense", "diffuser"],
  cup: ["mug"],
  tableware: ["mug", "cup", "glassware", "chopsticks"],
  "kitchen-machine": ["coffee-machine", "blender", "rice-cooker", "air-fryer"],
  "wall-art": ["poster"],
  camera: ["instant-camera"],
  speaker: ["smart-speaker"],
  "smart-home-device": ["smart-speaker"],
  toy: [
    "building-bricks",
    "doll",
    "plush",
    "train-set",
    "slime",
    "toy-gun",
    "water-gun",
    "toy-sword",
    "kite",
    "bubble-toy",
    "yo-yo",
    "spinning-top",
    "fidget-toy",
    "toy-car",
    "remote-controlled-toy",
    "play-kitchen",
    "play-tent",
    "rocking-horse",
    "ride-on",
    "trampoline",
    "climbing-frame",
    "sand-toy",
    "bath-toy",
    "puppet",
    "toy-dinosaur",
    "marble-run",
    "magnetic-tile",
    "toy-instrument",
  ],
  "board-game": ["chess-set", "mahjong-set"],
  "mahjong-set": ["mahjong-machine"],
  "fishing-gear": ["fishing-rod", "fishing-lure", "fishing-reel", "tackle-box", "wader"],
  "card-game": ["playing-cards", "trading-card"],
  ornament: ["figurine", "paperweight", "garden-gnome"],
  knife: ["pocket-knife"],
  tool: ["power-tool", "pocket-knife", "carving-tool"],
  "musical-instrument": ["guitar", "piano", "ukulele", "drum", "violin", "harmonica", "kalimba", "toy-instrument"],
  bedding: ["pillow"],
  "fitness-equipment": ["punching-bag", "dumbbell", "resistance-band", "treadmill", "exercise-bike", "skipping-rope"],
  ticket: ["concert-ticket", "theatre-ticket", "sports-ticket"],
  course: ["workshop", "lesson"],
  spa: ["massage"],
  trip: ["hotel", "cruise"],
  chocolate: ["easter-egg"],
  "toy-gun": ["water-gun"],
  plush: ["plush-charm"],
  doll: ["doll-house"],
  figurine: ["capsule-toy", "blind-box"],
  "playing-cards": ["tarot"],
  puzzle: ["jigsaw", "puzzle-book", "puzzle-cube", "brain-teaser"],
  sticker: ["sticker-book"],
  "photo-album": ["photo-book", "scrapbook"],
  "gift-card": ["book-token", "spa-voucher", "restaurant-voucher", "gift-catalog"],
  "greeting-card": ["new-year-card"],
  stamp: ["rubber-stamp", "name-seal"],
  "fountain-pen": ["glass-pen"],
  diary: ["day-planner", "guided-journal"],
  "childrens-book": ["coloring-book", "sticker-book"],
  "craft-kit": ["embroidery-kit", "cross-stitch-kit", "diamond-painting", "paint-by-numbers", "crochet-kit", "leather-tool"],
  bead: ["fuse-bead"],
  yarn: ["thread"],
  "knitting-needle": ["crochet-hook"],
  "sewing-machine": ["sewing-kit"],
  paint: ["watercolor", "acrylic-paint", "oil-paint", "paintbrush", "paint-by-numbers"],
  pencils: ["marker-pen", "crayon", "colored-pencil"],
  clay: ["play-dough", "pottery-wheel"],
  drum: ["tongue-drum", "drumstick"],
  "vinyl-record": ["cd"],
  "yoga-mat": ["yoga-prop"],
  "water-bottle": ["shaker-bottle"],
  racket: ["table-tennis-set", "badminton-set", "tennis-racket"],
  "golf-gear": ["golf-club", "golf-ball"],
  ball: ["golf-ball"],
  "ski-gear": ["skis", "snowboard", "ski-goggles"],
  "swim-gear": ["swim-goggles", "swimsuit", "wetsuit", "diving-gear", "surfboard", "paddleboard", "life-jacket"],
  skateboard: ["roller-skate", "ice-skate"],
  "bike-accessory": [
    "bike-helmet",
    "bike-light",
    "bike-lock",
    "bike-bag",
    "bike-bell",
    "bike-pump",
    "bike-computer",
    "bike-saddle",
    "cycling-jersey",
  ],
  tent: ["camping-chair", "camping-stove", "fire-pit", "power-station"],
  "barbecue-grill": ["fire-pit"],
  torch: ["camping-lantern", "headlamp"],
  "hiking-gear": ["trekking-pole", "compass", "survival-kit"],
  "climbing-gear": ["climbing-shoe", "chalk-bag", "carabiner"],
  "garden-tool": ["watering-can", "gardening-glove", "secateurs", "garden-hose", "greenhouse", "compost-bin"],
  gloves: ["gardening-glove"],
  seeds: ["flower-bulb", "indoor-garden"],
  plant: ["plant-pot", "cactus", "succulent", "orchid", "terrarium"],
  "pet-accessory": [
    "pet-food",
    "dog-treat",
    "cat-treat",
    "catnip",
    "dog-toy",
    "cat-toy",
    "pet-bed",
    "pet-collar",
    "leash",
    "pet-clothes",
    "cat-tree",
    "scratching-post",
    "litter-box",
    "fish-tank",
    "bird-cage",
    "hamster-cage",
    "pet-bowl",
    "pet-feeder",
    "pet-carrier",
    "pet-brush",
    "pet-camera",
    "pet-portrait",
    "reptile-tank",
  ],
};

const tables: readonly (typeof narrowerThings)[] = [narrowerThings, finerThings, homeThings];

/** A thing and everything narrower. */
export function listCovered(thing: ThingId): ReadonlySet<ThingId> {
  const covered = new Set([thing]);
  for (const one of covered) for (const table of tables) for (const narrower of table[one] ?? []) covered.add(narrower);
  return covered;
}
