import { feedbackFields, type FeedbackField } from "#shared/feedback.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../client/api.ts";
import { readProblem } from "../client/problem.ts";
import type { FeedbackOutcome } from "./feedback-outcome.ts";

export type GivenFeedback = Record<FeedbackField | "website", string>;

/** Sends a message. Never throws: a network failure is an outcome, too. */
export async function sendFeedback(given: GivenFeedback, locale: Locale): Promise<FeedbackOutcome> {
  try {
    const response = await callApi("/api/feedback", { locale, method: "POST", body: given });
    if (response.ok) return { kind: "sent" };
    const problem = await readProblem(response);
    const wrongFields = feedbackFields.filter((field) => problem.errors.some(({ path }) => path === field));
    return { kind: "refused", wrongFields, detail: wrongFields.length > 0 ? null : problem.detail, given };
  } catch {
    return { kind: "refused", wrongFields: [], detail: null, given };
  }
}
