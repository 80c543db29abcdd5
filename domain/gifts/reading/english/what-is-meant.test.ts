import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["She has Radio 4 on from morning till night", ["Radio 4"]],
  ["wouldn't miss The Archers", ["The Archers"]],
  ["she and her sister are hooked on Hallmark movies", ["Hallmark movies"]],
  ["has two pugs, frank and beans", ["pugs"]],
  ["She has a Pomeranian named Biscuit", ["Pomeranian"]],
  ["when she's sad she eats hot cheetos in bed", ["hot cheetos"]],
  ["plays a bit of clarinet", ["clarinet"]],
  ["grows the most beautiful sweet peas", ["sweet peas"]],
  ["watches the goldfinches and nuthatches", ["goldfinches", "nuthatches"]],
  ["he loves chooks", ["chooks"]],
  ["he turns bowls every day", ["turns bowls"]],
  ["plays in a softball beer league", ["softball beer league"]],
  ["she's a love island girlie", ["love island"]],
  ["Grew up at the drag strip. Loves tea", ["drag strip", "tea"]],
])("what is loved is heard, and told without what stands around it: %s", (notes, likes) => {
  expect(readNotes(notes).likes.map(({ words }) => words)).toEqual(likes);
});

test.each([
  "hasn't had a hot meal or a shower over 3 min",
  "the whole warehouse is doing a card",
  "reads lips",
  "English is fine he reads both",
  "eyesight fine",
  "She is vegetarian but eats eggs",
  "all found dead",
  "the man is a zombie",
  "has a Bernina she worships",
  "The office whip round came to 60 quid",
  "films the buttons",
])("how somebody lives, and a turn of speech, is no liking: %s", (notes) => {
  expect(readNotes(notes).likes).toEqual([]);
});

test.each([
  ["smokes a brisket every Sunday on his Traeger", ["Traeger"]],
  ["Itchy clothes are a no", ["Itchy clothes"]],
  ["not cadburys, the proper stuff", ["cadburys"]],
  ["has made her peace with it", []],
  ["snapped her collarbone coming off her board", []],
  ["he is coming off antidepressants", ["antidepressants"]],
  ["has two pugs, frank and beans", []],
])("what is refused or there already is told, and nothing besides: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["hanging up her coat after 31 years", ["retirement"]],
  ["my wife had our daughter 5 weeks ago", ["newborn"]],
  ["7 months pregnant, technically first mothers day", ["pregnant"]],
  ["she didn't get a ticket home for the holidays", ["homesick"]],
  ["Lives out of a converted HiAce", ["lives-in-vehicle"]],
  ["Mum and Dad sold up and are doing the lap round Oz in a 17 foot caravan", ["retirement", "lives-in-vehicle"]],
  ["his room is 8m2", ["small-home"]],
  ["can't sleep in daylight to save his life", ["sleeps-badly"]],
  ["Shed is unheated!", ["feels-cold"]],
  ["weak left knee", ["walks-badly"]],
  ["hearing not so good", ["hard-of-hearing"]],
  ["snapped her collarbone in October", ["one-hand"]],
])("a state of life is heard as it is said: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});

test("who asks for experiences only wants an experience", () => {
  expect(readNotes("no more things, experiences only").wishes.map(({ wish }) => wish)).toContain("experience");
});
