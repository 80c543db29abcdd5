import { currencies, occasions, type Currency, type Occasion } from "#shared/gift-options.ts";
import { fallbackLocale, isLocale, type Locale } from "#shared/locales/locale.ts";
import type { Opinion, Suggestion } from "#shared/answers/suggestion.ts";
import { parseRecipientProfile, type RecipientProfile } from "../recipients/recipient-profile.ts";
import { parseSuggestion } from "../results/parse-answer.ts";
import { isRecord } from "../client/json.ts";

export interface SavedSuggestion extends Suggestion {
  id: string;
  opinion: Opinion | null;
}

/** One round of ideas as it was saved; `recipient` is `null` when the profile was deleted. */
export interface SavedIdea {
  id: string;
  occasion: Occasion;
  budget: string;
  currency: Currency;
  language: Locale;
  createdAt: string;
  recipient: RecipientProfile | null;
  suggestions: SavedSuggestion[];
}

export interface SavedPart {
  ideas: SavedIdea[];
  nextCursor: string | null;
}

export function parseSavedPart(value: unknown): SavedPart {
  if (!isRecord(value) || !Array.isArray(value["ideas"])) return { ideas: [], nextCursor: null };
  return {
    ideas: value["ideas"].map(parseSavedIdea).filter((idea) => idea !== null),
    nextCursor: typeof value["nextCursor"] === "string" ? value["nextCursor"] : null,
  };
}

function parseSavedIdea(value: unknown): SavedIdea | null {
  if (!isRecord(value) || typeof value["id"] !== "string" || !Array.isArray(value["suggestions"])) return null;
  return {
    id: value["id"],
    occasion: occasions.find((option) => option === value["occasion"]) ?? "other",
    budget: typeof value["budget"] === "string" ? value["budget"] : "",
    currency: currencies.find((option) => option === value["currency"]) ?? "USD",
    language: isLocale(value["language"]) ? value["language"] : fallbackLocale,
    createdAt: typeof value["createdAt"] === "string" ? value["createdAt"] : "",
    recipient: parseRecipientProfile(value["recipient"]),
    suggestions: value["suggestions"].map(parseSavedSuggestion).filter((suggestion) => suggestion !== null),
  };
}

function parseSavedSuggestion(value: unknown): SavedSuggestion | null {
  const suggestion = parseSuggestion(value);
  if (!suggestion || !isRecord(value) || typeof value["id"] !== "string") return null;
  const feedback = value["userFeedback"];
  return { ...suggestion, id: value["id"], opinion: feedback === "liked" || feedback === "disliked" ? feedback : null };
}
