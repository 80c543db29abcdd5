import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each<[string, string[], string[]]>([
  ["My uncle loves chocolate NO he hates it. He fishes.", ["fishes"], ["chocolate"]],
  ["My dad: chocolate - no. Golf - yes.", ["Golf"], ["chocolate"]],
  ["Golf? No. Wine? Never touches it. Cycling, yes.", ["Cycling"], ["Golf", "Wine"]],
  ["Golf, no. Beer, no way. Socks? nope.", [], ["Golf", "Beer", "Socks"]],
  ["Coffee? no, tea. Perfume: no. Books: yes!", ["tea", "Books"], ["Coffee", "Perfume"]],
  ["He loves wine - not anymore, he quit.", [], ["wine"]],
  ["He likes beer, actually no he prefers cider.", ["cider"], ["beer"]],
  ["he used to love Marvel, nope, not anymore. Into woodworking", ["woodworking"], ["Marvel"]],
  ["Sister: wine? hates it. Cheese? loves it", ["Cheese"], ["wine"]],
  ["loves hiking (no, not camping)", ["hiking"], ["camping"]],
  ["Does she need anything? No. Any allergies? no. She bakes.", ["bakes"], []],
  ["He won't use a Kindle, no. She plays chess - yes!", ["chess"], ["Kindle"]],
])("what is answered with no is refused: %s", (notes, likes, told) => {
  const reading = readNotes(notes);
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
  expect(reading.avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["My brother is into coffee, wait no, tea.", ["tea"]],
  ["She collects owls, no sorry, foxes.", ["foxes"]],
  ["He's obsessed with Star Trek, I mean Star Wars.", ["Star Wars"]],
  ["He just got his commercial pilot... no wait, hot air balloon license!", ["hot air balloon"]],
  ["She likes gardening... scratch that, she just moved. Loves puzzles.", ["puzzles"]],
  ["My niece plays violin, or rather cello", ["cello"]],
  ["he's into bowling (sorry, I meant curling)", ["curling"]],
  ["loves tulips - correction, peonies", ["peonies"]],
  ["She's crafty, I mean really crafty, knits everything", ["knits"]],
])("what is put right stands for what was said before: %s", (notes, likes) => {
  const reading = readNotes(notes);
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
  expect(reading.avoid).toEqual([]);
});

test.each<[string, string[], string[]]>([
  ["Dad grills a lot. air fryer and instant pot: already owned", ["grills a lot"], ["air fryer", "instant pot"]],
  ["My sister reads constantly. Kindle - has one", ["reads"], ["Kindle"]],
  ["My brother makes pizza. Ooni (got it)", ["pizza"], ["Ooni"]],
  ["She runs. Garmin watch, owned.", ["runs"], ["Garmin watch"]],
  ["He hikes. Poles? has them", ["hikes"], ["Poles"]],
  ["Knits. needle set - already has", ["Knits"], ["needle set"]],
  ["she's a tea person. kettle? check. Teapot? got it", ["tea"], ["kettle", "Teapot"]],
  ["Plays guitar. Amp: has 2", ["guitar"], ["Amp"]],
])("what is said to be there after its name is there: %s", (notes, likes, told) => {
  const reading = readNotes(notes);
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
  expect(reading.avoid.map((avoid) => avoid.told)).toEqual(told);
});
