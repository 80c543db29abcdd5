import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");
const listLikes = (text: string) => readNotes(text).likes.map(({ words, interests: [first = ""] }) => [words, first]);

test.each([
  ["no wrappers please she has boxes of them", []],
  ["Knows the collection days for the whole estate", []],
  ["drew Priyanka for secret santa", []],
  ["he drew a dragon", ["drew", "drawing"], ["dragon", "dragons"]],
  ["does the crossword in the Times of India", ["the crossword", "crosswords"]],
  ["4-year-old granddaughter, obsessed with snails", ["snails", "snails"]],
  ["she's teaching herself to do braids on her cousins", ["braids", "hair-braiding"]],
  ["wants to learn to swim, finally booked lessons at the local pool", ["swim", "swimming"]],
  ["plays the fiddle at kitchen parties still", ["fiddle", "violin"]],
  ["plays box cricket on weekends", ["box cricket", "cricket"]],
  ["they love to host dinners", ["host dinners", "hosting"]],
  ["does the horses on a Saturday", ["does the horses", "horse-racing"]],
  ["spends every evening with her pepper and ugu plants", ["pepper and ugu plants", "vegetable-garden"]],
  ["they drive a food delivery scooter in Toronto", []],
  ["he is not a talker", []],
])("what stands around a liking is none: %s", (text, ...likes) => {
  expect(listLikes(text)).toEqual(likes.filter((like) => like.length > 0));
});

test.each([
  ["Don't call her when her teleserye is on", "soap-operas"],
  ["never disturb him while the cricket is on", "cricket"],
  ["nobody may talk during Bake Off", "baking"],
])("what nobody may interrupt is loved: %s", (text, interest) => {
  expect(readNotes(text).likes.map(({ interests }) => interests[0])).toEqual([interest]);
});

test("lifts beside elevators are no weights", () => {
  expect(listLikes("loves lifts (elevators!!)")).toEqual([
    ["lifts", "elevators"],
    ["elevators", "elevators"],
  ]);
});

test.each([
  ["no wrappers please she has boxes of them", ["wrappers"]],
  ["hates strong smells right now", ["strong smells"]],
  ["tiny studio, no oven", []],
  ["no oven mitts please", ["oven mitts"]],
  ["she has booked pottery lessons", ["pottery lessons"]],
  ["not a talker", []],
  ["his right hand is weak. Used to do woodwork all his life", ["woodwork"]],
  ["arthritis in both hands, used to knit", ["knit"]],
  ["used to knit, still does a little", []],
])("what is refused, owned or over is told in plain words: %s", (text, told) => {
  expect(readNotes(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each(["dad drives a matatu 6 days a week", "he's a bus driver"])("who drives for a living sits at the wheel all day: %s", (text) => {
  expect(readNotes(text).facts.map(({ fact }) => fact)).toEqual(["drives-far"]);
});

test.each([
  ["She feeds every cat on the street", "stray-cats"],
  ["suddenly into skipping rope tricks", "jump-rope"],
  ["addicted to 3 in 1 coffee", "instant-coffee"],
  ["does a bit of set dancing with the wife", "folk-dance"],
  ["just wants his nyama choma", "barbecue"],
  ["loves ugali", "east-african-food"],
  ["says she is going to be a vet", "veterinary"],
  ["brings her own achaar to lunch", "indian-food"],
  ["always has a crime podcast in her ears", "true-crime"],
])("what is loved in one place as much as in another is known: %s", (text, interest) => {
  expect(readNotes(text).likes.map(({ interests }) => interests[0])).toEqual([interest]);
});
