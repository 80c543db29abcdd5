import type { AnswerName, BodyName } from "./named-schemas.ts";

// Parts of the OpenAPI document's descriptions of routes.

export function jsonBody(name: BodyName) {
  return { required: true, content: { "application/json": { schema: refer(name) } } };
}

export function jsonAnswer(description: string, name: AnswerName) {
  return { description, content: { "application/json": { schema: refer(name) } } };
}

export function problemAnswer(description: string) {
  return { description, content: { "application/problem+json": { schema: refer("Problem") } } };
}

/** To a request with an `If-None-Match` that still holds. */
export const notModified = { description: "The client has this answer already" };

/** Of a change that names the version which it changes. */
export const changeRefusals = {
  412: problemAnswer("Somebody else has changed it meanwhile; `ETag` names the version that is there now"),
  428: problemAnswer("`If-Match` is missing"),
};

export const ifMatch = {
  in: "header",
  name: "If-Match",
  required: true,
  schema: { type: "string" },
  description: "The `ETag` of the version that is changed.",
} as const;

/** Describes a query parameter; `values` lists the only values that it can have. */
export function queryParameter(name: string, description: string, values?: readonly string[]) {
  return { in: "query", name, required: false, description, schema: { type: "string", ...(values && { enum: [...values] }) } } as const;
}

export const cursorParameter = queryParameter("cursor", "The `nextCursor` of the page before.");

function refer(name: AnswerName | BodyName) {
  return { $ref: `#/components/schemas/${name}` };
}
