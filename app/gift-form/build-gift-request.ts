import type * as z from "zod/mini";
import type { giftRequestSchema } from "#shared/gift-request.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { GiftFields, ShownField } from "./gift-fields.ts";
import { splitIds } from "./not-meant.ts";
import { splitWords } from "./split-words.ts";

type GiftRequestInput = z.input<typeof giftRequestSchema>;

/** The body of `POST /api/ideas`, without fields that were left blank: the schema's keys, with values that the server has to check yet. */
export type GiftRequestBody = { [Key in keyof GiftRequestInput]: Unchecked<GiftRequestInput[Key]> } & { language: Locale };

/** A text where the schema names the texts that may stand there. */
type Unchecked<Value> = Value extends string ? string : Value;

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
  return new Map<string, ShownField | null>(Object.entries(fieldsByKey)).get(first) ?? null;
}

/** Every key of the request has its place: `null` for one that no field of the form fills in. */
const fieldsByKey: Record<keyof GiftRequestInput, ShownField | null> = {
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
  language: null,
  text: "text",
  notMeant: null,
  refine: null,
  rejected: null,
  shown: null,
};
