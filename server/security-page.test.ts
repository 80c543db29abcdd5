import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Row {
  promise: string;
  place: string;
  testFile: string;
  title: string;
}

const lines = readFileSync("docs/security.md", "utf8").split("\n");
const rows = lines.flatMap((line): Row[] => {
  const [, promise = "", place = "", testFile = "", title = ""] = /^\| ([^|]+) \| `([^`]+)` \| `([^`]+)`: "(.+)" \|$/.exec(line) ?? [];
  return promise ? [{ promise, place, testFile, title }] : [];
});

test("every line of the page on security is understood", () => {
  const written = lines.filter((line) => /^\| [^*]/.test(line));

  expect(rows.length).toBeGreaterThan(50);
  // The head of the table is none.
  expect(rows).toHaveLength(written.length - 1);
});

test.each(rows)("the promise '$promise' is kept where the page says, and its test is there", ({ place, testFile, title }) => {
  expect(existsSync(place)).toBe(true);
  // As it stands in the file: what takes the place of `$name` or `%s` differs from case to case.
  expect(readFileSync(testFile, "utf8")).toContain(`"${title}"`);
});
