import type { GiftFields } from "./gift-fields.ts";
import { splitIds } from "./not-meant.ts";
import type { ReadAnswers } from "./reading.ts";

const readNames = ["relationship", "occasion", "age", "gender", "name"] as const;

/**
 * The fields with the answers that were read in the words, where the giver has chosen none and has not taken them back. A budget goes
 * with its currency.
 */
export function completeFields(fields: GiftFields, answers: ReadAnswers | null): GiftFields {
  if (!answers) return fields;
  const removed = splitIds(fields.notMeant);
  const completed = { ...fields };
  for (const name of readNames) if (fields[name] === "" && !removed.has(`fields:${name}`)) completed[name] = answers[name];
  if (fields.budget !== "" || answers.budget === "" || removed.has("fields:budget")) return completed;
  return { ...completed, currency: answers.currency, budget: answers.budget };
}
