import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { cutPage, formatCursor, parseCursor } from "./cursor.ts";

test.each([
  { rows: [], page: [], next: null },
  { rows: ["a", "b"], page: ["a", "b"], next: null },
  { rows: ["a", "b", "c"], page: ["a", "b", "c"], next: null },
  { rows: ["a", "b", "c", "d"], page: ["a", "b", "c"], next: "after c" },
])("of $rows a page of three is $page, and the next one is $next", ({ rows, page, next }) => {
  const cut = cutPage(rows, 3, (last) => `after ${last}`);

  expect(cut).toEqual({ page, nextCursor: next && formatCursor(next) });
});

test("a position comes back as it was, in characters that an address can bear", () => {
  fc.assert(
    fc.property(fc.tuple(fc.string({ unit: "grapheme", maxLength: 100 }), fc.uuid()), (position) => {
      const cursor = formatCursor(position);

      expect(cursor).toMatch(/^[\w-]+$/);
      expect(parseCursor(cursor, z.tuple([z.string(), z.uuid()]))).toEqual(position);
    }),
  );
});

test("any other text is refused as a cursor, and never a fault", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
      expect(() => parseCursor(text, z.tuple([z.uuid()]))).toThrow(expect.objectContaining({ code: "invalid_cursor" }));
    }),
  );
});
