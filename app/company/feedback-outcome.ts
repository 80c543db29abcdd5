import type { FeedbackField } from "#shared/feedback.ts";

/** What became of a message that was sent without our script, for the page that answers it. */
export type FeedbackOutcome =
  | { kind: "sent" }
  | {
      kind: "refused";
      wrongFields: readonly FeedbackField[];
      /** What to do, where no field is to blame. */
      detail: string | null;
      /** As it was typed, so that nothing is lost. */
      given: Readonly<Record<FeedbackField, string>>;
    };
