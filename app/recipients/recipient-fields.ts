import { settleFields, type GiftFields } from "../gift-form/gift-fields.ts";
import { splitWords } from "../gift-form/split-words.ts";
import type { RecipientInput, RecipientProfile } from "./recipient-profile.ts";

/** The form as it is for somebody known; occasion, budget and what they have are asked anew. */
export function fillInRecipient(fields: GiftFields, profile: RecipientProfile, separator: string): GiftFields {
  return settleFields({ ...fields, ...writeOut(profile, separator), alreadyHave: "", recipient: profile.id });
}

export type RecipientFields = Pick<GiftFields, "name" | "relationship" | "age" | "gender" | "interests" | "personality">;

/** What is known of somebody, as it is typed. */
export function writeOut(profile: RecipientProfile, separator: string): RecipientFields {
  return {
    name: profile.name ?? "",
    relationship: profile.relationship ?? "",
    age: profile.ageRange ?? "",
    gender: profile.livingSituation ?? "",
    interests: profile.interests.join(separator),
    personality: profile.personalities.join(separator),
  };
}

/** What was typed, as the server takes it: blank answers are none. */
export function readRecipient(fields: RecipientFields): Record<keyof RecipientInput, string | string[] | null> {
  return {
    name: fields.name.trim() || null,
    relationship: fields.relationship || null,
    ageRange: fields.age || null,
    livingSituation: fields.gender || null,
    interests: splitWords(fields.interests),
    personalities: splitWords(fields.personality),
  };
}
