import type { Locale } from "#shared/locales/locale.ts";
import type { GiftFields } from "./gift-fields.ts";
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
  name?: string;
  recipientProfileId?: string;
  shown?: string[];
}

export function buildGiftRequest(fields: GiftFields, language: Locale): GiftRequestBody {
  const interests = splitWords(fields.interests);
  const personalities = splitWords(fields.personality);
  const additionalInfo = fields.alreadyHave.trim();
  const name = fields.name.trim();
  return {
    relationship: fields.relationship,
    occasion: fields.occasion,
    budget: fields.budget,
    currency: fields.currency,
    language,
    ...(interests.length > 0 && { interests }),
    ...(personalities.length > 0 && { personalities }),
    ...(fields.age && { ageRange: fields.age }),
    ...(fields.gender && { livingSituation: fields.gender }),
    ...(additionalInfo && { additionalInfo }),
    ...(name && { name }),
    ...(fields.recipient && { recipientProfileId: fields.recipient }),
  };
}

/** The form's field for a path of the request: `interests.3` belongs to `interests`; `null` for none. */
export function findFieldOfPath(path: string): keyof GiftFields | null {
  const [first = ""] = path.split(".");
  return fieldsByKey[first] ?? null;
}

const fieldsByKey: Record<string, keyof GiftFields> = {
  relationship: "relationship",
  occasion: "occasion",
  budget: "budget",
  currency: "currency",
  interests: "interests",
  personalities: "personality",
  ageRange: "age",
  livingSituation: "gender",
  additionalInfo: "alreadyHave",
  name: "name",
  recipientProfileId: "recipient",
};
