import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../api.ts";

/** Whether it is gone now; one that was gone already is, too. */
export async function deleteIdea(id: string, locale: Locale): Promise<boolean> {
  try {
    const response = await callApi(addressOf(id), { locale, method: "DELETE" });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}

/** Sends it without waiting for anything: whatever a page that is being left waits for never comes. */
export function deleteIdeaWhenLeaving(id: string, accessToken: string | null): void {
  if (accessToken === null) return;
  const headers = { Authorization: `Bearer ${accessToken}` };
  void fetch(addressOf(id), { method: "DELETE", headers, keepalive: true }).catch(() => undefined);
}

function addressOf(id: string): string {
  return `/api/ideas/${id}`;
}
