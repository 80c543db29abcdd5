import type { Quota as WholeQuota } from "#shared/answers/quota.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { request } from "../client/request.ts";

/** -1 `remainingQueries` when there is no limit; `resetsAt` is `null` as long as only an answer with ideas has told what is left. */
export type Quota = Pick<WholeQuota, "remainingQueries"> & { resetsAt: string | null };

/** The visitor's quota of today; `null` when it cannot be loaded. */
export async function findQuota(locale: Locale, signal?: AbortSignal): Promise<Quota | null> {
  const schema = async () => (await import("#shared/answers/quota.ts")).quotaSchema;
  const found = await request("/api/quota", { schema, locale, ...(signal && { signal }) });
  return found.kind === "done" ? found.body : null;
}
