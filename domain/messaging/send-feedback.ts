import type { Database } from "#db/connect.server.ts";
import type { Feedback } from "#shared/feedback.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Outbox } from "./outbox.ts";

export interface FeedbackServices {
  db: Database;
  outbox: Pick<Outbox, "postMail">;
  /** The operator's address, to which feedback is mailed. */
  contactEmail: string;
}

/** Mails feedback to the operator. A message with the hidden field filled in is dropped silently. */
export async function sendFeedback({ db, outbox, contactEmail }: FeedbackServices, feedback: Feedback, locale: Locale): Promise<void> {
  if (feedback.website !== "") return;
  const from = { name: feedback.name || null, email: feedback.email || null };
  await outbox.postMail(db, { kind: "feedback", to: contactEmail, locale, from, message: feedback.message });
}
