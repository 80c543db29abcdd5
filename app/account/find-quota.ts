import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../client/api.ts";
import { isRecord } from "../client/json.ts";

export interface Quota {
  /** -1 when there is no limit. */
  remainingQueries: number;
  resetsAt: string | null;
}

/** The visitor's quota of today; `null` when it cannot be loaded. */
export async function findQuota(locale: Locale, signal?: AbortSignal): Promise<Quota | null> {
  const response = await callApi("/api/quota", { locale, ...(signal && { signal }) });
  const found: unknown = response.ok ? await response.json() : null;
  if (!isRecord(found) || typeof found["remainingQueries"] !== "number") return null;
  const resetsAt = typeof found["resetsAt"] === "string" ? found["resetsAt"] : null;
  return { remainingQueries: found["remainingQueries"], resetsAt };
}
