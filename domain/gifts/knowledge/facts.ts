import type { Occasion } from "#shared/gift-options.ts";
import { alcoholInterests } from "./alcohol.ts";
import { away } from "./away.ts";
import type { DemandId } from "./demands.ts";
import { habits, isHabit } from "./habits.ts";
import { pets } from "./pets.ts";

/** What a life fact means for the choice of gifts. Its words are those of the readers of each language. */
export interface FactRule {
  forbids?: readonly DemandId[];
  prefers?: readonly DemandId[];
  /** Things that would hurt or offend such a person. */
  things?: readonly string[];
  /** Interests whose gifts would hurt, unless they were stated as likings. */
  interests?: readonly string[];
}

/** The life facts that are understood: a closed list. */
export const facts = {
  "hard-of-hearing": { forbids: ["hearing"], prefers: ["seeing"] },
  deaf: { forbids: ["hearing"], prefers: ["seeing"] },
  "low-vision": { forbids: ["reading", "steady-hands"], things: ["wall-art", "poster", "art-book"], prefers: ["hearing"] },
  /** Shapes and light are left: neither print, however large, nor a picture on the wall. */
  "nearly-blind": { forbids: ["seeing", "reading", "steady-hands", "small-parts"], prefers: ["hearing"] },
  blind: { forbids: ["seeing", "reading"], prefers: ["hearing"] },
  "walks-badly": { forbids: ["walking", "standing", "exertion"], prefers: [] },
  wheelchair: { forbids: ["walking", "standing"] },
  /** Does not get out of the house: no stairs, no crutches on them, nobody who watches the baby, no strength. */
  "stays-home": { forbids: ["leaving-home", "walking", "standing", "exertion", "crowd", "journey"] },
  /** Does not want to be met for now, or must not. */
  "sees-nobody": { forbids: ["leaving-home", "crowd", "partner", "appointment"] },
  "no-crowds": { forbids: ["crowd"] },
  /** In the weeks after an operation or a fracture, or in hospital. */
  "laid-up": { forbids: ["leaving-home", "walking", "standing", "exertion", "crowd", "journey", "heavy"], prefers: ["used-up"] },
  "bed-rest": { forbids: ["walking", "standing", "exertion", "leaving-home"], prefers: ["used-up"] },
  "weak-hands": { forbids: ["steady-hands", "heavy"] },
  "one-hand": { forbids: ["steady-hands"] },
  "bad-back": { forbids: ["exertion", "heavy"] },
  "heart-condition": { forbids: ["exertion", "heat"], things: ["meat"] },
  /** What may be eaten is read as a diet. */
  diabetic: {},
  pacemaker: { forbids: ["magnet", "electric-current"] },
  epilepsy: { forbids: ["flashing"] },
  "ill-or-recovering": { forbids: ["exertion", "crowd", "journey"], prefers: ["used-up"] },
  "cancer-treatment": {
    forbids: ["exertion", "walking", "scent", "crowd", "journey", "leaving-home", "appointment", "heat", "soil", "raw-food"],
    things: ["hair-accessory", "hair-dryer", "comb", "perfume", "alcohol"],
  },
  "low-immunity": { forbids: ["crowd", "journey", "soil", "raw-food"] },
  "no-digging": { forbids: ["soil"] },
  asthma: { forbids: ["scent"], things: ["perfume", "incense", "diffuser", "fragrance"] },
  "scent-sensitive": { forbids: ["scent"], things: ["perfume", "incense", "diffuser", "fragrance"] },
  "sensitive-skin": { forbids: ["scent"], things: ["perfume", "make-up"] },
  "weak-stomach": { forbids: ["raw-food"], things: ["alcohol"], interests: ["spicy-food", "hot-sauce"] },
  "feels-cold": {},
  "sleeps-badly": {},
  "bad-teeth": { forbids: ["chewing"] },
  "swallows-badly": { forbids: ["chewing"], things: ["food", "snack", "sweets", "cake", "nuts", "meat", "chocolate"] },
  dementia: {
    forbids: ["memory", "screen", "journey", "small-parts"],
    things: ["course", "lesson", "workshop", "tool", "power-tool", "knife", "pocket-knife"],
  },
  "care-home": {
    forbids: ["room", "stove", "heavy", "noise", "heat", "journey", "garden", "exertion", "standing"],
    things: ["vinyl-record"],
  },
  "low-mood": { forbids: ["crowd"] },
  /** Looks after somebody at home: no nights away, and an hour that can be moved. */
  carer: { forbids: ["journey", "appointment"], prefers: ["used-up"] },
  "afraid-of-the-dark": { interests: ["horror", "true-crime"] },
  "noise-sensitive": { forbids: ["noise", "crowd"] },
  autistic: { forbids: ["noise", "crowd"] },
  "eating-disorder": { things: ["food", "snack", "sweets", "fitness-equipment", "running-gear"], interests: ["healthy-eating", "fitness"] },
  pregnant: {
    forbids: ["exertion", "heat", "raw-food", "heavy"],
    things: ["alcohol", "cheese", "seafood"],
    interests: [...alcoholInterests, "sauna"],
  },
  newborn: {
    forbids: ["leaving-home", "appointment", "time", "noise", "crowd", "journey", "stove"],
    prefers: ["used-up"],
    things: ["alcohol"],
  },
  "small-children": { forbids: ["breakable", "magnet"] },
  "mouths-things": { forbids: ["small-parts", "magnet", "breakable"] },
  "busy-parent": { forbids: ["time"] },
  "no-time": { forbids: ["time", "appointment"] },
  grief: { forbids: ["crowd", "noise"], interests: ["true-crime", "magic-tricks"] },
  /** In the first days and weeks nobody wants to go out, or to keep an appointment. */
  "newly-bereaved": { forbids: ["leaving-home", "appointment", "crowd", "noise", "exertion", "journey"] },
  /** Nothing for babies, and no party. */
  "baby-loss": { forbids: ["crowd", "noise"], interests: ["being-a-mum", "being-a-dad"] },
  "pet-loss": { forbids: ["animals", "crowd", "noise"], things: ["pet-accessory", "animal"], interests: pets },
  "break-up": { forbids: ["partner"] },
  "lives-alone": {},
  "night-shifts": { forbids: ["appointment"] },
  exam: { forbids: ["time", "appointment", "crowd", "journey"] },
  "new-sibling": {},
  "starting-school": {},
  /** A child who lives with each parent in turn. */
  "two-homes": {},
  "new-driver": {},
  graduating: {},
  "new-job": {},
  /** Has just opened a shop or a firm, or is about to. */
  "new-business": {},
  "leaving-job": {},
  retirement: {},
  "new-home": {},
  moving: { forbids: ["heavy", "breakable", "room", "nearby"], prefers: ["used-up"] },
  abroad: { forbids: ["nearby", "heavy"] },
  homesick: {},
  "small-home": { forbids: ["room", "heavy"] },
  /** A van, a truck's cab, a boat: everything has to be stowed. */
  "lives-in-vehicle": {
    forbids: ["room", "heavy", "breakable", "garden", "balcony", "stove", "nearby"],
    things: ["furniture", "wall-art", "poster", "vase", "plant", "flowers", "rug", "vinyl-record"],
  },
  "no-kitchen": { forbids: ["stove"] },
  "no-flames": { forbids: ["flame"], things: ["candle", "incense", "barbecue-grill"] },
  "no-garden": { forbids: ["garden"] },
  "thin-walls": { forbids: ["noise"] },
  /** Nothing more can be hung up. */
  "full-walls": { things: ["wall-art", "poster"] },
  /** No sun gets in, or the light where something is done is bad: lamps, and nothing that has to stand in the sun. */
  "dark-home": { forbids: ["balcony"] },
  "no-more-stuff": { forbids: ["keeps"], prefers: ["used-up"] },
  "has-everything": { prefers: ["used-up", "made-to-order"] },
  "cat-at-home": {},
  "dog-at-home": {},
  /** Loves animals, and may not keep any. */
  "no-pets": { things: ["pet-accessory", "animal"] },
  "pet-eats-things": { forbids: ["breakable"], things: ["plant", "flowers"] },
  "far-away": { forbids: ["nearby", "heavy", "perishable", "breakable"] },
  "remote-place": { forbids: ["nearby", "appointment"] },
  "light-luggage": { forbids: ["heavy", "room", "breakable", "perishable"], things: ["wall-art"] },
  "no-flying": { things: ["flight"] },
  "afraid-of-heights": {},
  "cannot-swim": {},
  "group-gift": {},
  "for-two": {},
  "for-family": {},
  "secret-santa": {},
  "early-dating": { things: ["underwear", "ring"] },
  "long-distance": { forbids: ["partner"] },
  formal: { things: ["underwear", "pyjamas", "robe"] },
  /** Hardly known to the giver: nothing for the skin, and no keepsake. */
  distant: {
    things: [
      "underwear",
      "pyjamas",
      "robe",
      "perfume",
      "ring",
      "necklace",
      "earrings",
      "bracelet",
      "photo-album",
      "photo-frame",
      "skincare",
      "make-up",
    ],
  },
  "little-money": {},
  "under-strict-parents": {},
  /** Reads on a screen, or listens. */
  "no-paper-books": { forbids: ["paper-books"], things: ["book"] },
  "no-tech": { forbids: ["screen"] },
  "no-screens": { forbids: ["screen"], things: ["video-game", "console", "tablet", "computer-accessory", "film-disc", "television"] },
  /** Takes pictures with a phone. */
  "phone-photos": { forbids: ["camera"], things: ["instant-camera"] },
  "cannot-read-language": { forbids: ["reading"] },
  "milestone-birthday": {},
  "wedding-anniversary": {},
  faith: {},
  "first-winter": {},
  "proud-of": {},
  passed: {},
  thanks: {},
  "host-family": {},
  /** The giver is asked to their table, and brings something. */
  invited: {},
  engaged: {},
  ...away,
  ...habits,
  // Festivals and customs of China and Japan: gifts that are at home there alone are made for them.
  "condolence-return": {},
  "dragon-boat-festival": {},
  "mid-autumn-festival": {},
  "spring-festival": {},
  "lantern-festival": {},
  "double-ninth-festival": {},
  "teachers-day": {},
  "midyear-gift": {},
  "year-end-gift": {},
  "return-gift": {},
} as const satisfies Record<string, FactRule>;

