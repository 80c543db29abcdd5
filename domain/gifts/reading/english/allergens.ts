import type { DietId } from "../diets.ts";
import type { Claim } from "../language.ts";
import type { Plain } from "./plain-claim.ts";
import type { Word } from "./words.ts";

/** What stands after 'allergies:' or 'allergic to' and means more than itself. */
const allergens: readonly { diet: DietId; words: RegExp }[] = [
  { diet: "no-nuts", words: /^(?:pea|tree |all )?nuts?$|^(?:peanuts?|almonds?|cashews?|hazelnuts?|walnuts?|pecans?|pistachios?)$/ },
  { diet: "no-dairy", words: /^(?:dairy|lactose|milk|cows milk)$/ },
  { diet: "no-gluten", words: /^(?:gluten|wheat)$/ },
  { diet: "no-shellfish", words: /^(?:shellfish|prawns?|shrimps?|crab|lobster|crustaceans?|oysters?|mussels?)$/ },
  { diet: "no-seafood", words: /^(?:fish|seafood)$/ },
  { diet: "no-egg", words: /^eggs?$/ },
  { diet: "no-pollen", words: /^(?:pollen|flowers|lilies|grass)$/ },
  { diet: "no-animals", words: /^(?:(?:cat|dog|pet|animal) (?:hair|fur|dander)|cats?|dogs?|pets|animals|fur)$/ },
  { diet: "no-feathers", words: /^(?:feathers?|down)$/ },
  { diet: "no-latex", words: /^latex$/ },
  { diet: "no-metal", words: /^(?:nickel|metals?)$/ },
];

/** 'Peanuts (allergy)'. */
export function tellAllergy({ tokens, words }: Plain): Pick<Claim, "diet" | "told" | "reason"> {
  const diet = findAllergen(tokens);
  return diet === null ? {} : { diet, told: words, reason: "allergy" };
}

/** The diet of an allergy to what these words name, `null` where it rules out nothing but the thing itself. */
function findAllergen(words: readonly Word[]): DietId | null {
  const line = words.map(({ lower }) => lower).join(" ");
  return allergens.find((allergen) => allergen.words.test(line))?.diet ?? null;
}
