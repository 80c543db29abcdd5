import type { Brief } from "../brief/brief.ts";
import { facts, type FactId, type FactRule } from "../knowledge/facts.ts";
import type { DietId } from "../reading/diets.ts";
import type { Avoid, Fact } from "../reading/reading.ts";
import type { Ask } from "./asks.ts";
import { isMatterOfTaste } from "./harm.ts";

/** What hurts by one of these, besides the demands that a fact forbids. */
const hurtful: Readonly<Partial<Record<FactId, readonly Ask[]>>> = {
  "no-flying": ["flight"],
  "afraid-of-heights": ["height"],
  "cannot-swim": ["deep-water"],
  pregnant: ["alcohol", "raw-food"],
  newborn: ["alcohol"],
  "pet-eats-things": ["plant"],
  "pet-loss": ["animals"],
  "bad-teeth": ["hard-food"],
};

const meats: readonly Ask[] = ["meat", "pork"];
const fishes: readonly Ask[] = ["fish", "shellfish"];
const ruledOut: Readonly<Partial<Record<DietId, readonly Ask[]>>> = {
  vegan: [...meats, ...fishes, "dairy", "egg", "leather"],
  vegetarian: [...meats, ...fishes],
  pescatarian: meats,
  halal: ["pork", "alcohol"],
  kosher: ["pork", "shellfish"],
  hindu: ["leather"],
  "no-alcohol": ["alcohol"],
  "no-caffeine": ["caffeine"],
  "no-sugar": ["sugar"],
  "no-dairy": ["dairy"],
  "no-gluten": ["gluten"],
  "no-nuts": ["nuts"],
  "no-seafood": fishes,
  "no-shellfish": ["shellfish"],
  "no-egg": ["egg"],
  "no-meat": meats,
  "no-animals": ["animals"],
  "no-pollen": ["plant"],
  "no-scent": ["scent"],
  "no-tobacco": ["tobacco"],
  "raw-food": ["raw-food"],
};

/** A cat that eats leaves breaks no cups. */
const notMeant: ReadonlySet<string> = new Set(["pet-eats-things:breakable"]);
const youngestForSmallParts = 3;

/** Whether a gift asks or contains what hurts this person, by what the model itself said of it. */
export function asksTooMuch(said: readonly Ask[], { reading, age }: Pick<Brief, "reading" | "age">): boolean {
  if (said.includes("small-parts") && age !== null && age.youngest < youngestForSmallParts) return true;
  return said.some((ask) => reading.facts.some((fact) => hurts(ask, fact)) || reading.avoid.some((avoid) => isRuledOut(ask, avoid)));
}

function hurts(ask: Ask, { fact }: Fact): boolean {
  const { forbids = [] }: FactRule = facts[fact];
  const demand = forbids.find((forbidden) => forbidden === ask);
  if (demand === undefined) return hurtful[fact]?.includes(ask) ?? false;
  return !isMatterOfTaste(demand, fact) && !notMeant.has(`${fact}:${ask}`);
}

function isRuledOut(ask: Ask, { id, why, things }: Avoid): boolean {
  const diet = Object.entries(ruledOut).find(([known]) => id === `avoid:${known}`);
  return diet !== undefined ? diet[1].includes(ask) : why === "cannot" && things.some((thing) => thing === ask);
}