export type FactId = keyof typeof facts;

/** The animals that someone lives with, as interests: nobody keeps a dog who doesn't love it. */
export function listKept(stated: ReadonlySet<FactId>): ReadonlySet<string> {
  return new Set([...(stated.has("dog-at-home") ? ["dogs"] : []), ...(stated.has("cat-at-home") ? ["cats"] : [])]);
}

/** What befell somebody. Where the day has a reason of its own, such as a birthday, it is how they live now. */
const troubles: ReadonlySet<FactId> = new Set([
  "grief",
  "pet-loss",
  "cancer-treatment",
  "ill-or-recovering",
  "bed-rest",
  "laid-up",
  "homesick",
]);

/** Facts that are why a gift is given, or what the day is about for the person: one of the ideas is made for them. */
const reasonsToGive: ReadonlySet<FactId> = new Set([
  ...troubles,
  "newborn",
  "milestone-birthday",
  "first-winter",
  "proud-of",
  "passed",
  "thanks",
  "new-business",
  "host-family",
  "invited",
  "engaged",
  "condolence-return",
  "dragon-boat-festival",
  "mid-autumn-festival",
  "spring-festival",
  "lantern-festival",
  "double-ninth-festival",
  "teachers-day",
  "midyear-gift",
  "year-end-gift",
  "return-gift",
]);

