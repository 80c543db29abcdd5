import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { buildRequest } from "#tests/support/gift-requests.ts";
import { makeBrief } from "../gift-engine.ts";
import { correctReading, type Correction } from "./correct-reading.ts";

const words = {
  interests: ["owls", "chess"],
  additionalInfo: "In a wheelchair. Would love something small. Collects owls but has too many. Drinks less now.",
};

const correct = (correction: Correction, brief = createBrief({ words })) => correctReading(correction, brief);

test("what quotes the giver is added with its place", () => {
  const { facts, wishes, avoid } = correct({
    facts: { wheelchair: "in a wheelchair" },
    wishes: { small: "something small" },
    avoid: { "no-alcohol": "Drinks less", owls: "owls but has too many" },
  });

  expect(facts).toEqual([
    { id: "facts:wheelchair", fact: "wheelchair", words: "In a wheelchair", field: "additionalInfo", item: 0, from: 0, to: 15 },
  ]);
  expect(wishes).toMatchObject([{ id: "wishes:small", words: "something small" }]);
  expect(avoid).toMatchObject([
    { id: "avoid:no-alcohol", why: "cannot", told: "alcohol (Drinks less)" },
    { id: "avoid:owl", told: "owls", literals: ["owl"] },
  ]);
});

test.each<[string, Correction]>([
  [
    "quotes nobody",
    { facts: { blind: "she cannot see" }, avoid: { chocolate: "hates chocolate" }, wishes: { light: "as light as can be" } },
  ],
  ["is not of the closed lists", { facts: { astronaut: "In a wheelchair" }, wishes: { world: "something small" } }],
  ["is of another form", { facts: ["wheelchair"], wishes: "small", avoid: { mugs: 3 }, person: {} }],
  ["is a phrase and no noun", { avoid: { "plants that are toxic to cats": "In a wheelchair" } }],
])("what %s is not believed", (_, correction) => {
  const { facts, wishes, avoid, person } = correct(correction);

  expect({ facts, wishes, avoid, person }).toEqual({ facts: [], wishes: [], avoid: [], person: null });
});

test("a stated liking is not ruled out by words elsewhere", () => {
  const brief = createBrief({ words, likes: [{ words: "chess", field: "interests", item: 1, from: 0, to: 5 }] });

  expect(correct({ avoid: { chess: "Drinks less" } }, brief).avoid).toEqual([]);
});

test("what the giver removed does not come back", () => {
  const brief = createBrief({ words, notMeant: ["facts:wheelchair", "avoid:owl"] });

  const { facts, avoid } = correct({ facts: { wheelchair: "In a wheelchair" }, avoid: { owls: "Collects owls" } }, brief);

  expect({ facts, avoid }).toEqual({ facts: [], avoid: [] });
});

test("a guess of ours yields, and what was said plainly does not", () => {
  const brief = createBrief({
    words,
    avoid: [
      { words: "mugs", things: ["mug"], isGuess: true, from: 1 },
      { words: "socks", things: ["socks"], from: 2 },
    ],
  });

  expect(correct({ welcome: ["mugs", "socks"] }, brief).avoid.map(({ words: kept }) => kept)).toEqual(["socks"]);
});

test("what we understood of a thing stays as it is where the model names the thing alone", () => {
  const request = buildRequest({ additionalInfo: "he has two air fryers" });
  const brief = makeBrief({ request, alreadySeen: [] });

  const { avoid } = correctReading({ avoid: { "air fryer": "two air fryers" } }, brief);

  expect(avoid).toMatchObject([{ id: "avoid:air-fryer", why: "has" }]);
});
