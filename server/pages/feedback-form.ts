import type { Context } from "hono";
import * as z from "zod/mini";
import type { FeedbackOutcome } from "#app/company/feedback-outcome.ts";
import { sendFeedback } from "#domain/messaging/send-feedback.ts";
import { describeIssue } from "#shared/describe-issue.ts";
import { feedbackFields, feedbackSchema, type FeedbackField } from "#shared/feedback.ts";
import { limits } from "#shared/limits.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { Refusal } from "#shared/refusal.ts";
import type { FeedbackEndpointServices } from "../api/feedback.ts";
import type { AppContext } from "../app-context.ts";
import { readForm } from "../request/read-body.ts";
import { buildProblem } from "../problem.ts";

type Given = Record<FeedbackField | "website", string>;

/** Handles the contact form as a browser posts it without scripts; the outcome is for the page to show. */
export async function takeFeedbackForm(
  c: Context<AppContext>,
  services: FeedbackEndpointServices,
  locale: Locale,
): Promise<FeedbackOutcome> {
  const given = await readFeedback(c);
  const parsed = z.safeParse(feedbackSchema, given, { reportInput: true });
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => describeIssue(issue).path));
    return { kind: "refused", wrongFields: feedbackFields.filter((field) => wrong.has(field)), detail: null, given };
  }
  try {
    await services.rateLimit.consume(c.get("clientAddress"));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: "refused", wrongFields: [], detail: buildProblem(error, locale, c.get("requestId")).detail, given };
  }
  await sendFeedback(services, parsed.data, locale);
  return { kind: "sent" };
}

async function readFeedback(c: Context<AppContext>): Promise<Given> {
  const form = await readForm(c, limits.bodyBytes);
  // Browsers end lines with CRLF. (Invalid UTF-8 has become U+FFFD.)
  const read = (name: string) => (form.get(name) ?? "").replaceAll("\r\n", "\n");
  return { name: read("name"), email: read("email"), message: read("message"), website: read("website") };
}
