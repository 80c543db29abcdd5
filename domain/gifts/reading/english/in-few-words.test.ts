import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each<[string, string[], string[]]>([
  ["Reads nothing. watches rugby loud", ["rugby"], ["books"]],
  ["drinks nothing but tea", ["tea"], []],
  ["he bakes nothing, and loves chess", ["chess"], ["baking"]],
  ["already has 3 journals from church people so not that", [], ["journals from church people"]],
  ["He's swapped the pub for sea swimming at the Forty Foot and buns", ["sea swimming", "buns"], []],
  ["Only rest is her evening serial and a foot soak", ["evening serial", "foot soak"], []],
  ["has already planted a lemon tree", ["lemon tree"], []],
  ["had his watch repaired", [], ["watch"]],
  ["builds marble runs out of cardboard tubes all over the flat", ["marble runs out of cardboard tubes"], []],
  ["eats hot cheetos nonstop", ["hot cheetos"], []],
  ["loves Daniel O'Donnell esp", ["Daniel O'Donnell"], []],
  ["Recently started making marmalade of all things", ["making marmalade"], []],
  ["makes 40 boxes a day", [], []],
  ["she boxes on Tuesdays", ["boxes"], []],
  ["so proud of his first gate, plays darts", ["darts"], []],
])("what is loved, and what isn't, is told in passing: %s", (notes, likes, told) => {
  const reading = readNotes(notes);
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
  expect(reading.avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string]>([
  ["learning Swedish", "languages"],
  ["is learning Luganda to talk to his girlfriend's mum", "languages"],
  ["Kaizer Chiefs mad", "football"],
  ["fixes old transistor radios in the basement", "radios"],
  ["he carves little animals from wood", "whittling"],
  ["loves photos of the great grandkids", "grandchildren"],
  ["makes the best pepper sauce in Scarborough", "hot-sauce"],
  ["says he will ride his old Bullet to Ladakh", "motorcycles"],
  ["writes stories on wattpad", "writing"],
  ["He cycles to work in Manila traffic rain or shine", "bike-commuting"],
  ["loves scented hand cream", "hand-cream"],
  ["is into macadamia anything", "nuts"],
  ["watches westerns with me on Sundays", "westerns"],
  ["doing a welding apprenticeship", "welding"],
])("what is loved is understood: %s", (notes, interest) => {
  expect(readNotes(notes).likes.flatMap(({ interests }) => interests)).toEqual([interest]);
});

test.each<[string, string[]]>([
  ["Long bus rides, always reading", ["rides-far"]],
  ["hardly know the man", ["distant"]],
  ["Knees not great, ma is worried", ["walks-badly"]],
  ["is au pairing in Lyon", ["abroad"]],
  ["Needs to be small enough for the post", ["far-away"]],
  ["Goes back to uni for final year", []],
  ["WAEC in may, so much to learn", ["exam"]],
  ["studies for her care certificate at night after work", ["exam"]],
  ["no sleep, no hands free ever", ["never-rests"]],
  ["still out in all weathers", ["works-outdoors"]],
  ["he sits out all night in monsoon", ["works-outdoors"]],
  ["bought a shack in Footscray", ["new-home"]],
])("how they live is heard: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});
