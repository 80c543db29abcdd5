import { currencies, findBudgetBand, type Currency } from "#shared/gift-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { personFieldNames, type PersonFieldName } from "#shared/person-fields.ts";
import { joinIds, splitIds } from "./not-meant.ts";

/** The fields of the gift form, as text (specification, section 3). */
export interface GiftFields extends Record<PersonFieldName, string> {
  /** A sentence or two about the person, from which the others may be read. */
  text: string;
  /** The id of the saved profile that filled the form; empty for a new recipient. */
  recipient: string;
  relationship: string;
  occasion: string;
  currency: string;
  budget: string;
  /** Ids of what was understood of the words and is not meant, one a line. */
  notMeant: string;
}
export type FieldName = keyof GiftFields;

/** What was taken out of the reading has no field of its own. */
export type ShownField = Exclude<FieldName, "notMeant">;

export const emptyPerson: Record<PersonFieldName, string> = Object.assign({}, ...personFieldNames.map((name) => ({ [name]: "" })));

export const emptyFields: GiftFields = {
  text: "",
  recipient: "",
  relationship: "",
  occasion: "",
  currency: "USD",
  budget: "",
  ...emptyPerson,
  notMeant: "",
};

/** An empty form of each language: its currency is the one that most of its readers pay in. */
export const startFields: Record<Locale, GiftFields> = {
  en: emptyFields,
  zh: { ...emptyFields, currency: "CNY" },
  ja: { ...emptyFields, currency: "JPY" },
};

export const fieldNames = Object.keys(emptyFields).filter(isFieldName);

export const shownFields = fieldNames.filter((name) => name !== "notMeant");

function isFieldName(name: string): name is FieldName {
  return name in emptyFields;
}

export const requiredFields = ["relationship", "occasion", "budget"] as const;
export type RequiredField = (typeof requiredFields)[number];

/**
 * Changes a field. A new currency clears the budget, also one that was read, because each currency has its own bands. A new name
 * detaches the form from the saved profile, because it is about somebody else. With the sentence goes what was taken out of it.
 */
export function changeField(fields: GiftFields, name: FieldName, value: string): GiftFields {
  if (fields[name] === value) return fields;
  const changed = { ...fields, [name]: value };
  if (name === "currency") return { ...changed, budget: "", notMeant: joinIds([...splitIds(fields.notMeant), "fields:budget"]) };
  if (name === "text" && value.trim() === "") return { ...changed, notMeant: "" };
  return name === "name" ? { ...changed, recipient: "" } : changed;
}

export function listMissingFields(fields: GiftFields): RequiredField[] {
  return requiredFields.filter((name) => fields[name] === "");
}

export function getCurrency(value: string): Currency {
  return currencies.find((currency) => currency === value) ?? "USD";
}

/** Completes fields from the storage or the page; drops a budget that does not belong to the currency. */
export function settleFields(found: Partial<Record<FieldName, unknown>>, start: GiftFields = emptyFields): GiftFields {
  const fields = { ...start };
  for (const name of fieldNames) {
    const value = found[name];
    if (typeof value === "string") fields[name] = value;
  }
  fields.currency = getCurrency(fields.currency);
  if (findBudgetBand(getCurrency(fields.currency), fields.budget) === null) fields.budget = "";
  return fields;
}
