import { problemAnswer } from "./answers.ts";

// Parts of the OpenAPI document's description of the back-office API.

export const administratorsOnly = {
  401: problemAnswer("Not signed in"),
  403: problemAnswer(
    "Not an administrator (`admin_only`), one without the second factor that the site asks for (`admin_factor_needed`), or for a change not signed in within 12 hours (`sign_in_again`)",
  ),
};

/** Of a change that names the version which it changes. */
export const changeRefusals = {
  ...administratorsOnly,
  400: problemAnswer("A field is wrong"),
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
