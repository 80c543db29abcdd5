import type { RecipientProfile } from "#shared/answers/recipients.ts";
import type { SavedIdea, SavedSuggestion } from "#shared/answers/saved-ideas.ts";
import { recipientDetailsSchema } from "#shared/recipient-details.ts";
import { createSuggestion } from "./create-suggestion.ts";

/** A person of whom only what matters is spelled out. */
export function createPerson(fields: Partial<RecipientProfile> = {}): RecipientProfile {
  return { id: crypto.randomUUID(), ...recipientDetailsSchema.parse({}), ...fields };
}

export function createSavedSuggestion(fields: Partial<SavedSuggestion> = {}): SavedSuggestion {
  return { ...createSuggestion(fields), id: crypto.randomUUID(), language: "en", userFeedback: null, ...fields };
}

/** A saved round of which only what matters is spelled out. */
export function createSavedIdea(fields: Partial<SavedIdea> = {}): SavedIdea {
  return {
    id: crypto.randomUUID(),
    createdAt: "2026-01-02T00:00:00.000Z",
    occasion: "birthday",
    budget: "25-50",
    currency: "USD",
    language: "en",
    deletedAt: null,
    additionalInfo: null,
    text: null,
    interests: [],
    notMeant: [],
    source: "catalogue",
    lead: 0,
    leftOut: [],
    recipient: null,
    suggestions: [],
    share: null,
    ...fields,
  };
}
