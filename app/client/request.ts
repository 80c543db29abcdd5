import { callApi, type ApiCall } from "./api.ts";
import { readProblem, type Problem } from "./problem.ts";

/**
 * What became of a request. `unreachable`: no answer came, it broke off, or it was not of the expected form, as it may be while
 * a new version is being rolled out; such a request can be repeated.
 */
export type Result<Body> = { kind: "done"; body: Body } | Failure;

export type Failure = { kind: "unreachable" } | { kind: "refused"; problem: Problem };

/** As zod's schemas are. */
export interface Schema<Body> {
  safeParse: (value: unknown) => { success: true; data: Body } | { success: false };
}

export interface RequestOptions<Body> extends ApiCall {
  /** The schema of the answer, or how it is loaded where the first view should do without. */
  schema: Schema<Body> | (() => Promise<Schema<Body>>);
}

/** Asks our own API, and reads the answer by its schema: JSON, or the text of an answer of type `text/…`. Never throws. */
export async function request<Body>(path: string, { schema, ...call }: RequestOptions<Body>): Promise<Result<Body>> {
  return await settle(path, call, async (response) => {
    const parser = typeof schema === "function" ? await schema() : schema;
    const isText = response.headers.get("Content-Type")?.startsWith("text/");
    const read = parser.safeParse(isText ? await response.text() : await response.json());
    return read.success ? { kind: "done", body: read.data } : { kind: "unreachable" };
  });
}

/** Asks for something to be done, where the answer has nothing that is needed. Never throws. */
export async function command(path: string, call: ApiCall): Promise<Result<null>> {
  return await settle(path, call, async () => ({ kind: "done", body: null }));
}

/** Whether what was to be deleted no longer exists, including when it was deleted before. */
export function isGone(result: Result<unknown>): boolean {
  return result.kind === "done" || (result.kind === "refused" && result.problem.status === 404);
}

async function settle<Body>(path: string, call: ApiCall, read: (response: Response) => Promise<Result<Body>>): Promise<Result<Body>> {
  try {
    const response = await callApi(path, call);
    if (!response.ok) return { kind: "refused", problem: await readProblem(response) };
    return await read(response);
  } catch {
    // No connection, the answer broke off, or it was no JSON.
    return { kind: "unreachable" };
  }
}
