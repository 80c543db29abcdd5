import type { Share } from "#shared/answers/shared-lists.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { isGone, command, request, type Result } from "../client/request.ts";

/** How the member shows a saved round to others; `null` while they do not. */
export async function findShare(queryId: string, locale: Locale): Promise<Result<{ share: Share | null }>> {
  const schema = async () => (await import("#shared/answers/shared-lists.ts")).shareStateSchema;
  return await request(addressOf(queryId), { schema, locale });
}

export async function saveShare(queryId: string, heading: string, locale: Locale): Promise<Result<Share>> {
  const schema = async () => (await import("#shared/answers/shared-lists.ts")).shareSchema;
  return await request(addressOf(queryId), { schema, locale, method: "PUT", body: { heading } });
}

/** Whether the round is shown to nobody now. */
export async function endShare(queryId: string, locale: Locale): Promise<boolean> {
  return isGone(await command(addressOf(queryId), { locale, method: "DELETE" }));
}

/** Whether the list has the heart no more. */
export async function removeHeart(queryId: string, heartId: string, locale: Locale): Promise<boolean> {
  return isGone(await command(`${addressOf(queryId)}/hearts/${heartId}`, { locale, method: "DELETE" }));
}

function addressOf(queryId: string): string {
  return `/api/ideas/${queryId}/share`;
}
