import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { requiredWriting } from "./text-fields.ts";

// Exactly one address, because it becomes the mail's Reply-To header.
const emailAddress = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;
const oneLine = z.refine<string>((text) => !/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text), { message: "control_characters" });
const addressOrNothing = z.refine<string>((text) => text === "" || emailAddress.test(text), { message: "invalid" });

/** The contact form; an empty field counts as not filled in. */
export const feedbackSchema = z.object({
  name: z._default(z.string().check(z.trim(), z.maxLength(limits.listItem), oneLine), ""),
  email: z._default(z.string().check(z.trim(), z.maxLength(limits.email), oneLine, addressOrNothing), ""),
  message: requiredWriting(limits.formText),
  /** A hidden field that only programs fill in. */
  website: z._default(z.string(), ""),
});

export type Feedback = z.output<typeof feedbackSchema>;

/** The fields of the form, in its order. */
export const feedbackFields = ["name", "email", "message"] as const;
export type FeedbackField = (typeof feedbackFields)[number];
