import { occasions, type Occasion } from "#shared/gift-options.ts";

/** The filters of the saved ideas, as the page's address has them. */
export interface SavedFilters {
  search: string;
  occasion: Occasion | null;
  /** The id of a recipient profile. */
  recipient: string | null;
  /** The id of one round, which is shown alone. */
  round: string | null;
  /** `liked`: the ideas that were liked, across all rounds; `bin`: what was deleted. */
  view: "rounds" | "liked" | "bin";
}

export const noFilters: SavedFilters = { search: "", occasion: null, recipient: null, round: null, view: "rounds" };

export function readFilters(query: URLSearchParams): SavedFilters {
  return {
    search: (query.get("search") ?? "").slice(0, longestSearch),
    occasion: occasions.find((option) => option === query.get("occasion")) ?? null,
    recipient: readId(query.get("recipient")),
    round: readId(query.get("round")),
    view: query.get("bin") === "true" ? "bin" : query.get("liked") === "true" ? "liked" : "rounds",
  };
}

/** The query of an address, and of a request, without empty filters: `?recipient=…&occasion=birthday`. */
export function writeFilters({ search, occasion, recipient, round, view }: SavedFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (view !== "rounds") query.set(view, "true");
  if (round) query.set("round", round);
  if (recipient) query.set("recipient", recipient);
  if (occasion) query.set("occasion", occasion);
  if (search.trim()) query.set("search", search.trim());
  return query;
}

/** Whether something is left out of the view. */
export function hasFilters(filters: SavedFilters): boolean {
  return writeFilters({ ...filters, view: "rounds" }).size > 0;
}

export const longestSearch = 100;

function readId(text: string | null): string | null {
  return text !== null && /^[0-9a-f-]{36}$/.test(text) ? text : null;
}
