import type { Locale } from "#shared/locales/locale.ts";
import { request } from "../client/request.ts";
import type { Round } from "./ideas-state.ts";
import { pickSaved, type SavedIds } from "./outcome.ts";

/** Saves a guest's round for the member; `null` when that failed. */
export async function keepRound(round: Round, locale: Locale): Promise<SavedIds | null> {
  const schema = async () => (await import("#shared/answers/ideas.ts")).savedIdsSchema;
  const headers = { "Idempotency-Key": `keep-${round.id}` };
  const found = await request("/api/ideas/saved", { schema, locale, method: "POST", headers, body: describeRound(round) });
  return found.kind === "done" ? pickSaved(found.body) : null;
}

/** The request's body; a round that broke off has no outcome, but can be saved, too. */
function describeRound({ request: asked, suggestions, outcome }: Round) {
  const { shown: _, ...giftRequest } = asked;
  return {
    request: giftRequest,
    suggestions,
    lead: outcome?.lead ?? 0,
    leftOut: outcome?.leftOut ?? [],
    source: outcome?.source ?? "catalogue",
  };
}
