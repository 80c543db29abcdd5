/** What a gift asks of the person or the giver. A concept lists those that apply; facts and wishes forbid and prefer them. */
export const demandIds = [
  /** More than a few minutes on foot. */
  "walking",
  "standing",
  /** Bending, lifting, sport: more than a gentle effort. */
  "exertion",
  "seeing",
  "hearing",
  /** Small parts, fine or two-handed work. */
  "steady-hands",
  "reading",
  "leaving-home",
  /** A fixed day or hour, or a booking that has to be kept. */
  "appointment",
  /** A venue, shop or service near where the person lives. */
  "nearby",
  /** A second person who joins in. */
  "partner",
  /** Learning rules or a skill, or remembering where one was. */
  "memory",
  /** Using an app, an account or a device with settings. */
  "screen",
  "noise",
  "flashing",
  "scent",
  "animals",
  /** Floor or shelf space that a small home does not have. */
  "room",
  "garden",
  /** At least a balcony or a sunny window sill. */
  "balcony",
  /** Hours of somebody's time. */
  "time",
  /** Over about two kilograms, or bulky. */
  "heavy",
  "breakable",
  "perishable",
  /** An object that stays and takes up a place: the opposite of used up. */
  "keeps",
  /** Eaten, drunk, burned or lived through, and gone. */
  "used-up",
  /** A journey with a night away, or a flight. */
  "journey",
  "crowd",
  /** Days until it is made for them. */
  "made-to-order",
  "small-parts",
  "magnet",
  "electric-current",
  "heat",
  "fitting",
  /** Earth on the hands: sowing, planting, potting. */
  "soil",
  /** Hard, dry or sticky to eat. */
  "chewing",
  /** Eaten raw, unpasteurized or cured. */
  "raw-food",
  /** A burning candle, coals, a gas flame. */
  "flame",
  /** An oven or a stove, and somebody who cooks. */
  "stove",
  /** A camera that is no phone. */
  "camera",
  /** Books on paper: what is clipped on them, stamped into them or stuck to their pages. */
  "paper-books",
] as const;
export type DemandId = (typeof demandIds)[number];
