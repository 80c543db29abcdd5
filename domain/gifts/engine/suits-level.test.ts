import { expect, test } from "vitest";
import { read } from "../reading/read.ts";
import { concepts } from "../knowledge/knowledge.ts";
import { nameTemplates } from "../knowledge/templates/templates.ts";
import { suitsLevel } from "./suits-level.ts";

const refuses = (id: string) =>
  [...concepts, ...nameTemplates].filter((concept) => concept.id === id).map((concept) => !suitsLevel(concept, "watcher"));

test("whoever watches a sport gets seats, and neither lessons nor gear", () => {
  expect(refuses("sport-coach-hour")).toEqual([true]);
  expect(refuses("sport-two-seats")).toEqual([false]);
  expect(refuses("cricket-balls-leather-red")).toEqual([true]);
  expect(refuses("folding-rebound-net")).toEqual([true]);
  expect(refuses("nfl-style-throwback-jersey")).toEqual([false]);
  expect(refuses("test-cricket-day-tickets")).toEqual([false]);
});

const getLevel = (interests: string[], additionalInfo: string, locale: "en" | "zh" | "ja") =>
  read({ interests, additionalInfo }, locale).likes.map(({ level }) => level);

test.each([
  ["バレエ鑑賞", "ja"],
  ["サッカー観戦", "ja"],
  ["釣り番組", "ja"],
  ["watching golf", "en"],
  ["golf on TV", "en"],
  ["看篮球比赛", "zh"],
] as const)("%s is watched", (words, locale) => {
  expect(getLevel([words], "", locale)).toContain("watcher");
});

test.each([
  ["She watches cricket every weekend", "en"],
  ["He follows rugby", "en"],
  ["never misses a match, watches football", "en"],
  ["我爸爱看篮球", "zh"],
  ["父はサッカーを観るのが好き", "ja"],
  ["父は釣り番組が好き", "ja"],
] as const)("the words may leave out that it is watched: %s", (text, locale) => {
  expect(getLevel([], text, locale)).toContain("watcher");
});

test.each([
  ["バレエ", "ja"],
  ["golf", "en"],
  ["看书", "zh"],
  ["bird watching", "en"],
] as const)("%s is done", (words, locale) => {
  expect(getLevel([words], "", locale)).not.toContain("watcher");
});

test("who plays what they watch is a player", () => {
  expect(getLevel([], "He watches cricket and plays cricket on Sundays", "en")).toEqual([undefined]);
});
