import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each<[string, string[], string[]]>([
  ["My dad has an HO train layout in the basement", ["model-trains"], ["HO train layout"]],
  ["She has a loom in the spare room", ["weaving"], ["loom"]],
  ["He has a lathe in the garage", ["woodturning"], ["lathe"]],
  ["has a telescope in the yard", ["astronomy"], ["telescope"]],
  ["He has a sailboat on Lake Erie", ["sailing"], ["sailboat"]],
  ["she has a darkroom in her closet", ["photography-film"], ["darkroom"]],
  ["she has a sourdough starter named Bob", ["sourdough"], ["sourdough starter"]],
  ["has a pottery wheel in the garage", ["pottery-wheel"], ["pottery wheel"]],
  ["has a whole wall of board games", ["board-games"], ["board games"]],
  ["her apartment has tons of succulents", ["succulents"], ["succulents"]],
  ["he has way too many records", ["vinyl"], ["records"]],
  ["has too many mugs", [], ["mugs"]],
  ["has tons of puzzles that he never does", [], ["puzzles"]],
  ["Her kids have tons of lego", [], ["lego"]],
  ["we have a lot of plants", [], ["plants"]],
  ["He already has a loom", [], ["loom"]],
  ["already has lots of puzzles", [], ["puzzles"]],
  ["has a mug in the shape of a cat", [], ["mug"]],
])("who has what a pastime needs goes in for it: %s", (additionalInfo, interests, told) => {
  const { likes, avoid } = read({ additionalInfo }, "en");
  expect(likes.flatMap((like) => like.interests)).toEqual(interests);
  expect(avoid.map((entry) => entry.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["nothing he has to charge", ["anything he has to charge"]],
  ["nothing she has to plug in or charge, she loves knitting", ["anything she has to plug in", "anything she has to charge"]],
  ["nothing she'd have to dust", ["anything she'd have to dust"]],
  ["nothing I have to wrap, he's 3 hours away", ["anything I have to wrap"]],
  ["nothing he needs to learn an app for", ["anything he needs to learn an app for"]],
  ["no gifts that need batteries", ["anything that needs batteries"]],
  ["no toys that make noise", ["anything that makes noise"]],
  ["no stuff with logos", ["anything with logos"]],
  ["he has nothing he needs to prove", []],
  ["nothing she wants is under 100", []],
])("what would have to be done with it is ruled out: %s", (additionalInfo, told) => {
  expect(read({ additionalInfo }, "en").avoid.map((entry) => entry.told)).toEqual(told);
});
