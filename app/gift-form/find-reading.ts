import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../client/api.ts";
import { isRecord } from "../client/json.ts";
import type { GiftRequestBody } from "./build-gift-request.ts";
import { groupEntries, type Understood } from "./understood.ts";

export type TypedWords = Pick<GiftRequestBody, "interests" | "personalities" | "additionalInfo">;

/** Asks what the words would be understood as; `null` when no answer comes. */
export async function findReading(
  words: TypedWords,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<Understood | null> {
  const response = await callApi("/api/reading", { locale, method: "POST", body: { ...words, language: locale }, signal });
  if (!response.ok) return null;
  const answer: unknown = await response.json();
  return isRecord(answer) ? groupEntries(answer, { withInterests: false }) : null;
}
