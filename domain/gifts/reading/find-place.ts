import { wordFields } from "#shared/person-fields.ts";
import { listItems, type Entry, type TypedWords } from "./reading.ts";

export type Place = Omit<Entry, "id">;

const shortestQuote = 2;

/** Where these words were typed; `null` for what nobody typed. */
export function findPlace(quote: string, typed: TypedWords): Place | null {
  const sought = quote.trim().toLowerCase();
  if (sought.length < shortestQuote) return null;
  for (const field of wordFields) {
    for (const [item, text] of listItems(typed, field).entries()) {
      const from = text.toLowerCase().indexOf(sought);
      if (from >= 0) return { words: text.slice(from, from + sought.length), field, item, from, to: from + sought.length };
    }
  }
  return null;
}
