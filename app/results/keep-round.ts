import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../client/api.ts";
import type { Round } from "./ideas-state.ts";
import { parseSavedIds, type SavedIds } from "./parse-answer.ts";

/** Saves a guest's round for the member; `null` when that failed. */
export async function keepRound(round: Round, locale: Locale): Promise<SavedIds | null> {
  const headers = { "Idempotency-Key": `keep-${round.id}` };
  try {
    const response = await callApi("/api/ideas/saved", { locale, method: "POST", headers, body: describeRound(round) });
    return response.ok ? parseSavedIds(await response.json()) : null;
  } catch {
    return null;
  }
}

/** The request's body; a round that broke off has no outcome, but can be saved, too. */
function describeRound({ request: asked, suggestions, outcome }: Round) {
  const { shown: _, ...request } = asked;
  return {
    request,
    suggestions,
    lead: outcome?.lead ?? 0,
    leftOut: outcome?.leftOut ?? [],
    source: outcome?.source ?? "catalogue",
  };
}
