import { suggestionSources, type Suggestion, type SuggestionSource } from "#shared/suggestion.ts";
import { isRecord } from "../session-store.ts";

/** What `event: done` says of the five. */
export interface IdeasOutcome {
  lead: number | null;
  leftOut: string[];
  source: SuggestionSource;
  remainingQueries: number | null;
  /** `null` for guests, whose ideas are not saved. */
  saved: SavedIds | null;
}

/** Where a round and its suggestions, in their order, are kept. */
export interface SavedIds {
  queryId: string;
  suggestionIds: string[];
}

/** The part of a problem document that a person is shown. */
export interface Problem {
  code: string;
  detail: string;
  resetsAt: string | null;
  errors: { path: string; message: string }[];
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
  };
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

export function parseProblem(value: unknown): Problem {
  const found = isRecord(value) ? value : {};
  const errors = Array.isArray(found["errors"]) ? found["errors"].filter(isRecord) : [];
  return {
    code: textOf(found["code"]),
    detail: textOf(found["detail"]),
    resetsAt: typeof found["resetsAt"] === "string" ? found["resetsAt"] : null,
    errors: errors.map((error) => ({ path: textOf(error["path"]), message: textOf(error["message"]) })),
  };
}

/** Text from outside, parsed when it is JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}
