import { isRecord, parseJson, textOf } from "./json.ts";

/** The part of a problem document that is shown to people. */
export interface Problem {
  code: string;
  detail: string;
  resetsAt: string | null;
  errors: { path: string; message: string }[];
}

/** Reads the problem document of a refusal; any other body counts as an empty document. */
export async function readProblem(response: Response): Promise<Problem> {
  return parseProblem(parseJson(await response.text()));
}

export function parseProblem(value: unknown): Problem {
  const found = isRecord(value) ? value : {};
  const errors = Array.isArray(found["errors"]) ? found["errors"].filter(isRecord) : [];
  return {
    code: textOf(found["code"]),
    detail: textOf(found["detail"]),
    resetsAt: typeof found["resetsAt"] === "string" ? found["resetsAt"] : null,
    errors: errors.map((error) => ({ path: textOf(error["path"]), message: textOf(error["message"]) })),
  };
}
