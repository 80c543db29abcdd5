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

test("the guide tells how to add a field, a language, a sign-in provider, a shop, a concept, a product, a thing and a way of saying something", () => {
  expect([...guide.matchAll(/^## How to add (.*)$/gm)].map(([, what]) => what)).toEqual([
    "a field to the gift form",
    "a field to a post",
    "a language",
    "a sign-in provider",
    "a shop",
    "a gift concept",
    "a product",
    "a thing",
    "a way of saying something",
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

/** Files of these folders that hold one of the words, tests apart. */
function listFilesWith(words: string, folders: readonly string[]): string[] {
  const found = execFileSync("git", ["grep", "-lwE", words, "--", ...folders.map((folder) => `:(glob)${folder}/**/*.ts*`)]).toString();
  return found.split("\n").filter((file) => file !== "" && !file.endsWith(".test.ts"));
}

test("a field of the gift form is declared once: no other file than those that the guide lists knows it", () => {
  const folders = ["app", "shared", "server", "db", "domain/gifts/model", "domain/gifts/stored"];
  const listUnlisted = (words: string) => listFilesWith(words, folders).filter((file) => !places.some((place) => place.file === file));

  expect(listUnlisted("personality|personalities")).toEqual([]);
  // A person's card names the choices that it shows, and a reading those that it fills in.
  expect(listUnlisted("gender|livingSituation|living_situation")).toEqual([
    "app/gift-form/complete-fields.ts",
    "app/gift-form/reading.ts",
    "app/saved/recipient-bar.tsx",
    "shared/answers/reading.ts",
  ]);
  expect(listPlacesUnder("a field to the gift form", 0)).toHaveLength(6);
});

test("a text of a post is declared once: no other file than those that the guide lists knows it", () => {
  const files = listFilesWith("featuredImageAlt|featured_image_alt", ["app", "shared", "server", "db", "domain"]);
  // Its own part of the editor, and the image that it describes.
  const shown = ["app/admin/posts/featured-image.tsx", "app/reading/post-image.tsx", "shared/answers/public-content.ts"];

  expect(files.filter((file) => !shown.includes(file) && !places.some((place) => place.file === file))).toEqual([]);
  expect(listPlacesUnder("a field to a post", 0)).toHaveLength(7);
});
