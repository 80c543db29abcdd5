import { ageRanges, genders } from "./gift-options.ts";

export interface PersonField {
  /**
   * `line`: what they are called, never sent to the model. `words`: a list, separated by commas. `text`: sentences, read as notes are;
   * things that are only listed in one are left out. `choice`: one of the values.
   */
  kind: "line" | "words" | "text" | "choice";
  /** Its name in a gift request. */
  asked: string;
  /** Its name in a recipient profile. */
  kept: string;
  values?: readonly string[];
}

/** What may be said of a person beside the relationship, in the order in which the gift form asks it, by the names of its fields. */
export const personFields = {
  interests: { kind: "words", asked: "interests", kept: "interests" },
  personality: { kind: "words", asked: "personalities", kept: "personalities" },
  alreadyHave: { kind: "text", asked: "additionalInfo", kept: "alreadyHas" },
  age: { kind: "choice", asked: "ageRange", kept: "ageRange", values: ageRanges },
  gender: { kind: "choice", asked: "livingSituation", kept: "livingSituation", values: genders },
  name: { kind: "line", asked: "name", kept: "name" },
} as const satisfies Record<string, PersonField>;

type Fields = typeof personFields;
export type PersonFieldName = keyof Fields;

export type FieldNameOf<Kind extends PersonField["kind"]> = {
  [Name in PersonFieldName]: Fields[Name]["kind"] extends Kind ? Name : never;
}[PersonFieldName];

type ValueOf<Field extends PersonField> = Field extends { values: readonly (infer Value)[] }
  ? Value
  : Field extends { kind: "words" }
    ? string[]
    : string;

/** By their names in a request. */
export type PersonAsked = { [Name in PersonFieldName as Fields[Name]["asked"]]: ValueOf<Fields[Name]> };

/** By their names in a profile; what is not known is an empty list or `null`. */
export type PersonKept = {
  [Name in PersonFieldName as Fields[Name]["kept"]]: Fields[Name]["kind"] extends "words" ? string[] : ValueOf<Fields[Name]> | null;
};

export const personFieldNames = Object.keys(personFields).filter(isPersonField);

function isPersonField(name: string): name is PersonFieldName {
  return name in personFields;
}

export function isOfKind<Kind extends PersonField["kind"]>(name: PersonFieldName, kind: Kind): name is FieldNameOf<Kind> {
  return personFields[name].kind === kind;
}

/** The fields of a kind, in their order. */
export function listFieldsOf<Kind extends PersonField["kind"]>(...kinds: Kind[]): FieldNameOf<Kind>[] {
  return personFieldNames.filter((name): name is FieldNameOf<Kind> => kinds.some((kind) => isOfKind(name, kind)));
}

/** A field of a request into which people type words that are read. */
export type WordField = "text" | Fields[FieldNameOf<"words" | "text">]["asked"];
export const wordFields: readonly WordField[] = ["text", ...listFieldsOf("words", "text").map((name) => personFields[name].asked)];
