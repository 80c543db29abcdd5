import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const guide = readFileSync("docs/contributing.md", "utf8");
const places = [...guide.matchAll(/^- `([^`]+)` \(`([^`]+)`\):/gm)].map(([, file = "", sample = ""]) => ({ file, sample }));
const scripts = Object.keys((JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object }).scripts);

test("the guide tells how to add a field, a language, a sign-in provider, a shop and a concept", () => {
  expect([...guide.matchAll(/^## How to add (.*)$/gm)].map(([, what]) => what)).toEqual([
    "a field to the gift form",
    "a language",
    "a sign-in provider",
    "a shop",
    "a gift concept",
  ]);
  expect(places.length).toBe([...guide.matchAll(/^- /gm)].length);
});

test.each(places)("$file holds $sample, as the guide says", ({ file, sample }) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(sample);
});

test("every script that the guide names is there", () => {
  const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);

  expect(named.filter((name) => name !== undefined && !scripts.includes(name))).toEqual([]);
});

test("the form's files that know the example of a field are those that the guide lists", () => {
  const known = execFileSync("git", [
    "grep",
    "-lwE",
    "gender|genders|livingSituation",
    "--",
    ":(glob)shared/*.ts",
    "shared/locales/en",
    "app/gift-form",
  ]).toString();
  const files = known.split("\n").filter((file) => file !== "" && !file.endsWith(".test.ts"));
  // The type of all fields with choices names them, too.
  const others = ["app/gift-form/choice-question.tsx"];

  expect(files.filter((file) => !others.includes(file) && !places.some((place) => place.file === file))).toEqual([]);
});
