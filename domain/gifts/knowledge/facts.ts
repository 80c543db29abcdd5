import type { DemandId } from "./demands.ts";

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
  "low-vision": { forbids: ["reading", "steady-hands"], prefers: ["hearing"] },
  blind: { forbids: ["seeing", "reading"], prefers: ["hearing"] },
  "walks-badly": { forbids: ["walking", "standing", "exertion"], prefers: [] },
  wheelchair: { forbids: ["walking", "standing"] },
  "bed-rest": { forbids: ["walking", "standing", "exertion", "leaving-home"], prefers: ["used-up"] },
  "weak-hands": { forbids: ["steady-hands", "heavy"] },
  "one-hand": { forbids: ["steady-hands"] },
  "bad-back": { forbids: ["exertion", "heavy"] },
  "heart-condition": { forbids: ["exertion"] },
  pacemaker: { forbids: ["magnet", "electric-current"] },
  epilepsy: { forbids: ["flashing"] },
  "ill-or-recovering": { forbids: ["exertion", "crowd", "journey"], prefers: ["used-up"] },
  "cancer-treatment": { forbids: ["exertion", "scent", "crowd", "journey"], things: ["hair-accessory", "hair-dryer", "comb", "perfume"] },
  asthma: { forbids: ["scent"], things: ["perfume", "incense", "diffuser", "fragrance"] },
  "scent-sensitive": { forbids: ["scent"], things: ["perfume", "incense", "diffuser", "fragrance"] },
  "sensitive-skin": { forbids: ["scent"], things: ["perfume", "make-up"] },
  "bad-teeth": {},
  dementia: {
    forbids: ["memory", "screen", "journey", "small-parts"],
    things: ["course", "lesson", "workshop", "tool", "power-tool", "knife", "pocket-knife"],
  },
  "care-home": { forbids: ["room", "heavy", "noise", "heat", "journey", "garden", "exertion"] },
  "low-mood": { forbids: ["crowd"] },
  "noise-sensitive": { forbids: ["noise", "crowd"] },
  autistic: { forbids: ["noise", "crowd"] },
  "eating-disorder": { things: ["food", "snack", "sweets", "fitness-equipment", "running-gear"], interests: ["healthy-eating", "fitness"] },
  pregnant: { forbids: ["exertion", "heat"], things: ["alcohol", "cheese", "seafood"] },
  newborn: { forbids: ["appointment", "time", "noise", "journey"], prefers: ["used-up"], things: ["alcohol"] },
  "small-children": { forbids: ["small-parts", "breakable"] },
  "busy-parent": { forbids: ["time"] },
  "no-time": { forbids: ["time", "appointment"] },
  grief: { forbids: ["crowd", "noise"], interests: ["true-crime", "magic-tricks"] },
  "pet-loss": { things: ["pet-accessory"] },
  "break-up": { forbids: ["partner"] },
  "lives-alone": {},
  "night-shifts": { forbids: ["appointment"] },
  exam: { forbids: ["time"] },
  graduating: {},
  "new-job": {},
  "leaving-job": {},
  retirement: {},
  "new-home": {},
  moving: { forbids: ["heavy", "breakable", "room"], prefers: ["used-up"] },
  abroad: { forbids: ["nearby", "heavy"] },
  homesick: {},
  "small-home": { forbids: ["room", "heavy"] },
  "no-garden": { forbids: ["garden"] },
  "thin-walls": { forbids: ["noise"] },
  "no-more-stuff": { forbids: ["keeps"], prefers: ["used-up"] },
  "has-everything": { prefers: ["used-up", "made-to-order"] },
  "cat-at-home": {},
  "dog-at-home": {},
  "pet-eats-things": { forbids: ["breakable"], things: ["plant", "flowers"] },
  "far-away": { forbids: ["nearby", "heavy", "perishable", "breakable"] },
  "remote-place": { forbids: ["nearby", "leaving-home"] },
  "light-luggage": { forbids: ["heavy", "room", "breakable"] },
  "no-flying": { forbids: ["journey"] },
  "afraid-of-heights": {},
  "cannot-swim": {},
  "group-gift": {},
  "for-two": {},
  "for-family": {},
  "secret-santa": {},
  "early-dating": { things: ["underwear", "ring"] },
  "long-distance": { forbids: ["partner"] },
  formal: { things: ["underwear", "pyjamas", "robe"] },
  "little-money": {},
  "under-strict-parents": {},
  "no-tech": { forbids: ["screen"] },
  "cannot-read-language": { forbids: ["reading"] },
  "milestone-birthday": {},
  "wedding-anniversary": {},
  faith: {},
  "first-winter": {},
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

/** Facts that are why a gift is given, or what the day is about for the person: one of the ideas is made for them. */
export const reasonsToGive: ReadonlySet<FactId> = new Set([
  "grief",
  "pet-loss",
  "cancer-treatment",
  "ill-or-recovering",
  "bed-rest",
  "newborn",
  "homesick",
  "milestone-birthday",
  "first-winter",
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

/** Made for mourning, it would be an ill omen for anybody else. */
export const mourning: ReadonlySet<FactId> = new Set(["grief", "pet-loss", "condolence-return"]);