/** The occasions of the form that are no reason by themselves. */
const openOccasions: ReadonlySet<Occasion> = new Set(["other", "just-because"]);

export function isReasonToGive(fact: FactId, occasion: Occasion): boolean {
  if (fact === findFactOfOccasion(occasion) || (fact === "wedding-anniversary" && occasion === "anniversary")) return true;
  return reasonsToGive.has(fact) && (openOccasions.has(occasion) || !troubles.has(fact));
}

/** What an occasion of the form says of their life, whether or not it is told in words. */
export function findFactOfOccasion(occasion: Occasion): FactId | null {
  return occasion === "housewarming" ? "new-home" : occasion === "graduation" ? "graduating" : null;
}

export function isSituation(fact: FactId, occasion: Occasion): boolean {
  if (isReasonToGive(fact, occasion)) return false;
  return situations.has(fact) || isHabit(fact) || reasonsToGive.has(fact);
}

/** Facts of how somebody lives now, for which one of the ideas is made where something is. */
const situations: ReadonlySet<FactId> = new Set([
  "hard-of-hearing",
  "deaf",
  "low-vision",
  "blind",
  "walks-badly",
  "wheelchair",
  "weak-hands",
  "one-hand",
  "bad-back",
  "heart-condition",
  "diabetic",
  "bad-teeth",
  "feels-cold",
  "sleeps-badly",
  "dementia",
  "care-home",
  "low-mood",
  "carer",
  "afraid-of-the-dark",
  "noise-sensitive",
  "autistic",
  "pregnant",
  "busy-parent",
  "no-time",
  "break-up",
  "night-shifts",
  "exam",
  "new-sibling",
  "starting-school",
  "two-homes",
  "new-driver",
  "graduating",
  "new-job",
  "leaving-job",
  "retirement",
  "new-home",
  "moving",
  "deployed",
  "in-prison",
  "abroad",
  "far-away",
  "long-distance",
  "light-luggage",
  "small-home",
  "lives-in-vehicle",
  "no-kitchen",
  "thin-walls",
  "full-walls",
  "dark-home",
  "cat-at-home",
  "dog-at-home",
  "wedding-anniversary",
]);

/** Who says that the room is small asks for nothing large, and not for help with a small room. */
export const limitsOnly: ReadonlySet<string> = new Set<FactId>(["small-home", "light-luggage", "thin-walls", "full-walls"]);

/** Made for mourning, it would be an ill omen for anybody else. */
export const mourning: ReadonlySet<FactId> = new Set(["grief", "pet-loss", "condolence-return"]);

/** What is for two, or for whoever has everything, is no less for anybody. */
export const saidOfMost: ReadonlySet<FactId> = new Set(["for-two", "early-dating", "has-everything", "no-more-stuff"]);

/** What is told of the gift, or of nearly anybody. */
export const ofTheGift: ReadonlySet<FactId> = new Set([
  "has-everything",
  "no-more-stuff",
  "group-gift",
  "formal",
  "distant",
  "secret-santa",
  "for-two",
  "for-family",
  "little-money",
]);
