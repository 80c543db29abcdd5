import { parseJson } from "./json.ts";

/** The part of a problem document that is shown to people, and the answer's status. */
export interface Problem {
  status: number;
  code: string;
  detail: string;
  errors: { path: string; message: string }[];
  resetsAt?: string | undefined;
}

/** Reads the problem document of a refusal; any other body, as of something between here and the server, counts as an empty document. */
export async function readProblem(response: Response): Promise<Problem> {
  return await parseProblem(parseJson(await response.text()), response.status);
}

export async function parseProblem(value: unknown, status: number): Promise<Problem> {
  const { problemSchema } = await import("#shared/answers/problem.ts");
  const { success, data } = problemSchema.safeParse(value);
  return success ? { ...data, errors: data.errors ?? [] } : { status, code: "", detail: "", errors: [] };
}
