/** What goes wrong every day, and how the days pass: life facts that are told all the time and are no pastimes. */
export const habits = {
  "loses-things": {},
  "always-late": {},
  "feels-hot": { forbids: ["heat"], things: ["heater"] },
  "drives-far": {},
  "rides-far": {},
  snores: {},
  /** From teaching, singing or shouting across a field. */
  "hoarse-voice": {},
  "on-their-feet": {},
  "sits-all-day": {},
  "works-from-home": {},
  "works-outdoors": {},
  "empty-battery": {},
  "empty-nest": {},
  "always-hungry": {},
  "hates-mornings": {},
  /** Recipes are no help; what cooks by itself is. */
  "cannot-cook": { interests: ["cooking", "baking"] },
  "never-rests": {},
  "on-the-phone": {},
  "motion-sick": { things: ["cruise"] },
  messy: {},
  "kills-plants": { forbids: ["soil"], things: ["plant", "seeds"] },
  "left-handed": {},
  "color-blind": {},
  "very-tall": {},
  "wears-glasses": {},
  "tired-eyes": {},
  "sunburns-easily": {},
  "hates-chores": {},
  "drinks-too-little": {},
  clumsy: { forbids: ["breakable"] },
  /** One half of a room, and a box on a train to get there. */
  "starting-college": { forbids: ["room"] },
  fidgets: {},
  /** Sits in the stands and drives to practice. */
  "sideline-parent": {},
  twins: {},
} as const;

export function isHabit(fact: string): boolean {
  return Object.hasOwn(habits, fact);
}
