import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand } from "./brand.ts";

/** What visitors and members see. Operators' commands and the log speak of the program by its own name. */
const sources = globSync([
  "{app,shared}/**/*.{ts,tsx,css}",
  "domain/{messaging,policies,posts}/**/*.{ts,tsx}",
  "server/{crawlers,install,pages,pictures,social}/**/*.ts",
  "server/error-page.ts",
]).filter((file) => !/\.test\.tsx?$|^shared\/brand\.ts$/.test(file));

test("the site's name stands in one file", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => readFileSync(file, "utf8").includes(brand.name))).toEqual([]);
});

test("the site's colors stand in one file, but for those of the drawings", () => {
  const colors = new Set(Object.values(brand.colors).flat());
  const own = /server\/pictures\/picture-colors\.ts$/;

  const repeated = sources
    .filter((file) => !own.test(file))
    .flatMap(
      (file) =>
        readFileSync(file, "utf8")
          .match(/#[\da-f]{6,8}\b/g)
          ?.filter((color) => colors.has(color as never))
          .map((color) => `${file} ${color}`) ?? [],
    );

  expect(repeated).toEqual([]);
});
