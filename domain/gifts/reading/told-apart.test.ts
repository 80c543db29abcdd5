import { expect, test } from "vitest";
import { read } from "./read.ts";

test.each([
  ["Hurling mad (Cats till he dies)", "club:Kilkenny GAA"],
  ["Roughriders? don't ask, he's a Bombers fan", "club:Winnipeg Blue Bombers"],
  ["he's a Bombers fan, loves footy", "club:Essendon Bombers"],
  ["he's a huge Lions fan", "club:Detroit Lions"],
])("a club is told by the sport that stands elsewhere: %s", (additionalInfo, name) => {
  expect(read({ additionalInfo }, "en").likes.map((like) => like.name?.id)).toContain(name);
});

test.each([
  ["skates every day after school, decks last him a month", "skateboarding"],
  ["skates every day at the rink", "skating"],
])("what somebody skates on is told by the rest: %s", (additionalInfo, interest) => {
  expect(read({ additionalInfo }, "en").likes.flatMap(({ interests }) => interests)).toEqual([interest]);
});

test.each([
  ["fantasy football", "fantasy-football"],
  ["bridge", "bridge"],
  ["cardinals", "birdwatching"],
  ["squirrels", "squirrels"],
  ["kebaya", "kebaya"],
  ["Nonya kueh", "kueh"],
])("what has gifts of its own is known by its name: %s", (words, interest) => {
  expect(read({ interests: [words] }, "en").likes.flatMap(({ interests }) => interests)).toContain(interest);
});

test.each([
  ["old Hindi songs", ["hindi-songs"]],
  ["vintage Pyrex", ["vintage"]],
  ["old clocks", ["clocks"]],
  ["laksa leaf", ["herbs"]],
  ["candles", ["candles-scents"]],
])("what is collected, sung or grown is no language, no cooking and no meal: %s", (words, interests) => {
  expect(read({ interests: [words] }, "en").likes.map((like) => like.interests)).toEqual([interests]);
});
