import { settleFields, type GiftFields } from "../gift-form/gift-fields.ts";
import { splitWords } from "../gift-form/split-words.ts";
import type { RecipientInput, RecipientProfile } from "./recipient-profile.ts";

/** Fills in the gift form from a profile. Occasion and budget stay. */
export function fillInRecipient(fields: GiftFields, profile: RecipientProfile, separator: string): GiftFields {
  return settleFields({ ...fields, ...writeOut(profile, separator), recipient: profile.id });
}

export type RecipientFields = Pick<GiftFields, "name" | "relationship" | "age" | "gender" | "interests" | "personality" | "alreadyHave">;

/** A profile as the texts of the form's fields. */
export function writeOut(profile: RecipientProfile, separator: string): RecipientFields {
  return {
    name: profile.name ?? "",
    relationship: profile.relationship ?? "",
    age: profile.ageRange ?? "",
    gender: profile.livingSituation ?? "",
    interests: profile.interests.join(separator),
    personality: profile.personalities.join(separator),
    alreadyHave: profile.alreadyHas ?? "",
  };
}

/** The form's texts as the API expects them: blank answers become `null` or empty lists. */
export function readRecipient(fields: RecipientFields): Record<keyof RecipientInput, string | string[] | null> {
  return {
    name: fields.name.trim() || null,
    relationship: fields.relationship || null,
    ageRange: fields.age || null,
    livingSituation: fields.gender || null,
    interests: splitWords(fields.interests),
    personalities: splitWords(fields.personality),
    alreadyHas: fields.alreadyHave.trim() || null,
  };
}
