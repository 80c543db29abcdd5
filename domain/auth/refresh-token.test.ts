import fc from "fast-check";
import { expect, test } from "vitest";
import { formatRefreshToken, parseRefreshToken } from "./refresh-token.ts";

const key = "a key for tests alone";
const token = fc.record({ sessionId: fc.uuid(), counter: fc.integer({ min: 0, max: 2 ** 31 - 1 }) });

test("every token comes back as what it was made of, and only under its key", () => {
  fc.assert(
    fc.property(token, (made) => {
      const text = formatRefreshToken(made, key);
      expect(parseRefreshToken(text, key)).toEqual(made);
      expect(parseRefreshToken(text, "another key")).toBeNull();
    }),
    { numRuns: 500 },
  );
});

test("a token with one character changed is never another's", () => {
  fc.assert(
    fc.property(token, fc.nat(), fc.constantFrom(..."AaZz09-_"), (made, position, sign) => {
      const text = formatRefreshToken(made, key);
      const at = position % text.length;
      const changed = `${text.slice(0, at)}${sign}${text.slice(at + 1)}`;
      const parsed = parseRefreshToken(changed, key);
      expect(["malformed", null, JSON.stringify(made)]).toContain(
        typeof parsed === "object" && parsed !== null ? JSON.stringify(parsed) : parsed,
      );
    }),
    { numRuns: 2_000 },
  );
});

test("any other text is malformed or unknown, and never a fault", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[A-Za-z0-9_-]{50,60}$/)), (text) => {
      expect(["malformed", null]).toContain(parseRefreshToken(text, key));
    }),
    { numRuns: 2_000 },
  );
});
