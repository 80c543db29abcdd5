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

test.each([
  ["he won't stop talking about his sourdough starter", "sourdough"],
  ["she never shuts up about Outlander", "tv-series"],
  ["9yo who loves to build", "building-bricks"],
])("what somebody can't stop talking about is loved: %s", (text, interest) => {
  expect(read({ text }, "en").likes.flatMap(({ interests }) => interests)).toContain(interest);
});

test.each(["he can't stop talking about his ex", "fidgety 9yo, ADHD"])("whom or what one talks about may be no liking: %s", (text) => {
  expect(read({ text }, "en").likes).toEqual([]);
});

test.each(["Anything but clothes for a teen girl who loves volleyball", "anything except clothes for my nephew"])(
  "what is excepted is left out: %s",
  (text) => {
    expect(read({ text }, "en").avoid.map(({ told }) => told)).toEqual(["clothes"]);
  },
);

test.each([
  ["he used to play hockey in college and still watches every Bruins game", undefined],
  ["my college son, loves climbing", { youngest: 18, oldest: 22 }],
  ["niece off to college in the fall", { youngest: 18, oldest: 22 }],
])("who was in college once may be of any age: %s", (text, age) => {
  expect(read({ text }, "en").fields.age).toEqual(age);
});

test("a mom to be isn't one's own mother, and who hosts one is thanked as a host", () => {
  expect(read({ text: "mom to be, 2nd trimester" }, "en").fields.relationship).toBeUndefined();
  expect(read({ text: "boyfriend's parents, hosting us for thanksgiving" }, "en").facts.map(({ fact }) => fact)).toEqual(["invited"]);
});

test.each([
  ["my Swiftie niece turning 10", "pop-music"],
  ["gamer boyfriend, valentines, $75", "video-games"],
  ["my horse girl daughter, 9", "equestrian"],
  ["our Packers coworker, xmas, under 30", "american-football"],
])("what somebody is called by is loved, whatever else is told: %s", (text, interest) => {
  expect(read({ text }, "en").likes.flatMap(({ interests }) => interests)).toContain(interest);
});

test.each(["my Korean mother in law, 60", "my college roommate, birthday", "my dog sitter, thank you", "my baby sister, 12"])(
  "what says who somebody is, is no liking: %s",
  (text) => {
    expect(read({ text }, "en").likes).toEqual([]);
  },
);
