import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["FIL already has a Blackstone and a Weber. And tongs, and aprons with jokes.", ["Blackstone", "Weber", "tongs", "aprons"], []],
  ["He makes coffee on Sundays so he has all of that (jebena, cups, everything)", ["jebena", "cups"], ["coffee"]],
  ["He has (we counted) 96 mugs", ["mugs"], []],
  ["The couch, bed and TV are taken care of by her grandparents", ["couch", "bed", "TV"], []],
  ["the tank is brand new", ["tank"], []],
  ["she owns all six novels, no more of those novels", ["novels"], []],
  ["her stash of yarn is a fire hazard", ["yarn"], []],
  ["everyone's given baby stuff", ["baby stuff"], []],
  ["she already bought herself a glucose monitor", ["glucose monitor"], []],
  ["already gifted silver coin every year", ["silver coin"], []],
  ["we already own a telescope, a good one", ["telescope"], []],
  ["has a good grinder and the Blue Jays", ["good grinder"], ["Blue Jays"]],
])("what there is already is told in full: %s", (notes, told, likes) => {
  const reading = readNotes(notes);
  expect(reading.avoid.map((avoid) => avoid.told)).toEqual(told);
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
});

test.each([
  ["no clocks or watches", ["clocks", "watches"]],
  ["not a spa day either", ["spa day"]],
  ["not a baby shower gift", ["baby"]],
  ["not a good day", []],
  ["she is not ready for another dog", ["dog"]],
  ["nothing to do with revision", ["anything to do with revision"]],
  ["NOT ONE MORE CANDLE", ["CANDLE"]],
  ["can't ship liquids or loose batteries", ["liquids", "loose batteries"]],
  ["thin walls, a drum set is impossible", ["drum set"]],
  ["craving sushi which she can't have", ["sushi"]],
  ["smells make her puke", ["smells"]],
  ["he won't get back on", []],
  ["something that reminds him of home", []],
])("a refusal is heard as it is said: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["she was a trivia night, spicy ramen, Real Housewives girl", ["trivia night", "spicy ramen", "Real Housewives"]],
  ["always loses his keys. And once the car. Loves chess", ["chess"]],
  ["makes her own kimchi w/o fish sauce", ["kimchi"]],
  ["paints Warhammer", ["Warhammer"]],
  ["loves a well made burrito", ["well made burrito"]],
  ["loves watching the birds in the garden", ["birds"]],
  ["31 years driving the number 42 bus", []],
  ["Buffalo born and raised", []],
  ["knows every class of train (W, B, D)", ["train"]],
  ["showed up with one hoodie", []],
  ["used to make all the cakes", ["cakes"]],
  ["has gone mad on podcasts", ["podcasts"]],
  ["now it's espresso all day", ["espresso"]],
  ["he plays for a league downtown", []],
  ["needs something to do with his hands", []],
  ["graduates from community college", []],
  ["for Elaine, Long Island", []],
  ["lives in a Queens studio", []],
  ["loves having her hair & nails done", ["having her hair & nails done"]],
])("what is loved is taken as it is said: %s", (notes, likes) => {
  expect(readNotes(notes).likes.map(({ words }) => words)).toEqual(likes);
});

test("something for busy hands is no wish for an outing", () => {
  expect(readNotes("needs something to do with his hands").wishes).toEqual([]);
});
