import { expect, test } from "vitest";
import { read } from "../read.ts";

const listWords = (additionalInfo: string) => read({ additionalInfo }, "en").likes.map(({ words }) => words);

test.each<[string, string[]]>([
  ["My dad hikes. Kids are 5 and 7, they're all Lego", ["hikes"]],
  ["My sister bakes. Her boys are 3 and 6, they love dinosaurs", ["bakes"]],
  ["Uncle Bob fishes. His twins are teens and they're glued to Fortnite", ["fishes"]],
  ["Gift for my friend, has 2 kids, they love Lego but he loves wine", ["wine"]],
  ["My friend paints; little sister is the one who likes unicorns", ["paints"]],
  ["My wife runs. Older son plays hockey", ["runs"]],
  ["He reads history. It's his brother who loves football", ["history"]],
  ["She sews. The one who loves wine is her husband", ["sews"]],
])("what is told of somebody else is no liking: %s", (notes, words) => {
  expect(listWords(notes)).toEqual(words);
});

test.each<[string, string[]]>([
  ["For my twins. They love Bluey", ["Bluey"]],
  ["My kids are 5 and 7, they're all Lego", ["Lego"]],
  ["It's my brother who turns 40, he loves golf", ["golf"]],
  ["my parents hike. Their kids are grown. They love jazz", ["hike", "jazz"]],
  ["For a guy I've spoken to twice - drinks tea all day", ["drinks tea"]],
  ["a woman I've met once: does crosswords on the train", ["crosswords"]],
  ["someone I've only met on zoom, grows orchids and rides horses", ["orchids", "horses"]],
  ["grandma, our resident gardener, is 80", ["gardener"]],
])("what is told of the person is: %s", (notes, words) => {
  expect(listWords(notes)).toEqual(words);
});
