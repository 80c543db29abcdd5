import * as z from "zod/mini";
import { limits } from "./limits.ts";
import {
  listFieldsOf,
  personFieldNames,
  personFields,
  type PersonAsked,
  type PersonField,
  type PersonKept,
  type WordField,
} from "./person-fields.ts";
import { noControlCharacters, optionalText } from "./text-fields.ts";
import { text, words } from "./typed-words.ts";

const keptWords = z._default(
  z.array(z.string().check(z.trim(), z.maxLength(limits.listItem), noControlCharacters)).check(
    z.maxLength(limits.listItems),
    z.overwrite((list) => list.filter(Boolean)),
  ),
  [],
);

interface SchemasOfKind {
  asked: z.ZodMiniType;
  kept: z.ZodMiniType;
  answered: z.ZodMiniType;
}

/** The schemas of each kind of field: in a gift request, in a profile as its owner fills it in, and in an answer. */
const schemasOf: Record<PersonField["kind"], (values: readonly string[]) => SchemasOfKind> = {
  line: () => ({ asked: text(limits.listItem), kept: optionalText(limits.listItem), answered: z.nullable(z.string()) }),
  words: () => ({ asked: words, kept: keptWords, answered: z.array(z.string()) }),
  text: () => ({ asked: text(limits.formText), kept: optionalText(limits.formText), answered: z.nullable(z.string()) }),
  choice: (values) => ({
    asked: z.enum(values),
    kept: z._default(z.nullable(z.enum(values)), null),
    answered: z.nullable(z.enum(values)),
  }),
};

function buildShape(key: "asked" | "kept", schema: (schemas: SchemasOfKind) => z.ZodMiniType) {
  return Object.assign(
    {},
    ...personFieldNames.map((name) => {
      const field: PersonField = personFields[name];
      return { [field[key]]: schema(schemasOf[field.kind](field.values ?? [])) };
    }),
  );
}

/** What a gift request may say of the person. */
export const askedPerson: { [Key in keyof PersonAsked]: z.ZodMiniOptional<z.ZodMiniType<PersonAsked[Key], PersonAsked[Key]>> } = buildShape(
  "asked",
  ({ asked }) => z.optional(asked),
);

/** What the owner of a profile fills in: what is left out is empty. */
export const keptPerson: { [Key in keyof PersonKept]: z.ZodMiniDefault<z.ZodMiniType<PersonKept[Key], PersonKept[Key]>> } = buildShape(
  "kept",
  ({ kept }) => kept,
);

export const answeredPerson: { [Key in keyof PersonKept]: z.ZodMiniType<PersonKept[Key], PersonKept[Key]> } = buildShape(
  "kept",
  ({ answered }) => answered,
);

const sentence = z.optional(text(limits.formText));

/** What a request says in words that are read: a sentence or two about the person, and fields of words. */
export const askedWords: { text: typeof sentence } & Pick<typeof askedPerson, Exclude<WordField, "text">> = Object.assign(
  { text: sentence },
  ...listFieldsOf("words", "text").map((name) => ({ [personFields[name].asked]: askedPerson[personFields[name].asked] })),
);
