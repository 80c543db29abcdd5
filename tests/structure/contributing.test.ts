import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const guide = readFileSync("docs/contributing.md", "utf8");
const places = [...guide.matchAll(/^- `([^`]+)` \(`([^`]+)`\):/gm)].map(([, file = "", sample = ""]) => ({ file, sample }));
const scripts = Object.keys((JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object }).scripts);

/** The places of one of the lists under a heading. */
function listPlacesUnder(what: string, list: number): string[] {
  const [, section = ""] = guide.split(`## How to add ${what}\n`);
  const lists = [...(section.split("\n## ")[0]?.matchAll(/(?:^- .*\n)+/gm) ?? [])];
  return lists[list]?.[0].trim().split("\n") ?? [];
}

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

test("a field of the gift form is declared once: no other file than those that the guide lists knows it", () => {
  const known = execFileSync("git", [
    "grep",
    "-lwE",
    "personality|personalities",
    "--",
    ":(glob)app/**/*.ts*",
    ":(glob)shared/**/*.ts",
    ":(glob)server/**/*.ts",
    ":(glob)db/**/*.ts",
    ":(glob)domain/gifts/engine/*.ts",
    ":(glob)domain/gifts/model/*.ts",
    ":(glob)domain/gifts/stored/*.ts",
  ]).toString();
  const files = known.split("\n").filter((file) => file !== "" && !file.endsWith(".test.ts"));

  expect(files.filter((file) => !places.some((place) => place.file === file))).toEqual([]);
  expect(listPlacesUnder("a field to the gift form", 0)).toHaveLength(6);
});
