import { expect, test } from "vitest";
import { read } from "../read.ts";

const listInterests = (notes: string) => read({ additionalInfo: notes }, "en").likes.flatMap(({ interests }) => interests);

test.each([
  ["He's obsessed with volcanoes and rocks", ["volcanoes", "rocks-minerals"]],
  ["loves rock and old movies", ["rock-music", "film"]],
  ["loves classic rock", ["rock-music"]],
  ["runs our D&D game and paints minis", ["dungeons-and-dragons", "wargaming"]],
  ["shoots film on weekends", ["photography-film"]],
  ["draws manga on her iPad all day", ["drawing", "manga"]],
])("rocks are stones, minis are figures, and film is shot: %s", (notes, interests) => {
  expect(listInterests(notes)).toEqual(interests);
});

test("whoever owns all the core books has them, and reads no more for that", () => {
  const { likes, avoid } = read({ additionalInfo: "He owns all the core books and way too many dice" }, "en");

  expect(likes).toEqual([]);
  expect(avoid.map(({ told }) => told)).toEqual(["core books", "dice"]);
});

test.each([
  ["Work friend is about to become a dad for the first time, due in March", "newborn"],
  ["she's due in March", "pregnant"],
])("who is to become a father is not pregnant: %s", (notes, fact) => {
  expect(read({ additionalInfo: notes }, "en").facts.map((one) => one.fact)).toEqual([fact]);
});
