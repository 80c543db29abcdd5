import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const mostLines = 300;

test.each(globSync("app/**/*.css"))("%s has at most 300 lines", (file) => {
  expect(readFileSync(file, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(mostLines);
});
