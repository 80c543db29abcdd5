import type { Result } from "../client/request.ts";

/** What the server says about the one field of a form, or about the whole; empty where it said nothing. */
export function getRefusalText(answer: Result<unknown> | null): string {
  if (answer?.kind !== "refused") return "";
  return answer.problem.errors[0]?.message ?? answer.problem.detail;
}
