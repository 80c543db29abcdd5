import { isRecord, recall, remember } from "../session-store.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import type { IdeasState, Opinion, Round } from "./ideas-state.ts";
import { parseOutcome, parseSuggestion } from "./parse-answer.ts";

const storeKey = "giftwright.ideas";

export function rememberIdeas({ rounds, opinions }: IdeasState): void {
  remember(storeKey, { rounds, opinions });
}

/** What this tab was shown before a reload or a change of language; whatever is not whole is dropped. */
export function recallIdeas(): Pick<IdeasState, "rounds" | "opinions"> {
  const found = recall(storeKey);
  if (!isRecord(found)) return { rounds: [], opinions: {} };
  const rounds = Array.isArray(found["rounds"]) ? found["rounds"] : [];
  return { rounds: rounds.map(parseRound).filter((round) => round !== null), opinions: parseOpinions(found["opinions"]) };
}

function parseRound(value: unknown): Round | null {
  if (!isRecord(value) || typeof value["id"] !== "string" || !isGiftRequest(value["request"])) return null;
  if (!Array.isArray(value["suggestions"])) return null;
  const suggestions = value["suggestions"].map(parseSuggestion).filter((suggestion) => suggestion !== null);
  if (suggestions.length === 0) return null;
  return { id: value["id"], request: value["request"], suggestions, outcome: value["outcome"] ? parseOutcome(value["outcome"]) : null };
}

function isGiftRequest(value: unknown): value is GiftRequestBody {
  return isRecord(value) && ["relationship", "occasion", "budget", "currency", "language"].every((key) => typeof value[key] === "string");
}

function parseOpinions(value: unknown): Record<string, Opinion> {
  if (!isRecord(value)) return {};
  const opinions: Record<string, Opinion> = {};
  for (const [title, opinion] of Object.entries(value)) {
    if (opinion === "liked" || opinion === "disliked") opinions[title] = opinion;
  }
  return opinions;
}
