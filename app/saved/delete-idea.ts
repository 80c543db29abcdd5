import type { Locale } from "#shared/locales/locale.ts";
import { command, isGone } from "../client/request.ts";

/** Whether the idea no longer exists, including when it was deleted before. */
export async function deleteIdea(id: string, locale: Locale): Promise<boolean> {
  return isGone(await command(addressOf(id), { locale, method: "DELETE" }));
}

/** For a page that is being left: sends the request at once, with `keepalive`, and waits for nothing. */
export function deleteIdeaWhenLeaving(id: string, accessToken: string | null): void {
  if (accessToken === null) return;
  const headers = { Authorization: `Bearer ${accessToken}` };
  void fetch(addressOf(id), { method: "DELETE", headers, keepalive: true }).catch(() => undefined);
}

function addressOf(id: string): string {
  return `/api/ideas/${id}`;
}
