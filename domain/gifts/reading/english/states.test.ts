import { expect, test } from "vitest";
import { read } from "../read.ts";

const listFacts = (notes: string) => read({ additionalInfo: notes }, "en").facts.map(({ fact }) => fact);

test.each([
  ["his hearing has gone, he can't follow the radio any more", ["hard-of-hearing"]],
  ["she lost most of her hearing", ["hard-of-hearing"]],
  ["been in a chair since a wreck in 2011", ["wheelchair"]],
  ["plays wheelchair basketball", ["wheelchair"]],
  ["we had to say goodbye to her golden", ["pet-loss"]],
  ["they buried their beagle in spring", ["pet-loss"]],
  ["A-levels in five weeks", ["exam"]],
  ["he moved to a small rental", ["new-home"]],
  ["we live full time in a Sprinter van", ["lives-in-vehicle"]],
  ["380 sq ft", ["small-home"]],
  ["zero counter left", ["small-home"]],
  ["obsessed with cats but we can't have one", ["no-pets"]],
  ["sweats all summer", ["feels-hot"]],
  ["my boyfriend is on a Navy ship until April", ["deployed", "far-away"]],
])("a state of life is heard: %s", (notes, facts) => {
  expect(listFacts(notes)).toEqual(facts);
});

test.each([
  ["someone in our lab passed her viva"],
  ["she's obsessed with cats"],
  ["he works with dogs"],
  ["grieving her Saturday baking"],
  ["the neighbor called the landlord"],
  ["the landlord says no nails"],
  ["cooks for the kids on Sundays"],
  ["runs the coffee ceremony for the whole family"],
  ["The family is scattered"],
  ["her pile of magazines is a fire hazard"],
])("what only sounds like one is none: %s", (notes) => {
  expect(listFacts(notes)).toEqual([]);
});

test("what a guest brings to the hostess is heard as no more than that", () => {
  expect(listFacts("a hostess gift for Elaine")).toEqual(["invited"]);
});

test("who moves into a home for the aged has no new home to furnish", () => {
  expect(listFacts("Nan moved into aged care")).toEqual(["care-home"]);
});

test("who is up again after an operation is no longer laid up", () => {
  expect(listFacts("she had a knee replacement. Now she's in the pool every morning")).not.toContain("laid-up");
  expect(listFacts("she had a knee replacement")).toContain("laid-up");
});

test.each([
  ["eyes not what they were", ["low-vision"]],
  ["my bf's apartment is 480 sqft", ["small-home"]],
  ["Flat is 28 m²", ["small-home"]],
  ["We danced every Friday until her arthritis (hips and hands) put a stop to it", ["weak-hands"]],
  ["a jug the size of a toddler", []],
  ["no garden gnomes", []],
  ["no yard", ["no-garden"]],
  ["she misses her old garden", ["no-garden"]],
  ["used to have a big vegetable garden", ["no-garden"]],
  ["she misses her garden club", []],
])("a life is told in many ways: %s", (notes, facts) => {
  expect(listFacts(notes)).toEqual(facts);
});
