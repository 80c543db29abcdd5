import fc from "fast-check";
import { expect, test } from "vitest";
import { compileGlob } from "./glob.ts";

test.each([
  ["https://*.example/**", "https://a.example/b/c.d", true],
  ["https://*.example/*", "https://a.example/b/c", false],
  ["https://a.example/?", "https://a.example/b", true],
  ["https://a.example/?", "https://a.example/bc", false],
  ["https://{a,b}.example/", "https://b.example/", true],
  ["https://[!a]x.example/", "https://bx.example/", true],
  ["https://a.example/(x+)+$", "https://a.example/xxxx", false],
  ["https://a.example/x***y", "https://a.example/x.y", true],
  ["gifts://**", "gifts://", true],
  ["https://a.example/[]x", "https://a.example/[]x", true],
])("that the glob %s allows %s is %s", (glob, address, matches) => {
  expect(compileGlob(glob)(address)).toBe(matches);
});

test("a glob of text alone matches that text and nothing else", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z.+()^$|\\/:-]{1,30}$/), fc.string(), (glob, other) => {
      const matches = compileGlob(glob);
      expect([matches(glob), matches(other)]).toEqual([true, other === glob]);
    }),
  );
});

test("whatever a glob of stars and letters matches, it matches as a regular expression would", () => {
  const glob = fc.stringMatching(/^[ab./?*]{0,7}$/);
  const text = fc.stringMatching(/^[ab./]{0,7}$/);

  fc.assert(
    fc.property(glob, text, (pattern, address) => {
      const parts = pattern.match(/\*\*|./g) ?? [];
      const meaning: Record<string, string> = { "**": ".*", "*": "[^./]*", "?": "[^./]", ".": "[.]" };
      const expected = new RegExp(`^${parts.map((part) => meaning[part] ?? part).join("")}$`).test(address);
      expect(compileGlob(pattern)(address)).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});

test("a glob of many stars has an answer for the longest address at once", () => {
  const matches = compileGlob(`https://${"*a".repeat(40)}.example/${"**b".repeat(40)}`);

  expect(matches(`https://${"a".repeat(2_000)}`)).toBe(false);
  expect(matches(`https://${"a".repeat(40)}.example/${"b".repeat(1_900)}`)).toBe(true);
});
