import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildDraftKey, dropDraft, findDraft, getBaseOfDraft, keepDraft } from "./kept-draft.ts";

const key = buildDraftKey("ada", "post 1");
const asTheyAre = (fields: Record<string, unknown>) => fields;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a draft is found again by its writer, for its entry, until it is dropped", () => {
  const wasKept = keepDraft(key, { fields: { title: "Ribbon" }, base: 3 });

  const found = findDraft(key, asTheyAre);
  const others = [buildDraftKey("ben", "post 1"), buildDraftKey("ada", "post 2")].map((other) => findDraft(other, asTheyAre));
  dropDraft(key);

  expect(wasKept).toBe(true);
  expect(found).toEqual({ fields: { title: "Ribbon" }, base: 3, keptAt: expect.stringMatching(/^20.*Z$/) });
  expect(others).toEqual([null, null]);
  expect(findDraft(key, asTheyAre)).toBeNull();
});

test.each([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a draft without fields", '{"base":1,"keptAt":"2026-01-01T00:00:00Z"}'],
  ["a draft upon a word", '{"fields":{},"base":"1","keptAt":"2026-01-01T00:00:00Z"}'],
  ["a draft of no time", '{"fields":{},"base":null}'],
])("what is stored as %s is no draft", (_, text) => {
  kept.set(key, text);

  expect(findDraft(key, asTheyAre)).toBeNull();
});

test("a store that is full or blocked keeps nothing, and is no fault", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });

  expect(keepDraft(key, { fields: {}, base: null })).toBe(false);
  expect(findDraft(key, asTheyAre)).toBeNull();
  expect(() => dropDraft(key)).not.toThrow();
});

test.each([
  { name: "written upon the saved version", saved: { revision: 2 }, base: 2, seen: { revision: 2 } },
  { name: "written upon an earlier version", saved: { revision: 2 }, base: 1, seen: { revision: 1 } },
  { name: "written when nothing was saved", saved: { revision: 2 }, base: null, seen: null },
  { name: "written when nothing was saved, as nothing is now", saved: null, base: null, seen: null },
])("a draft that was $name has seen no more", ({ saved, base, seen }) => {
  expect(getBaseOfDraft(saved, base)).toEqual(seen);
});
