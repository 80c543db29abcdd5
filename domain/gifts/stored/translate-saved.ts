import { Refusal } from "#shared/refusal.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Translation } from "../engine/translate-ideas.ts";
import type { GiftEngine } from "../gift-engine.ts";
import type { SavedIdeasPage, SavedSuggestion } from "./saved-ideas.ts";

/**
 * The page with each idea of the catalogue in the reader's language; what a model wrote stays in its own, and so does everything while the
 * engine has too much to do.
 */
export async function translateSaved(
  engine: Pick<GiftEngine, "translateIdeas">,
  page: SavedIdeasPage,
  to: Locale,
): Promise<SavedIdeasPage> {
  const foreign = page.ideas.flatMap(({ language, currency, suggestions }) =>
    language === to
      ? []
      : suggestions.filter(isOurs).map((suggestion) => ({ ...pickTexts(suggestion), id: suggestion.id, from: language, currency })),
  );
  if (foreign.length === 0) return page;
  const found = await engine.translateIdeas({ ideas: foreign, to }).catch(leaveAsTheyAre);
  const translations = new Map(foreign.map(({ id }, position) => [id, found[position] ?? null]));
  const translate = (suggestion: SavedSuggestion): SavedSuggestion => {
    const translation = translations.get(suggestion.id);
    return translation ? { ...suggestion, ...translation, language: to } : suggestion;
  };
  return { ...page, ideas: page.ideas.map((idea) => ({ ...idea, suggestions: idea.suggestions.map(translate) })) };
}

function isOurs({ source }: SavedSuggestion): boolean {
  return source === "catalogue";
}

function pickTexts({ title, description, explanation, priceRange }: SavedSuggestion) {
  return { title, description, explanation, priceRange };
}

function leaveAsTheyAre(error: unknown): (Translation | null)[] {
  if (error instanceof Refusal) return [];
  throw error;
}
