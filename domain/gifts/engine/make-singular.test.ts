import { expect, test } from "vitest";
import { makeSingular } from "./make-singular.ts";

test.each([
  ["roses", "rose"],
  ["butterflies", "butterfly"],
  ["wolves and foxes", "wolf and fox"],
  ["Dungeons & Dragons", "Dungeons & Dragons"],
  ["sharks and sea life", "shark and sea life"],
  ["moss", "moss"],
  ["gymnastics", "gymnastics"],
  ["tomatoes", "tomato"],
  ["princesses", "princess"],
  ["buses and trams", "bus and tram"],
  ["pub quizzes", "pub quiz"],
  ["knives and sharpening", "knife and sharpening"],
  ["olives", "olive"],
  ["beads and curios", "bead and curio"],
  ["good shoes and boots", "good shoe and boot"],
  ["martial arts", "martial arts"],
  ["TV series", "TV series"],
])("of %s one is a %s", (several, one) => {
  expect(makeSingular(several)).toBe(one);
});
