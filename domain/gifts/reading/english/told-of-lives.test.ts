import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["back is finished", ["bad-back"]],
  ["her back is out again", ["bad-back"]],
  ["He starts night duty next month", ["night-shifts"]],
  ["she just got out of a 5 year relationship", ["break-up"]],
  ["She ended her engagement", ["break-up"]],
  ["they called off the wedding", ["break-up"]],
  ["dead phone all the time", ["empty-battery"]],
  ["we'll get a hive when he retires", []],
  ["she retires in June", ["retirement"]],
  ["our dog died, 14 years together", ["pet-loss"]],
  ["27 years in the post office", []],
  ["off to Leeds to study engineering", ["starting-college"]],
  ["going to UCT res in February to do engineering", ["moving", "starting-college"]],
  ["she is going to Spain to do yoga", []],
  ["just finished matric", ["graduating"]],
  ["Tamil Brahmin, vegetarian", ["faith"]],
  ["uses a powerchair", ["wheelchair"]],
  ["she's a chemo nurse", []],
  ["my sister is on home hospice", ["bed-rest", "ill-or-recovering"]],
  ["he has the new home shirt", []],
  ["our team lead becomes father for the first time", ["newborn"]],
  ["leaving for two years, two suitcases", ["moving", "light-luggage"]],
  ["saw her rubbing her feet", ["on-their-feet"]],
  ["laid up six weeks and going stir crazy", ["laid-up"]],
])("a life is heard in whatever words it is told: %s", (text, facts) => {
  expect(readNotes(text).facts.map(({ fact }) => fact)).toEqual(facts);
});

test("who works in the post office asks for nothing by post", () => {
  expect(readNotes("27 years in the post office").wishes).toEqual([]);
  expect(readNotes("it has to go in the post").wishes.map(({ wish }) => wish)).toEqual(["by-post"]);
  expect(readNotes("does the quick crossword in the Mail").wishes).toEqual([]);
});

test("light that is seen asks for nothing light", () => {
  expect(readNotes("she sees light and shapes").wishes).toEqual([]);
});
