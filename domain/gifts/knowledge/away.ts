import { thingIds } from "../vocabulary/things.ts";

/** Books from a store, magazines, sheet music and cards. */
const printed: ReadonlySet<string> = new Set([
  "book",
  "novel",
  "art-book",
  "cookbook",
  "comic",
  "travel-guide",
  "magazine",
  "sheet-music",
  "postcard",
  "greeting-card",
  "subscription",
]);

/** What no parcel brings, or what there is no place for where one is sent. */
const notSent = [
  "nearby",
  "heavy",
  "breakable",
  "room",
  "garden",
  "balcony",
  "stove",
  "flame",
  "leaving-home",
  "appointment",
  "journey",
  "animals",
  "perishable",
] as const;

/** Where only some of what is sent arrives: facts of a life that is led apart for a while. */
export const away = {
  /** With the army or at sea: by military mail, into a shared bunk. */
  deployed: {
    forbids: notSent,
    things: ["alcohol", "furniture", "vase", "plant", "flowers", "rug", "candle", "perfume", "knife", "vinyl-record"],
  },
  /** What is printed, and what can be paid in: nothing else is let through. */
  "in-prison": {
    forbids: [
      ...notSent,
      "screen",
      "camera",
      "magnet",
      "electric-current",
      "noise",
      "scent",
      "soil",
      "heat",
      "partner",
      "made-to-order",
      "fitting",
    ],
    things: thingIds.filter((id) => !printed.has(id)),
  },
} as const;
