import { profileSchema, type Profile } from "#shared/answers/account.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { request } from "../client/request.ts";

/** Loads the member's own account; `null` when that fails. */
export async function findOwnAccount(locale: Locale, signal: AbortSignal): Promise<Profile | null> {
  const found = await request("/api/me", { schema: profileSchema, locale, signal });
  return found.kind === "done" ? found.body : null;
}
