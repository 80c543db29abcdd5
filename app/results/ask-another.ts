import type { Locale } from "#shared/locales/locale.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { callApi } from "../client/api.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import { isRecord } from "../client/json.ts";
import { parseSuggestion } from "./parse-answer.ts";

interface Another {
  /** `null` when the limits leave no other idea. */
  suggestion: Suggestion | null;
  suggestionId: string | null;
}

/** Another idea in the place of one that was rejected; `null` when no answer came. */
export async function askAnother(
  { request, queryId }: { request: GiftRequestBody; queryId: string | null },
  locale: Locale,
): Promise<Another | null> {
  try {
    const body = { request, ...(queryId && { queryId }) };
    const response = await callApi("/api/replace", { locale, method: "POST", body });
    const answer: unknown = response.ok ? await response.json() : null;
    if (!isRecord(answer)) return null;
    const { suggestion, suggestionId } = answer;
    return { suggestion: parseSuggestion(suggestion), suggestionId: typeof suggestionId === "string" ? suggestionId : null };
  } catch {
    return null;
  }
}
