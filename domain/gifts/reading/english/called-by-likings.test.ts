import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each([
  ["my soccer crazy nephew", "extended-family", "football"],
  ["gift for my plant loving coworker", "colleague", "houseplants"],
  ["my tea-obsessed sister", "sibling", "tea"],
  ["coffee addict boss", "colleague", "coffee"],
  ["dog mom coworker birthday, $15", "colleague", "dogs"],
  ["my guitar playing uncle", "extended-family", "guitar"],
  ["my gym rat brother", "sibling", "fitness"],
  ["gamer boyfriend", "spouse", "video-games"],
  ["my Star Wars obsessed brother", "sibling", "film"],
])("somebody may be called by what they love: %s", (text, relationship, interest) => {
  const { fields, likes } = read({ text }, "en");
  expect(fields.relationship).toBe(relationship);
  expect(likes.flatMap(({ interests }) => interests)).toContain(interest);
});

test.each(["gift for a coffee lover", "something for our coffee fanatic uncle"])(
  "what is asked for is no part of what is loved: %s",
  (text) => {
    expect(read({ text }, "en").likes.map(({ words }) => words)).toEqual(["coffee"]);
  },
);

test.each([
  ["my vegan sister loves hiking", "meat and dairy (vegan)"],
  ["my vegan wife", "meat and dairy (vegan)"],
  ["my diabetic dad loves fishing", "sweets (diabetic)"],
  ["our gluten free neighbor", "gluten (gluten free)"],
  ["my sober brother loves movies", "alcohol (sober)"],
])("somebody may be called by what they can't have: %s", (text, told) => {
  expect(read({ text }, "en").avoid.map((avoid) => avoid.told)).toContain(told);
});

test.each(["my Korean mother in law", "my business partner", "my fun loving aunt"])(
  "where somebody is from, and what they are to one, is no liking: %s",
  (text) => {
    const { likes, avoid } = read({ text }, "en");
    expect([...likes, ...avoid]).toEqual([]);
  },
);

test.each([
  ["my busy nurse sister", "sibling"],
  ["my husband, still friends", "spouse"],
  ["my dog dad brother", "sibling"],
])("of two words for a person side by side the second says who it is: %s", (text, relationship) => {
  expect(read({ text }, "en").fields.relationship).toBe(relationship);
});
