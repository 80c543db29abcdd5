import type { Recipient, RecipientProfile } from "#shared/answers/recipients.ts";

export type { Recipient, RecipientProfile };

/** The fields of a profile that the member can change. */
export type RecipientInput = Omit<RecipientProfile, "id">;
