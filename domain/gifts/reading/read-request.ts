import type { GiftRequest } from "#shared/gift-request.ts";
import { wordFields } from "#shared/person-fields.ts";
import type { ReadingRequest } from "#shared/reading-request.ts";
import { readChildAge } from "../words/read-child-age.ts";
import { read } from "./read.ts";
import { listItems, type Entry, type ReadFields, type Reading } from "./reading.ts";

/** The words, and what the form says of the person besides. */
export type AgedRequest = ReadingRequest & Partial<Pick<GiftRequest, "relationship" | "ageRange">>;

/** What the words of a request say, without what the giver removed as not meant. */
export function readRequest(request: AgedRequest): Reading {
  const { language, notMeant = [] } = request;
  const reading = addChildAge(read(request, language), request);
  if (notMeant.length === 0) return reading;
  const removed = new Set(notMeant);
  const keep = <Kept extends Entry>(entries: readonly Kept[]) => entries.filter(({ id }) => !removed.has(id));
  return {
    ...reading,
    likes: keep(reading.likes),
    avoid: keep(reading.avoid),
    facts: keep(reading.facts),
    wishes: keep(reading.wishes),
    traits: keep(reading.traits),
    rest: keep(reading.rest),
    fields: keepFields(reading.fields, removed),
  };
}

/** What is removed together under the id `fields:…`: a budget says nothing without its currency. */
const fieldsOfIds = {
  "fields:relationship": ["relationship"],
  "fields:age": ["age", "ageRange"],
  "fields:gender": ["gender"],
  "fields:occasion": ["occasion"],
  "fields:budget": ["budget", "currency", "spend"],
  "fields:name": ["name"],
} as const satisfies Record<string, readonly (keyof ReadFields)[]>;

function keepFields(fields: ReadFields, removed: ReadonlySet<string>): ReadFields {
  const kept = { ...fields };
  for (const [id, names] of Object.entries(fieldsOfIds)) if (removed.has(id)) for (const name of names) delete kept[name];
  return kept;
}

/** An age that is told as children's ages are ('18 months', 'starts school', 一岁半, 年長さん), where nothing else tells one. */
function addChildAge(reading: Reading, request: AgedRequest): Reading {
  if (reading.fields.age) return reading;
  const recipient = { relationship: request.relationship ?? "other", ageRange: request.ageRange ?? reading.fields.ageRange ?? null };
  const typed = wordFields.flatMap((field) => listItems(request, field));
  const age = readChildAge(typed, recipient);
  return age ? { ...reading, fields: { ...reading.fields, age: { youngest: age.youngest, oldest: age.oldest } } } : reading;
}
