import { expect, test } from "vitest";
import { readRequest } from "../read-request.ts";

const read = (additionalInfo: string) => {
  const { likes, avoid, facts, fields } = readRequest({ additionalInfo, language: "en" });
  return {
    likes: likes.map(({ words }) => words),
    avoid: avoid.map(({ told }) => told),
    facts: facts.map(({ fact }) => fact),
    fields,
  };
};

// What stands behind a label is one list, whatever is put in brackets or said of a thing within it.
test.each([
  ["Likes: chess club (!!), keeping bees, old maps of Wales", ["chess club", "keeping bees", "old maps of Wales"], []],
  ["No: candles, anything with cats on it, anything scented", [], ["candles", "anything with cats on it", "scented"]],
  ["Already: Rancilio Silvia, Niche Zero. Drinks espresso", ["espresso"], ["Rancilio Silvia", "Niche Zero"]],
  ["Already owns: a Kindle, Lodge skillet", [], ["Kindle", "Lodge skillet"]],
  ["Hobbies: hiking (alone), gaming, her nephew is the golfer", ["hiking", "gaming"], []],
])("%s", (text, likes, avoid) => {
  expect(read(text)).toMatchObject({ likes, avoid });
});

test.each([
  ["Two years ago I got him a socket set, last year a multimeter", ["socket set", "multimeter"]],
  ["Gave her a scarf for Christmas and a mug for her birthday", ["scarf", "mug"]],
  ["He doesn't own a TV and loves radio plays", ["TV"]],
  ["She has banned football from the new flat", ["football"]],
  ["turns her nose up at polyester, sews", ["polyester"]],
  ["their house is drowning in hand me down clothes", ["clothes"]],
])("what isn't given: %s", (text, avoid) => {
  expect(read(text).avoid).toEqual(avoid);
});

test.each([
  ["has drunk one pot of green tea every morning since 1970", ["green tea"]],
  ["has The Archers on all day", ["The Archers"]],
  ["watches Blue Jays games with her dad", ["Blue Jays games"]],
  ["will not stop talking about Bluey", ["Bluey"]],
  ["her parrot Zazu screams at everyone", ["parrot"]],
  ["Stray Kids, baking, her hamster Mandu", ["Stray Kids", "baking", "hamster Mandu"]],
  ["Cocteau Twins, old radios, hiking", ["Cocteau Twins", "old radios", "hiking"]],
  ["hunts for vinyl at flea markets", ["vinyl", "flea markets"]],
  ["makes her first communion in May, loves horses", ["horses"]],
  ["Tobi and Ella, garden wedding in Leeds. They love salsa", ["salsa"]],
  ["nothing hockey please, the Leafs were his dad's", []],
])("what is loved: %s", (text, likes) => {
  expect(read(text).likes).toEqual(likes);
});

test.each([
  ["they just had their second girl", "newborn"],
  ["no wall space left for pictures", "full-walls"],
  ["she does not want one more thing to dust", "no-more-stuff"],
])("a fact: %s", (text, fact) => {
  expect(read(text).facts).toContain(fact);
});

test("who came with one suitcase long ago has no luggage to fit", () => {
  expect(read("he came to Canada with one suitcase in 1998").facts).toEqual([]);
});

test("a chat that was pasted tells no age by its clock", () => {
  const chat = "[14:02] Priya: josh 30th what are we doing\n[14:03] Tom: he loves golf";

  expect(read(chat).fields).toMatchObject({ age: { youngest: 30, oldest: 30 } });
});

test("a day that has passed is no occasion", () => {
  expect(read("has had an air fryer since xmas").fields).not.toHaveProperty("occasion");
});
