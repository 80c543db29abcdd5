import type { DemandId } from "./demands.ts";

/** What a wish asks of a gift; it is never a ban, but ranks above a liking. */
export interface WishRule {
  prefers?: readonly DemandId[];
  avoids?: readonly DemandId[];
  kind?: "experience" | "object";
  /** It says within what limits a gift stays, and nothing of what it is: many gifts keep them, and none is better for the person by that. */
  limits?: true;
}

/** What givers ask for: a closed list. */
export const wishes = {
  experience: { kind: "experience" },
  object: { kind: "object" },
  together: { prefers: ["partner"] },
  small: { avoids: ["room", "heavy"], limits: true },
  light: { avoids: ["heavy", "breakable"], limits: true },
  "by-post": { avoids: ["heavy", "breakable", "perishable", "nearby"], limits: true },
  "keeps-long": { avoids: ["perishable"], limits: true },
  lasting: { prefers: ["keeps"], avoids: ["used-up"], limits: true },
  "used-up": { prefers: ["used-up"], avoids: ["keeps"], limits: true },
  edible: { prefers: ["used-up"], limits: true },
  practical: { limits: true },
  useful: { limits: true },
  handmade: {},
  "made-by-giver": {},
  personal: { prefers: ["made-to-order"] },
  presentable: { limits: true },
  sustainable: {},
  "second-hand": {},
  funny: {},
  relaxing: { avoids: ["exertion"] },
  "cheering-up": {},
  "at-home": { avoids: ["leaving-home"] },
  outdoors: { prefers: ["leaving-home"] },
  "for-balcony": { prefers: ["balcony"] },
  soon: { avoids: ["made-to-order", "appointment"], limits: true },
  "no-surprises": { limits: true },
  luxury: {},
  cheap: { limits: true },
  "something-new": {},
  surprise: {},
  "not-romantic": { limits: true },
  memories: {},
  "lucky-red": {},
  local: {},
  "by-touch": {},
  "by-ear": { prefers: ["hearing"] },
} as const satisfies Record<string, WishRule>;

export type WishId = keyof typeof wishes;
