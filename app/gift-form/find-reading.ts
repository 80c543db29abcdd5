import type { Locale } from "#shared/locales/locale.ts";
import { request } from "../client/request.ts";
import type { GiftRequestBody } from "./build-gift-request.ts";
import { groupEntries, type Understood } from "./understood.ts";

export type TypedWords = Pick<GiftRequestBody, "interests" | "personalities" | "additionalInfo">;

/** Asks what the words would be understood as; `null` when no answer comes. */
export async function findReading(
  words: TypedWords,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<Understood | null> {
  const schema = async () => (await import("#shared/answers/reading.ts")).readingSchema;
  const found = await request("/api/reading", { schema, locale, method: "POST", body: { ...words, language: locale }, signal });
  return found.kind === "done" ? groupEntries(found.body, { withInterests: false }) : null;
}
