import type { Recipient, RecipientProfile } from "#shared/answers/recipients.ts";

export type { Recipient, RecipientProfile };
