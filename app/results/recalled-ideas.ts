import { rejectionReasons, type Rejection } from "#shared/gift-options.ts";
import type { Opinion } from "#shared/answers/suggestion.ts";
import { isRecord } from "../client/json.ts";
import { tabStore } from "../client/browser-store.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import { restoreUnderstood } from "../gift-form/understood.ts";
import type { IdeasState, Round } from "./ideas-state.ts";
import { parseOutcome, parseSavedIds, parseSuggestion } from "./parse-answer.ts";

const keptName = "ideas";

type Kept = Pick<IdeasState, "rounds" | "opinions" | "rejected">;

export function rememberIdeas({ rounds, opinions, rejected }: Kept): void {
  tabStore.write(keptName, { rounds, opinions, rejected });
}

/** Restores what this tab showed before a reload or a change of language; invalid parts are dropped. */
export function recallIdeas(): Kept {
  const found = tabStore.read(keptName);
  if (!isRecord(found)) return { rounds: [], opinions: {}, rejected: [] };
  const rounds = Array.isArray(found["rounds"]) ? found["rounds"] : [];
  return {
    rounds: rounds.map(parseRound).filter((round) => round !== null),
    opinions: parseOpinions(found["opinions"]),
    rejected: Array.isArray(found["rejected"]) ? found["rejected"].flatMap(parseRejection) : [],
  };
}

/** Changes the stored rounds while the ideas are not on the screen. */
export function changeRemembered(change: (rounds: Round[]) => Round[]): void {
  const { rounds, ...others } = recallIdeas();
  if (rounds.length > 0) rememberIdeas({ rounds: change(rounds), ...others });
}

/** Removes a round whose saved query was deleted. */
export function forgetRound(queryId: string): void {
  changeRemembered((rounds) => rounds.filter((round) => round.saved?.queryId !== queryId));
}

function parseRound(value: unknown): Round | null {
  if (!isRecord(value) || typeof value["id"] !== "string" || !isGiftRequest(value["request"])) return null;
  if (!Array.isArray(value["suggestions"])) return null;
  const suggestions = value["suggestions"].map(parseSuggestion).filter((suggestion) => suggestion !== null);
  const outcome = value["outcome"] ? parseOutcome(value["outcome"]) : null;
  if (suggestions.length === 0 && outcome) return null;
  return {
    id: value["id"],
    request: value["request"],
    understood: restoreUnderstood(value["understood"]),
    suggestions,
    outcome,
    saved: parseSavedIds(value["saved"]),
    isKeepable: value["isKeepable"] === true,
  };
}

function isGiftRequest(value: unknown): value is GiftRequestBody {
  return isRecord(value) && ["relationship", "occasion", "budget", "currency", "language"].every((key) => typeof value[key] === "string");
}

function parseRejection(value: unknown): Rejection[] {
  if (!isRecord(value) || typeof value["title"] !== "string") return [];
  const why = rejectionReasons.find((reason) => reason === value["why"]);
  return why ? [{ title: value["title"], why }] : [];
}

function parseOpinions(value: unknown): Record<string, Opinion> {
  if (!isRecord(value)) return {};
  const opinions: Record<string, Opinion> = {};
  for (const [title, opinion] of Object.entries(value)) {
    if (opinion === "liked" || opinion === "disliked") opinions[title] = opinion;
  }
  return opinions;
}
