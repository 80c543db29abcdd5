import type { Locale } from "#shared/locales/locale.ts";
import type { Suggestion } from "#shared/suggestion.ts";
import { callApi } from "../api.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import { readIdeas, type IdeasEnd } from "./read-ideas.ts";

export interface IdeasAsking {
  locale: Locale;
  signal: AbortSignal;
  /** A position comes twice when a repeated answer brings the idea again. The next idea waits until the result resolves. */
  onSuggestion: (suggestion: Suggestion, position: number) => unknown;
}

const waitsBeforeRepeatMs = [600, 2_000, 5_000, 10_000];
const repeatsWhenLost = 2;

/** Requests ideas; after a lost connection again with the same idempotency key, so that it counts once. */
export async function requestIdeas(body: GiftRequestBody, asking: IdeasAsking): Promise<IdeasEnd> {
  const key = createKey();
  let end = await attempt(body, key, asking);
  for (const [repeats, waitMs] of waitsBeforeRepeatMs.entries()) {
    if (asking.signal.aborted || !isWorthRepeating(end, repeats)) break;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    end = await attempt(body, key, asking);
  }
  return end;
}

async function attempt(body: GiftRequestBody, key: string, { locale, signal, onSuggestion }: IdeasAsking): Promise<IdeasEnd> {
  let position = 0;
  try {
    const response = await postIdeas(body, { locale, key, signal });
    return await readIdeas(response, (suggestion) => onSuggestion(suggestion, position++));
  } catch {
    return { kind: "lost" };
  }
}

function isWorthRepeating(end: IdeasEnd, repeats: number): boolean {
  if (end.kind === "lost") return repeats < repeatsWhenLost && navigator.onLine;
  // The server is still working on the first request; this one waits for it.
  return end.kind === "refused" && end.problem.code === "idempotency_key_in_use";
}

/** A random UUID. `crypto.randomUUID` does not exist on pages without TLS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Posts the request; the same key gives the same answer again. */
function postIdeas(body: unknown, { locale, key, signal }: { locale: Locale; key: string; signal: AbortSignal }): Promise<Response> {
  return callApi("/api/ideas", {
    locale,
    method: "POST",
    headers: { Accept: "text/event-stream", "Idempotency-Key": key },
    body,
    signal,
  });
}
