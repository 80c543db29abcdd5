import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["I know 3 things: bingo on fridays, always cold hands, gluten free", ["bingo"], ["feels-cold"]],
  ["all I know is that she likes bingo", ["bingo"], []],
  ["she presses flowers in books", ["presses flowers"], []],
  ["cooks at a thai place", [], []],
  ["He is learning plumbing off tiktok", ["plumbing"], []],
  ["never had a holiday", [], []],
  ["fiddles with everything now, chews toothpicks", [], ["fidgets"]],
  ["moved for uni to a town where she knows nobody", [], ["homesick", "starting-college"]],
  ["Priya and her fiance are doing up a camper van to travel Spain", ["camper van", "Spain"], ["lives-in-vehicle"]],
  ["makes stop motion films, one got into a school festival!", ["stop motion films"], ["proud-of"]],
  ["bmx and funny socks every day", ["bmx", "funny socks"], []],
])("what is loved and how they live is told by the way: %s", (notes, likes, facts) => {
  const reading = readNotes(notes);
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
  expect(reading.facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each([
  ["energy drinks (mum says no more)", ["energy drinks"]],
  ["used to do karate, hurt his shoulder and gave up", ["karate"]],
])("what they had to leave is left out: %s", (notes, told) => {
  const { avoid, likes } = readNotes(notes);
  expect(avoid.map((one) => one.told)).toEqual(told);
  expect(likes).toEqual([]);
});

test.each([
  ["he covered all my shifts when I was sick", ["thanks"]],
  ["whole team of 14 puts in", ["group-gift"]],
  ["a bunch of us mates going in", ["group-gift"]],
  ["night security with me", ["night-shifts"]],
  ["looked after our mother for nine years till the end", ["grief"]],
  ["works from home all alone all day", ["works-from-home"]],
  ["we share a one bedroom", ["small-home"]],
  ["no wardrobe space", ["small-home"]],
  ["first winter here and she is FREEZING", ["first-winter", "feels-cold"]],
])("how they live is told in few words: %s", (notes, facts) => {
  expect(
    readNotes(notes)
      .facts.map(({ fact }) => fact)
      .toSorted(),
  ).toEqual(facts.toSorted());
});
