import { limits } from "#shared/limits.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { defaultTexts } from "../guard/idea-texts.ts";
import { getPicture } from "../pictures/find-picture.ts";
import { toPlainText } from "./plain-text.ts";

const suggestionKeys = [
  "title",
  "description",
  "explanation",
  "priceRange",
  "category",
  "isExperience",
  "searchTerms",
  "because",
  "asks",
] as const;
export type SuggestionKey = (typeof suggestionKeys)[number];

/** An idea as a model wrote it: each field may have any value. */
export type RawSuggestion = Partial<Record<SuggestionKey, unknown>>;

const longest = {
  title: limits.suggestionTitle,
  description: limits.suggestionText,
  explanation: limits.suggestionText,
  priceRange: limits.suggestionWords,
  category: limits.suggestionWords,
} as const;
const yes = new Set<unknown>([true, 1, "true", "yes", "1", "y", "是", "はい"]);
const keysByLetters = new Map(suggestionKeys.map((key) => [key.toLowerCase(), key]));

/** The field that a key means: `price_range`, `PriceRange` and `price range` all mean `priceRange`; `null` for unknown keys. */
export function findSuggestionKey(key: string): SuggestionKey | null {
  if (key.length > 40) return null;
  return keysByLetters.get(key.toLowerCase().replace(/[^a-z]/g, "")) ?? null;
}

/** Makes a suggestion of a model's idea: known fields only, as plain text of limited length. */
export function normalizeSuggestion(raw: object): Suggestion {
  const fields: RawSuggestion = {};
  for (const [name, value] of Object.entries(raw)) {
    const key = findSuggestionKey(name);
    if (key) fields[key] = value;
  }
  const title = readText(fields, "title");
  const category = readText(fields, "category");
  const isExperience = yes.has(typeof fields.isExperience === "string" ? fields.isExperience.trim().toLowerCase() : fields.isExperience);
  const searchTerms = readList(fields.searchTerms);
  return {
    title,
    description: readText(fields, "description"),
    explanation: readText(fields, "explanation"),
    priceRange: readText(fields, "priceRange"),
    category,
    isExperience,
    searchTerms,
    productLinks: [],
    because: readList(fields.because).slice(0, mostReasons),
    shop: null,
    picture: getPicture({ title, category, kind: isExperience ? "experience" : "object", searchTerms }),
    source: "ai",
  };
}

function readText(fields: RawSuggestion, key: keyof typeof defaultTexts): string {
  return toPlainText(toText(fields[key]), longest[key]) || defaultTexts[key];
}

const mostReasons = 3;

function readList(value: unknown): string[] {
  const listed = Array.isArray(value)
    ? value.map(toText)
    : toText(value)
        .slice(0, longest.description)
        .split(/[,，、;；\n]/);
  const terms = listed.slice(0, limits.searchTerms * 5).map((term) => toPlainText(term, limits.suggestionWords));
  return [...new Set(terms)].filter((term) => term !== "").slice(0, limits.searchTerms);
}

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return Array.isArray(value)
    ? value
        .slice(0, 50)
        .filter((part) => typeof part === "string")
        .join(" ")
    : "";
}
