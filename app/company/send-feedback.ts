import { feedbackFields, type FeedbackField } from "#shared/feedback.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { command } from "../client/request.ts";
import type { FeedbackOutcome } from "./feedback-outcome.ts";

export type GivenFeedback = Record<FeedbackField | "website", string>;

/** Sends a message. Never throws: a network failure is an outcome, too. */
export async function sendFeedback(given: GivenFeedback, locale: Locale): Promise<FeedbackOutcome> {
  const sent = await command("/api/feedback", { locale, method: "POST", body: given });
  if (sent.kind === "done") return { kind: "sent" };
  if (sent.kind === "unreachable") return { kind: "refused", wrongFields: [], detail: null, given };
  const { errors, detail } = sent.problem;
  const wrongFields = feedbackFields.filter((field) => errors.some(({ path }) => path === field));
  return { kind: "refused", wrongFields, detail: wrongFields.length > 0 ? null : detail, given };
}
