import { readingSchema } from "#shared/answers/reading.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { parseJson } from "../client/json.ts";
import { request } from "../client/request.ts";
import { buildReading, type Reading } from "./reading.ts";

/** Asks what the words, as JSON, would be understood as; `null` when no answer comes. */
export async function findReading(words: string, { locale, signal }: { locale: Locale; signal: AbortSignal }): Promise<Reading | null> {
  const body = { ...Object(parseJson(words)), language: locale };
  const answer = await request("/api/reading", { locale, method: "POST", body, signal, schema: readingSchema });
  return answer.kind === "done" ? buildReading(answer.body) : null;
}
