import { recipientSchema } from "#shared/answers/recipients.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { request, command, type Result, isGone } from "../client/request.ts";
import { readRecipient, type RecipientFields } from "./recipient-fields.ts";
import type { RecipientProfile } from "./recipient-profile.ts";

export async function saveRecipient(id: string, fields: RecipientFields, locale: Locale): Promise<Result<RecipientProfile>> {
  return await request(`/api/recipients/${id}`, { schema: recipientSchema, locale, method: "PUT", body: readRecipient(fields) });
}

/** Whether the profile no longer exists. */
export async function deleteRecipient(id: string, locale: Locale): Promise<boolean> {
  return isGone(await command(`/api/recipients/${id}`, { locale, method: "DELETE" }));
}
