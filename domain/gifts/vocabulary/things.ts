import type { Locale } from "#shared/locales/locale.ts";
import { readLabel } from "./entry.ts";
import type { VocabularyEntry } from "./entry.ts";
import { foodNames } from "./thing-names-food.ts";
import { homeNames } from "./thing-names-home.ts";
import { playNames } from "./thing-names-play.ts";
import { wearNames } from "./thing-names-wear.ts";

export const thingIds = [
  // food and drink
  "food","alcohol","wine","beer","whisky","sake","spirits","cocktail","coffee","coffee-machine","tea","teapot","matcha","chocolate","sweets","cake",
  "cheese","dairy","meat","seafood","nuts","gluten","honey","spice","sauce","fruit","snack","hamper",
  // books and paper
  "book","cookbook","novel","art-book","travel-guide","childrens-book","comic","magazine","notebook","diary","pen","fountain-pen","calendar","stationery","stamp","sticker",
  // wear and carry
  "jewellery","necklace","bracelet","earrings","ring","brooch","cufflinks","watch","clothing","shirt","sweater","jacket","dress","underwear","pyjamas","robe","slippers",
  "socks","scarf","handkerchief","hat","gloves","shoes","sneakers","bag","backpack","handbag","tote-bag","suitcase","wallet","belt","tie","umbrella","sunglasses","apron","kimono","hair-accessory","comb",
  // body
  "perfume","make-up","skincare","soap","bath","candle","incense","diffuser","hair-dryer","massager","toothbrush","shaver","fragrance",
  // kitchen and home
  "mug","cup","glassware","tableware","chopsticks","vase","cookware","knife","kitchen-gadget","kitchen-machine","blender","rice-cooker","air-fryer","water-bottle","lunch-box","barbecue-grill","wine-gadget",
  "blanket","pillow","cushion","bedding","towel","rug","lamp","clock","mirror","furniture","storage","vacuum-cleaner","fan","heater","air-purifier","humidifier","ornament","figurine","wall-art","poster",
  "photo-album","photo-frame","globe","map",
  // technology
  "headphones","speaker","smart-speaker","phone-accessory","charger","tablet","e-reader","laptop","computer-accessory","camera","instant-camera","drone","smartwatch","projector","television","console","video-game",
  "3d-printer","robot","smart-home-device","tracker","dash-cam",
  // play
  "toy","building-bricks","doll","plush","model-kit","train-set","board-game","card-game","puzzle","chess-set","mahjong-set","magic-kit","science-kit","craft-kit","costume","playing-cards",
  // make
  "yarn","sewing-machine","paint","pencils","easel","clay","tool","power-tool","calligraphy-set",
  // music
  "musical-instrument","guitar","piano","ukulele","drum","violin","harmonica","vinyl-record","record-player","microphone",
  // green and animals
  "plant","flowers","seeds","garden-tool","bird-feeder","pet-accessory","animal",
  // move
  "bicycle","bike-accessory","scooter","skateboard","yoga-mat","fitness-equipment","ball","racket","golf-gear","ski-gear","swim-gear","running-gear","fishing-gear","tent","sleeping-bag","hammock","torch","hiking-gear",
  "climbing-gear","flask","binoculars","telescope","microscope","car-accessory","motorcycle-gear","pocket-knife",
  // do
  "subscription","gift-card","ticket","concert-ticket","theatre-ticket","sports-ticket","membership","course","workshop","lesson","massage","spa","restaurant","tasting","trip","hotel","flight","cruise","photo-shoot","donation","tour",
  // materials
  "leather","wool","fur","glass","silver","gold",
] as const;
export type ThingId = (typeof thingIds)[number];

export const thingNames: Readonly<Record<ThingId, VocabularyEntry>> = { ...foodNames, ...wearNames, ...homeNames, ...playNames };

export function labelThing(id: ThingId, locale: Locale): string {
  return readLabel(thingNames[id], locale);
}

/** What belongs to a thing: who wants no alcohol wants no wine. */
export const narrowerThings: Readonly<Partial<Record<ThingId, readonly ThingId[]>>> = {
  food: ["chocolate", "sweets", "cake", "cheese", "dairy", "meat", "seafood", "nuts", "honey", "spice", "sauce", "fruit", "snack", "hamper"],
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
