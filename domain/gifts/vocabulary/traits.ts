import type { Locale } from "#shared/locales/locale.ts";
import { readLabel } from "./entry.ts";
import type { VocabularyEntry } from "./entry.ts";
import { traitNames as names } from "./trait-names.ts";

export const traitIds = [
  "adventurous",
  "creative",
  "practical",
  "caring",
  "funny",
  "curious",
  "calm",
  "energetic",
  "introverted",
  "outgoing",
  "romantic",
  "nostalgic",
  "organised",
  "minimalist",
  "elegant",
  "sporty",
  "intellectual",
  "ambitious",
  "perfectionist",
  "playful",
  "spontaneous",
  "homebody",
  "traditional",
  "trendy",
  "eco-conscious",
  "generous",
  "independent",
  "sentimental",
  "patient",
  "busy",
  "quirky",
  "luxury-loving",
  "tech-savvy",
  "spiritual",
  "optimistic",
  "family-oriented",
] as const;
export type TraitId = (typeof traitIds)[number];

export const traitNames: Readonly<Record<TraitId, VocabularyEntry>> = names;

/** An adjective or adjectival phrase that fits 'because she is {label}'. */
export function labelTrait(id: TraitId, locale: Locale): string {
  return readLabel(traitNames[id], locale);
}
