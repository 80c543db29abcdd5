import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each<[string, string[]]>([
  ["He's a railroad man through and through, quiet guy", ["railroad"]],
  ["Mom is a total bookworm", ["bookworm"]],
  ["my husband is a tea person", ["tea"]],
  ["She's a plant mom with like 50 plants", ["plant"]],
  ["He's been painting miniatures for thirty years", ["miniatures"]],
  ["plays a little piano, self taught, up at 3am", ["piano"]],
  ["she's a huge Outlander fan and walks 5 miles a day", ["Outlander", "walks"]],
  ["fixes up old motorcycles, roasts his own coffee beans", ["old motorcycles", "coffee beans"]],
  ["everything is Lululemon, favorite is One Piece", ["Lululemon", "One Piece"]],
  ["avid bowler, always craving spicy food", ["bowler", "spicy food"]],
  ["We don't know much. We know: loves dinosaurs", ["dinosaurs"]],
  ["He eats like a horse and is a night owl, Vietnam vet", []],
  ["has to walk every day now, does his own shopping", []],
  ["collecting for something small, his beagle rides along", []],
  ["He games, lifts weights and hunts", ["games", "lifts weights", "hunts"]],
  ["took up pickleball after her knee surgery, learning Italian for a trip to Sicily", ["pickleball", "Italian"]],
  ["plays every Sunday", []],
  ["they still go out dancing on Saturdays", ["dancing"]],
  ["He likes to grill, watch the Cowboys and smoke ribs", ["grill", "Cowboys", "smoke ribs"]],
  ["She likes to read, bake and watch Bridgerton", ["read", "bake", "Bridgerton"]],
  ["she crochets little animals, knits hats for preemies", ["crochets", "knits"]],
  ["he draws dragons and whittles birds", ["draws", "dragons", "whittles"]],
  ["Aunt Linda, 60s, quilter, breast cancer survivor", ["quilter"]],
  ["runs a small bakery, tires easily, no furniture yet", []],
  ["wants to finally learn Greek before a trip to Crete", ["Greek"]],
  ["she's Korean, loves baking", ["baking"]],
  ["they're a Spanish family and love hiking", ["hiking"]],
  ["dad is German, he brews beer", ["brews beer"]],
  ["she speaks Korean and is learning French", ["French", "Korean"]],
  ["her favorite language is Italian", ["Italian"]],
  ["he loves vintage watches", ["vintage watches"]],
  ["My ex husband, turning 50, sailing, jazz guitar, gluten free", ["sailing", "jazz guitar"]],
  ["she's allergic to latex, coffee snob", ["coffee"]],
  ["watches Wheel of Fortune at 7 sharp", ["Wheel of Fortune"]],
  ["into true crime podcasts and iced coffee, teen boys at home", ["true crime podcasts", "iced coffee"]],
  ["beats everyone at gin rummy", ["gin rummy"]],
  ["gift for my sister, tea, jazz", ["tea", "jazz"]],
  ["Cole Porter around the house all day, HO scale trains in the basement", ["Cole Porter", "HO scale trains"]],
  ["she's a homebody: puzzles, British baking shows, her two cats", ["puzzles", "British baking shows", "cats"]],
  ["loves her slow cooker, bad sciatica, minimalist house", ["slow cooker"]],
  ["big Fox News guy, hunts deer", ["Fox News", "hunts deer"]],
  ["They moved from Lyon to Berlin in May, lives on the third floor", []],
  ["moved on from crochet to knitting, lives on black coffee", ["knitting", "black coffee"]],
  ["likes to go climbing, always giving to others", ["climbing"]],
  ["for god's sake no drums, thank god for that", []],
  ["can't find Tunnock's wafers anywhere over there", ["Tunnock's wafers"]],
  ["gets her lashes done, loves Dodgers games", ["Dodgers games"]],
  ["Buddhist, goes home every game, he is ski instructor in Tirol", []],
  ["my nephew makes 12 years in June", []],
])("what is loved is told in many ways: %s", (notes, likes) => {
  expect(read({ additionalInfo: notes }, "en").likes.map(({ words }) => words)).toEqual(likes);
});

test.each([
  ["my uncle is two years sober", {}],
  ["dad is turning the big six-oh", { age: { youngest: 60, oldest: 60 } }],
  ["grandson 8, loves mud", { age: { youngest: 8, oldest: 8 } }],
  ["Son's 20th, plays bass", { age: { youngest: 20, oldest: 20 } }],
  ["College freshman, homesick", { age: { youngest: 18, oldest: 22 } }],
])("an age that is told sideways is read, and no other years: %s", (text, { age }: { age?: object }) => {
  expect(read({ text }, "en").fields.age).toEqual(age);
});

test.each([
  ["thank you for my daughters kindergarten teacher", "other"],
  ["from my 9 yr old twins to their stepmom", "parent"],
  ["my daughter's boyfriend, he plays D&D", "extended-family"],
  ["my boss's wife, hosting us for dinner", "other"],
  ["My ex husband, still friends", "other"],
  ["14 y/o nephew, into theater", "extended-family"],
  ["He retired and is driving my mom crazy", undefined],
])("whom it is for is not who gives it: %s", (text, relationship) => {
  expect(read({ text }, "en").fields.relationship).toBe(relationship);
});

test("where somebody lives is a part of their life, and no journey that they want", () => {
  const { likes } = read({ text: "Aunt Carol raises alpacas in Vermont. My uncle is from Ohio" }, "en");

  expect(likes.map(({ words, strength }) => [words, strength])).toEqual([
    ["alpacas", "stated"],
    ["Vermont", "affinity"],
  ]);
});

test.each(["daughter's kid, parents not supportive so subtle", "just bought her first condo", "she can't do stairs"])(
  "what somebody goes through is nothing to leave out: %s",
  (text) => {
    expect(read({ text }, "en").avoid).toEqual([]);
  },
);

test.each([
  ["Red-green colorblind. Vinyl he thinks is a scam haha", ["Vinyl"]],
  ["Any tea I bring is wrong (she's particular)", ["tea"]],
])("what somebody thinks little of is left out: %s", (text, told) => {
  expect(read({ text }, "en").avoid.map((avoid) => avoid.told)).toEqual(told);
});

test("a newspaper called the Mail sends nothing", () => {
  expect(read({ text: "Does the quick crossword in the Mail" }, "en").facts).toEqual([]);
});

test("a pet's name is nobody else's", () => {
  expect(read({ text: "my partner, ginger cat named Biscuit" }, "en").fields.name).toBeUndefined();
});

test.each([
  ["gardening and travel", ["gardening", "travel"]],
  ["travel and gardening", ["travel", "gardening"]],
  ["wine, gardening and travel", ["wine", "gardening", "travel"]],
  ["loves to cook and travel", ["cook", "travel"]],
])("travel is a pastime in a bare list, and a verb after others: %s", (notes, likes) => {
  expect(read({ text: notes }, "en").likes.map(({ words }) => words)).toEqual(likes);
});
