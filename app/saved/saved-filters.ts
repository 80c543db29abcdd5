import { occasions, type Occasion } from "#shared/gift-options.ts";

/** The filters of the saved ideas, as the page's address has them. */
export interface SavedFilters {
  search: string;
  occasion: Occasion | null;
  /** The id of a recipient profile. */
  recipient: string | null;
}

export function readFilters(query: URLSearchParams): SavedFilters {
  const recipient = query.get("recipient") ?? "";
  return {
    search: (query.get("search") ?? "").slice(0, longestSearch),
    occasion: occasions.find((option) => option === query.get("occasion")) ?? null,
    recipient: /^[0-9a-f-]{36}$/.test(recipient) ? recipient : null,
  };
}

/** The query of an address, without empty filters: `?recipient=…&occasion=birthday`. */
export function writeFilters({ search, occasion, recipient }: SavedFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (recipient) query.set("recipient", recipient);
  if (occasion) query.set("occasion", occasion);
  if (search.trim()) query.set("search", search.trim());
  return query;
}

export function hasFilters(filters: SavedFilters): boolean {
  return writeFilters(filters).size > 0;
}

export const longestSearch = 100;
