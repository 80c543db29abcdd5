import type { FeedbackField } from "#shared/feedback.ts";

/** The outcome of a message of the contact form. */
export type FeedbackOutcome =
  | { kind: "sent" }
  | {
      kind: "refused";
      wrongFields: readonly FeedbackField[];
      /** A message for faults that belong to no field. */
      detail: string | null;
      /** The fields as they were typed, so that nothing is lost. */
      given: Readonly<Record<FeedbackField, string>>;
    };
