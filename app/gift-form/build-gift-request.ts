import type { Refinement, Rejection } from "#shared/gift-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { GiftFields, ShownField } from "./gift-fields.ts";
import { splitIds } from "./not-meant.ts";
import { splitWords } from "./split-words.ts";

/** The body of `POST /api/ideas`, without fields that were left blank. */
export interface GiftRequestBody {
  relationship: string;
  occasion: string;
  budget: string;
  currency: string;
  language: Locale;
  interests?: string[];
  personalities?: string[];
  ageRange?: string;
  livingSituation?: string;
  additionalInfo?: string;
  /** Ids of what was understood and is not meant. */
  notMeant?: string[];
  name?: string;
  recipientProfileId?: string;
  shown?: string[];
  /** A sentence or two about the person. */
  text?: string;
  /** What is asked of five others, after a first list. */
  refine?: Refinement;
  rejected?: Rejection[];
}

export function buildGiftRequest(fields: GiftFields, language: Locale): GiftRequestBody {
  const notMeant = [...splitIds(fields.notMeant)];
  const name = fields.name.trim();
  return {
    relationship: fields.relationship,
    occasion: fields.occasion,
    budget: fields.budget,
    currency: fields.currency,
    language,
    ...buildTypedWords(fields),
    ...(notMeant.length > 0 && { notMeant }),
    ...(fields.age && { ageRange: fields.age }),
    ...(fields.gender && { livingSituation: fields.gender }),
    ...(name && { name }),
    // What a known person has is sent even when it was emptied, or what is remembered would be used.
    ...(fields.recipient && { recipientProfileId: fields.recipient, additionalInfo: fields.alreadyHave.trim() }),
  };
}

export type TypedFields = Pick<GiftFields, "text" | "interests" | "personality" | "alreadyHave">;
export type TypedWords = Pick<GiftRequestBody, "text" | "interests" | "personalities" | "additionalInfo">;

/** The fields of words, without those that were left blank. */
export function buildTypedWords({ text, interests, personality, alreadyHave }: TypedFields): TypedWords {
  const words = { interests: splitWords(interests), personalities: splitWords(personality), additionalInfo: alreadyHave.trim() };
  return {
    ...(text.trim() && { text: text.trim() }),
    ...(words.interests.length > 0 && { interests: words.interests }),
    ...(words.personalities.length > 0 && { personalities: words.personalities }),
    ...(words.additionalInfo && { additionalInfo: words.additionalInfo }),
  };
}

/** The form's field for a path of the request: `interests.3` belongs to `interests`; `null` for none. */
export function findFieldOfPath(path: string): ShownField | null {
  const [first = ""] = path.split(".");
  return fieldsByKey[first] ?? null;
}

const fieldsByKey: Record<string, ShownField> = {
  text: "text",
  relationship: "relationship",
  occasion: "occasion",
  budget: "budget",
  currency: "currency",
  interests: "interests",
  personalities: "personality",
  ageRange: "age",
  livingSituation: "gender",
  additionalInfo: "alreadyHave",
  alreadyHas: "alreadyHave",
  name: "name",
  recipientProfileId: "recipient",
};
