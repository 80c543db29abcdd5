import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["Laptop's sorted.", ["Laptop"]],
  ["Levi's are sorted", ["Levi's"]],
  ["she's sorted", []],
  ["slime is BANNED after the carpet thing", ["slime"]],
  ["anything that makes noise will be going straight back to you", ["anything that makes noise"]],
  ["anything pink goes right in the trash", ["anything pink"]],
  ["she came straight back from work", []],
  ["she says she never wants to see a tray bake again", ["tray bake"]],
  ["never wants to see another casserole", ["casserole"]],
  ["likes tea and doing nothing in the garden", []],
  ["He has Swarovski binoculars, so please nothing in that direction", ["Swarovski binoculars"]],
  ["He's been hitting the drink a bit", ["alcohol (hitting the drink)"]],
  ["drinks too much coffee", []],
  ["drinks way too much Celsius", []],
  ["has just bought a drill", ["drill"]],
  ["she has bought a kayak", ["kayak"]],
  ["every kitchen gadget on earth is in that house already", ["kitchen gadget"]],
  ["no garden gnomes", ["garden gnomes"]],
  ["no unpainted minis, he has a pile of shame", ["unpainted minis"]],
  ["arthritis put a stop to her knitting", ["knitting"]],
  ["no coffee until midnight", ["coffee"]],
])("what is refused, owned or lost is told as it was meant: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["he is climbing the walls", []],
  ["loves climbing walls", ["climbing walls"]],
  ["it's practically a religion", []],
  ["rings the church bells every Sunday", []],
  ["Food tastes like pennies", []],
  ["Holiday tip is separate", []],
  ["walks our two dogs, Phoenix heat and all", ["dogs"]],
  ["Bri just moved to Chicago, first winter ever. She's into soup", ["soup"]],
  ["moved into a one bedder with a camp chair and a telly. Teaching himself to cook", ["cook"]],
  ["still has every Cardinals game on the radio", ["Cardinals game on the radio"]],
  ["What got her thru was Bake Off and doing jigsaws", ["Bake Off", "jigsaws"]],
  ["hates washing up, Football Manager till 3am", ["Football Manager"]],
  ["has no garden", []],
])("how one speaks is no liking, and what is loved is heard: %s", (notes, likes) => {
  expect(readNotes(notes).likes.map(({ words }) => words)).toEqual(likes);
});
