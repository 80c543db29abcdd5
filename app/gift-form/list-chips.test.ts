import { expect, test } from "vitest";
import { emptyFields } from "./gift-fields.ts";
import { listAnswerIds, listChips } from "./list-chips.ts";
import type { ReadEntry, Reading, ReadKind } from "./reading.ts";

const text = "My friend Mika, who loves birds, is 70 and hates clutter. Fixes radios.";
const answers = { relationship: "friend", occasion: "", age: "65+", gender: "", name: "Mika", currency: "", budget: "" };

function enter(kind: ReadKind, id: string, words: string, field = "text"): ReadEntry {
  const from = text.indexOf(words);
  return { id, kind, words, field, item: 0, from, to: from + words.length };
}

const reading: Reading = {
  person: enter("mind", "person", "My friend"),
  answers,
  entries: [
    enter("love", "likes:birds", "birds"),
    { ...enter("out", "avoid:clutter", "clutter"), words: "clutter" },
    enter("mind", "facts:milestone-birthday", "is 70"),
    enter("mind", "facts:no-more-stuff", "hates clutter"),
    enter("rest", "rest:mika", "My friend Mika, who"),
    enter("rest", "rest:radios", "Fixes radios"),
  ],
};
const list = (fields: Partial<typeof emptyFields>, areInterestsShown = false) =>
  listChips(reading, { fields: { ...emptyFields, ...fields }, areInterestsShown });

test("the same words are one chip, which takes out all that they were read as", () => {
  expect(list({})).toContainEqual({ kind: "out", words: "clutter", ids: ["avoid:clutter", "facts:no-more-stuff"] });
});

test("what an answer says is not said again, and is taken back with it", () => {
  expect(list({ age: "65+" }).map(({ words }) => words)).not.toContain("is 70");
  expect(list({}).map(({ words }) => words)).toContain("is 70");
  expect(listAnswerIds("age")).toEqual(["fields:age", "facts:milestone-birthday"]);
});

test("what was not understood stays visible, but for the words that say whom it is for", () => {
  expect(
    list({})
      .filter(({ kind }) => kind === "rest")
      .map(({ words }) => words),
  ).toEqual(["Fixes radios"]);
});

test("what was taken out is gone, and typed interests have their own chips", () => {
  const typed = { ...reading, entries: [enter("love", "likes:tea", "tea", "interests"), enter("love", "likes:birds", "birds")] };

  expect(listChips(typed, { fields: { ...emptyFields, notMeant: "likes:birds" }, areInterestsShown: true })).toEqual([]);
});
