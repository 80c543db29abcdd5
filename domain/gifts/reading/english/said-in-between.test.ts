import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each<[string, string[]]>([
  ["husband is a high school football coach, lives on Diet Coke", ["Diet Coke"]],
  ["my bf got into sourdough during covid and never stopped", ["sourdough"]],
  ["she plays tennis with friends", ["tennis"]],
  ["Met him once - grills, has opinions about lawns", ["grills", "lawns"]],
  ["Grandfather does the NYT in ink", ["NYT in ink"]],
  ["British mysteries (Vera, Shetland)", ["British mysteries", "Vera", "Shetland"]],
  ["owns zero tools. Cubs fan.", ["tools", "Cubs"]],
])("what is loved is told without what is said besides: %s", (notes, words) => {
  expect(readNotes(notes).likes.map((like) => like.words)).toEqual(words);
});

test.each<[string, string[]]>([
  ["nothing sharp this time lol", ["anything sharp"]],
  ["Wife: runs, not fast, but runs.", []],
  ["Vietnam vet, hates talking about it. feeds squirrels.", []],
])("nothing is refused but what was: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});
