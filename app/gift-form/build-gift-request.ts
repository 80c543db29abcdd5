import type * as z from "zod/mini";
import type { giftRequestSchema } from "#shared/gift-request.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { isOfKind, listFieldsOf, personFieldNames, personFields, type PersonFieldName, type WordField } from "#shared/person-fields.ts";
import { shownFields, type GiftFields, type ShownField } from "./gift-fields.ts";
import { splitIds } from "./not-meant.ts";
import { splitWords } from "./split-words.ts";

type GiftRequestInput = z.input<typeof giftRequestSchema>;

/** The body of `POST /api/ideas`, without fields that were left blank: the schema's keys, with values that the server has to check yet. */
export type GiftRequestBody = { [Key in keyof GiftRequestInput]: Unchecked<GiftRequestInput[Key]> } & { language: Locale };

/** A text where the schema names the texts that may stand there. */
type Unchecked<Value> = Value extends string ? string : Value;

export function buildGiftRequest(fields: GiftFields, language: Locale): GiftRequestBody {
  const notMeant = [...splitIds(fields.notMeant)];
  const { relationship, occasion, budget, currency, recipient } = fields;
  return {
    relationship,
    occasion,
    budget,
    currency,
    language,
    ...buildTypedWords(fields),
    ...buildPerson(personFieldNames, fields),
    ...(notMeant.length > 0 && { notMeant }),
    // Texts about a known person are sent even when they were emptied, or what is remembered would be used.
    ...(recipient && { recipientProfileId: recipient, ...buildTexts(fields) }),
  };
}

/** The fields of words, without those that were left blank. */
export function buildTypedWords(fields: GiftFields): Pick<GiftRequestBody, WordField> {
  const text = fields.text.trim();
  return { ...(text && { text }), ...buildPerson(listFieldsOf("words", "text"), fields) };
}

function buildPerson(names: readonly PersonFieldName[], fields: GiftFields): Partial<GiftRequestBody> {
  const filled = names.map((name) => [personFields[name].asked, readField(name, fields)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value.length > 0));
}

function readField(name: PersonFieldName, fields: GiftFields): string | string[] {
  return isOfKind(name, "words") ? splitWords(fields[name]) : fields[name].trim();
}

function buildTexts(fields: GiftFields): Partial<GiftRequestBody> {
  return Object.fromEntries(listFieldsOf("text").map((name) => [personFields[name].asked, fields[name].trim()]));
}

/** The form's field for a path of the request: `interests.3` belongs to `interests`; `null` for none. */
export function findFieldOfPath(path: string): ShownField | null {
  const [first = ""] = path.split(".");
  if (first === "recipientProfileId") return "recipient";
  return personFieldNames.find((name) => personFields[name].asked === first) ?? shownFields.find((name) => name === first) ?? null;
}
