import { isOfKind, personFieldNames, personFields, type PersonFieldName } from "#shared/person-fields.ts";
import { emptyPerson, settleFields, type GiftFields } from "../gift-form/gift-fields.ts";
import { splitWords } from "../gift-form/split-words.ts";
import type { RecipientProfile } from "./recipient-profile.ts";

/** Fills in the gift form from a profile. Occasion and budget stay. */
export function fillInRecipient(fields: GiftFields, profile: RecipientProfile, separator: string): GiftFields {
  return settleFields({ ...fields, ...writeOut(profile, separator), recipient: profile.id });
}

export type RecipientFields = Pick<GiftFields, PersonFieldName | "relationship">;

/** A profile as the texts of the form's fields. */
export function writeOut(profile: RecipientProfile, separator: string): RecipientFields {
  const texts = personFieldNames.map((name) => [name, writeValue(profile[personFields[name].kept], separator)]);
  return { ...emptyPerson, ...Object.fromEntries(texts), relationship: profile.relationship ?? "" };
}

function writeValue(value: string | string[] | null, separator: string): string {
  return Array.isArray(value) ? value.join(separator) : (value ?? "");
}

/** The form's texts as the API expects them: blank answers become `null` or empty lists. */
export function readRecipient(fields: RecipientFields): Record<string, string | string[] | null> {
  const values = personFieldNames.map((name) => [personFields[name].kept, readValue(name, fields)]);
  return { ...Object.fromEntries(values), relationship: fields.relationship || null };
}

function readValue(name: PersonFieldName, fields: RecipientFields): string | string[] | null {
  return isOfKind(name, "words") ? splitWords(fields[name]) : fields[name].trim() || null;
}
