import type { Locale } from "#shared/locales/locale.ts";
import type { Draft, Suggestion } from "#shared/answers/suggestion.ts";
import { callApi } from "../client/api.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import type { Understood } from "../gift-form/understood.ts";
import { readIdeas, type IdeasEnd } from "./read-ideas.ts";

export interface IdeasAsking {
  /** Names the question: under the same key it is answered the same, and counted once. */
  key: string;
  locale: Locale;
  signal: AbortSignal;
  /** Comes before the first idea, and again when the answer is repeated. */
  onReading: (understood: Understood) => unknown;
  onDraft: (draft: Draft) => unknown;
  /** A position comes twice when a repeated answer brings the idea again. The next idea waits until the result resolves. */
  onSuggestion: (suggestion: Suggestion, position: number) => unknown;
}

const waitsBeforeRepeatMs = [600, 2_000, 5_000, 10_000];
const repeatsWhenLost = 2;

/** Requests ideas; after a lost connection again. */
export async function requestIdeas(body: GiftRequestBody, asking: IdeasAsking): Promise<IdeasEnd> {
  let end = await attempt(body, asking);
  for (const [repeats, waitMs] of waitsBeforeRepeatMs.entries()) {
    if (asking.signal.aborted || !isWorthRepeating(end, repeats)) break;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    end = await attempt(body, asking);
  }
  return end;
}

async function attempt(body: GiftRequestBody, { onReading, onDraft, onSuggestion, ...asking }: IdeasAsking): Promise<IdeasEnd> {
  let position = 0;
  try {
    const response = await postIdeas(body, asking);
    return await readIdeas(response, { onReading, onDraft, onSuggestion: (suggestion) => onSuggestion(suggestion, position++) });
  } catch {
    // No connection, or the answer broke off.
    return { kind: "unreachable" };
  }
}

function isWorthRepeating(end: IdeasEnd, repeats: number): boolean {
  if (end.kind === "unreachable") return repeats < repeatsWhenLost && navigator.onLine;
  // The server is still working on the first request; this one waits for it.
  return end.kind === "refused" && end.problem.code === "idempotency_key_in_use";
}

function postIdeas(body: unknown, { locale, key, signal }: Omit<IdeasAsking, "onReading" | "onDraft" | "onSuggestion">): Promise<Response> {
  return callApi("/api/ideas", {
    locale,
    method: "POST",
    headers: { Accept: "text/event-stream", "Idempotency-Key": key },
    body,
    signal,
  });
}
