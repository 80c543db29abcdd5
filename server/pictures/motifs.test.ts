import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { motifWords } from "#domain/gifts/pictures/motifs.ts";
import { pictureColors } from "./picture-colors.ts";

const files = import.meta.glob<string>("../../app/ui/pictures/*.svg", { query: "?raw", import: "default", eager: true });
const motifs = Object.entries(files).flatMap(([path, text]) =>
  [...text.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, name]) => ({
    id: `${path.slice(path.lastIndexOf("/") + 1, -4)}/${name}`,
    symbol,
  })),
);
const stylesheet = readFileSync(new URL("../../app/ui/pictures/gift-picture.css", import.meta.url), "utf8");
const colors = [...stylesheet.matchAll(/--([a-z-]+): light-dark/g)].map(([, name]) => name);

test("every drawing exists once and has its words", () => {
  const ids = motifs.map(({ id }) => id).filter((id) => !id.startsWith("papers/"));

  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  expect(ids.toSorted()).toEqual(Object.keys(motifWords).toSorted());
  expect(Object.entries(motifWords).filter(([, words]) => words.trim() === "")).toEqual([]);
});

test("every file of drawings has its wrapping paper, but for scenes, which need none", () => {
  const sheets = new Set(Object.keys(motifWords).map((id) => id.slice(0, id.indexOf("/"))));
  const papers = motifs.flatMap(({ id }) => (id.startsWith("papers/") ? [id.slice("papers/".length)] : []));

  expect([...sheets].filter((sheet) => !sheet.startsWith("scene-") && !papers.includes(sheet))).toEqual([]);
});

test.each(motifs)("$id is small, and made of nothing but shapes in the palette's colors", ({ symbol }) => {
  expect(Buffer.byteLength(symbol)).toBeLessThanOrEqual(2048);
  for (const [, element] of symbol.matchAll(/<([a-zA-Z]+)/g))
    expect(["symbol", "g", "path", "circle", "ellipse", "rect"]).toContain(element);
  expect(symbol).not.toMatch(/href|url\(|style=|script|\son/);
  for (const [, , value] of symbol.matchAll(/(fill|stroke)="([^"]+)"/g)) expect(value).toMatch(/^none$|^var\(--[a-z-]+\)$/);
  for (const [, name] of symbol.matchAll(/var\(--([a-z-]+)\)/g)) expect(colors).toContain(name);
});

test("what is drawn outside of a page has the same colors", () => {
  expect(Object.keys(pictureColors)).toEqual(colors);
});
