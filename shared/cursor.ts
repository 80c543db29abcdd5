import * as z from "zod/mini";
import { Refusal } from "./refusal.ts";

const longest = 2_000;

/** Encodes the position at which a page of a list ends; the result is opaque to clients. */
export function formatCursor(position: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Decodes a cursor. Refuses with `invalid_cursor` unless it holds a position that fits the schema. */
export function parseCursor<Schema extends z.ZodMiniType>(cursor: string, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, decode(cursor));
  if (!parsed.success) throw new Refusal("invalid_cursor");
  return parsed.data;
}

/** Cuts a page from rows of which one more was asked for than it holds, with the cursor behind its last row; `null` on the last page. */
export function cutPage<Row>(rows: readonly Row[], perPage: number, findPosition: (last: Row) => unknown) {
  const page = rows.slice(0, perPage);
  const last = rows.length > perPage ? page.at(-1) : undefined;
  return { page, nextCursor: last ? formatCursor(findPosition(last)) : null };
}

function decode(cursor: string): unknown {
  if (cursor.length > longest) throw new Refusal("invalid_cursor");
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Refusal("invalid_cursor", { cause });
  }
}
