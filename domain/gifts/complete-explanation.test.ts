import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { goodIdeas } from "#tests/support/hostile-replies.ts";
import { completeExplanation } from "./complete-explanation.ts";

const [planetarium] = goodIdeas;
const stargazer = createBrief({
  interests: [
    { id: "astronomy", words: "astronomy" },
    { id: "drawing", words: "drawing" },
  ],
  traits: [{ id: "curious", words: "curious" }],
});
const explain = (explanation: string, brief = stargazer) =>
  completeExplanation({ ...planetarium, explanation, productLinks: [] }, brief, []).explanation;

test.each([
  ["an interest and the occasion", "A birthday under the stars for an astronomy lover."],
  ["an interest by another word and a trait", "A curious stargazer never tires of it."],
  ["two interests", "Astronomy to look at, and drawing to do."],
  ["the occasion and the relationship", "A birthday surprise for your friend."],
])("an explanation that names %s stays as it is", (_, explanation) => {
  expect(explain(explanation)).toBe(explanation);
});

test.each([
  ["nothing stated", "It is fun and glows in the dark."],
  ["one thing stated", "It suits a curious mind."],
])("before one that names %s stands a sentence of ours", (_, explanation) => {
  const completed = explain(explanation);

  expect(completed).toMatch(/^.*birthday.*\. /i);
  expect(completed.endsWith(explanation)).toBe(true);
});

test("the sentence names an interest that the gift itself names, and no other", () => {
  const completed = explain("It glows.", { ...stargazer, interests: [...stargazer.interests, { id: null, words: "constellations" }] });

  expect(completed).toContain("constellations");
  expect(completed).not.toContain("drawing");
});

test("a missing explanation is replaced", () => {
  const completed = explain("A thoughtful gift choice");

  expect(completed).toMatch(/birthday/i);
  expect(completed).not.toContain("thoughtful gift choice");
});

test.each([
  ["zh", "生日", "很有意思的小东西。"],
  ["ja", "誕生日", "暗いところで光ります。"],
] as const)("the sentence is in the language asked for: %s", (locale, occasion, explanation) => {
  expect(explain(explanation, createBrief({ locale }))).toContain(occasion);
});

test.each([
  ["an unnamed occasion", createBrief({ occasion: "other", ageRange: "65+" }), /friend.*65|65.*friend/],
  [
    "nothing but the occasion and the relationship",
    createBrief({ relationship: "colleague", occasion: "graduation" }),
    /graduation.*colleague|colleague.*graduation/,
  ],
])("with %s the sentence rests on what else was stated", (_, brief, expected) => {
  expect(explain("It glows.", brief)).toMatch(expected);
});

test("the last two ideas name the occasion when none before does", () => {
  const withoutOccasion = { ...planetarium, explanation: "Astronomy to look at, and drawing to do.", productLinks: [] };
  const complete = (accepted: number) => completeExplanation(withoutOccasion, stargazer, Array(accepted).fill(withoutOccasion)).explanation;

  expect([complete(2), complete(3), complete(4)].map((explanation) => /birthday/i.test(explanation))).toEqual([false, true, true]);
});
