import type { DemandId } from "./demands.ts";

/** What a wish asks of a gift; it is never a ban, but ranks above a liking. */
export interface WishRule {
  prefers?: readonly DemandId[];
  avoids?: readonly DemandId[];
  kind?: "experience" | "object";
}

/** What givers ask for: a closed list. */
export const wishes = {
  experience: { kind: "experience" },
  object: { kind: "object" },
  together: { prefers: ["partner"] },
  small: { avoids: ["room", "heavy"] },
  light: { avoids: ["heavy", "breakable"] },
  "by-post": { avoids: ["heavy", "breakable", "perishable", "nearby"] },
  "keeps-long": { avoids: ["perishable"] },
  lasting: { prefers: ["keeps"], avoids: ["used-up"] },
  "used-up": { prefers: ["used-up"], avoids: ["keeps"] },
  edible: { prefers: ["used-up"] },
  practical: {},
  useful: {},
  handmade: {},
  "made-by-giver": {},
  personal: { prefers: ["made-to-order"] },
  presentable: {},
  sustainable: {},
  "second-hand": {},
  funny: {},
  relaxing: { avoids: ["exertion"] },
  "cheering-up": {},
  "at-home": { avoids: ["leaving-home"] },
  outdoors: { prefers: ["leaving-home"] },
  "for-balcony": { prefers: ["balcony"] },
  soon: { avoids: ["made-to-order", "appointment"] },
  "no-surprises": {},
  luxury: {},
  cheap: {},
  "something-new": {},
  surprise: {},
  "not-romantic": {},
  memories: {},
  "lucky-red": {},
  local: {},
  "by-touch": {},
  "by-ear": { prefers: ["hearing"] },
} as const satisfies Record<string, WishRule>;

export type WishId = keyof typeof wishes;
