/** What a model is asked to say of each of its ideas: what the gift asks of a person, or contains. A closed list, with what each means. */
export const asks = {
  walking: "more than a few minutes on foot, or stairs",
  exertion: "sport, lifting, bending",
  "steady-hands": "both hands, or fine work",
  seeing: "worth nothing to the blind",
  hearing: "worth nothing to the deaf",
  reading: "ordinary print",
  memory: "rules or steps to learn",
  screen: "an app, account or device with settings",
  noise: "",
  flashing: "",
  scent: "or smoke",
  animals: "",
  room: "floor or shelf space",
  garden: "",
  heavy: "over 2 kg",
  breakable: "",
  "small-parts": "",
  magnet: "",
  "electric-current": "through the body",
  heat: "a sauna, a hot bath",
  crowd: "",
  flight: "",
  height: "",
  "deep-water": "",
  alcohol: "",
  meat: "",
  pork: "",
  fish: "",
  shellfish: "",
  dairy: "",
  egg: "",
  nuts: "",
  gluten: "",
  sugar: "",
  caffeine: "",
  "raw-food": "",
  leather: "",
  plant: "living, or cut flowers",
  tobacco: "",
  "hard-food": "to chew",
} as const satisfies Record<string, string>;
export type Ask = keyof typeof asks;

/** What a model said of its idea, unknown words left out; nothing where it said nothing. */
export function readAsks(said: unknown): Ask[] {
  const words: readonly unknown[] = typeof said === "string" ? said.split(/[,\s]+/) : Array.isArray(said) ? said : [];
  return words.filter(isAsk);
}

const isAsk = (word: unknown): word is Ask => typeof word === "string" && Object.hasOwn(asks, word);
