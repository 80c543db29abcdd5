import { suggestionSources, type Suggestion, type SuggestionSource } from "#shared/answers/suggestion.ts";
import { groupEntries, type Understood } from "../gift-form/understood.ts";
import { isRecord, textOf, textsOf } from "../client/json.ts";

/** The data of `event: done`. */
export interface IdeasOutcome {
  lead: number | null;
  leftOut: string[];
  source: SuggestionSource;
  remainingQueries: number | null;
  /** `null` for guests, whose ideas are not saved. */
  saved: SavedIds | null;
}

/** The ids of a saved round and of its suggestions, in their order. */
export interface SavedIds {
  queryId: string;
  suggestionIds: string[];
}

export function parseSuggestion(value: unknown): Suggestion | null {
  if (!isRecord(value) || typeof value["title"] !== "string") return null;
  return {
    title: value["title"],
    description: textOf(value["description"]),
    explanation: textOf(value["explanation"]),
    priceRange: textOf(value["priceRange"]),
    category: textOf(value["category"]),
    isExperience: value["isExperience"] === true,
    searchTerms: textsOf(value["searchTerms"]),
    productLinks: textsOf(value["productLinks"]),
    because: textsOf(value["because"]),
    shop: typeof value["shop"] === "string" ? value["shop"] : null,
    picture: typeof value["picture"] === "string" ? value["picture"] : null,
    source: suggestionSources.find((source) => source === value["source"]) ?? "catalogue",
  };
}

/** What was understood of all words, those that were typed as interests included. */
export function parseReading(value: unknown): Understood | null {
  return isRecord(value) ? groupEntries(value, { withInterests: true }) : null;
}

export function parseOutcome(value: unknown): IdeasOutcome {
  const found = isRecord(value) ? value : {};
  return {
    lead: typeof found["lead"] === "number" ? found["lead"] : null,
    leftOut: textsOf(found["leftOut"]),
    source: suggestionSources.find((source) => source === found["source"]) ?? "catalogue",
    remainingQueries: typeof found["remainingQueries"] === "number" ? found["remainingQueries"] : null,
    saved: parseSavedIds(found),
  };
}

export function parseSavedIds(value: unknown): SavedIds | null {
  if (!isRecord(value) || typeof value["queryId"] !== "string") return null;
  return { queryId: value["queryId"], suggestionIds: textsOf(value["suggestionIds"]) };
}
