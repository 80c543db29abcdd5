import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each<[string, string[]]>([
  ["They hike Colorado 14ers every weekend", ["hike"]],
  ["he bikes the Blue Ridge Parkway", ["bikes"]],
  ["wants to get back to pottery", ["pottery"]],
  ["a bread machine he won't shut up about, and believe it or not jigsaw puzzles", ["bread machine", "jigsaw puzzles"]],
  ["They keep a moth journal", ["moth journal"]],
  ["Runs lights for every school musical", ["Runs lights"]],
  ["They have danced ballroom every Friday since 1988", ["ballroom"]],
  ["reads everything Ali Smith puts out", ["Ali Smith"]],
  ["Mad Collingwood man and loves his caravan", ["Collingwood", "caravan"]],
  ["eats pizza anyway and suffers", ["pizza"]],
  ["does the NYT Connections and Spelling Bee in bed", ["NYT Connections"]],
])("what is loved is heard as people tell of a life: %s", (notes, words) => {
  expect(readNotes(notes).likes.map((like) => like.words)).toEqual(words);
});

test.each<[string, string[]]>([
  ["Has a good paddle, plays pickleball", ["good paddle"]],
  ["has a good job and a nice time", []],
  ["ok so last Christmas I got my wife an air fryer and I heard about it", ["air fryer"]],
  ["Last year I did a star map and she said 'cute'", ["star map"]],
  ["Takes portraits on film, a Pentax K1000 she's had since college", ["Pentax K1000"]],
  ["Has the black Docs already and a good headlamp", ["black Docs", "good headlamp"]],
  ["please nothing that reminds him of it", []],
  ["Honestly I've got nothing to go on here.", []],
  ["Her hands are too bad with arthritis for knitting now", ["knitting"]],
  ["his eyes are too weak for model ships", ["model ships"]],
  ["She misses sushi the most but that's off the table obviously.", ["sushi"]],
  ["His new girlfriend is the one who likes wine, he gets migraines from it.", ["wine"]],
  ["all about her sourdough, then got diagnosed coeliac so that's a sore point", ["gluten (coeliac)", "sourdough"]],
  ["a wheelchair user (spinal cord injury, long ago, not tragic)", []],
  ["no acting classes, grandma tried.", ["acting classes"]],
  ["she'd rather not be given plants she has to keep alive", ["plants"]],
  ["Mom's had it up to here with tanks", ["tanks"]],
])("what is there or not wanted is heard: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["NO kitchen appliances", []],
  ["We have twins, so time to herself is basically mythical.", ["twins"]],
  ["he's coming to our parents' on Christmas Eve", []],
  ["the garden is gone too", ["no-garden"]],
  ["Dad, the family grill master, turns 61", []],
])("facts are those that are told: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});
