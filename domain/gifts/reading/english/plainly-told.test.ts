import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["He spends every morning watching the birds in his backyard", ["birdwatching"]],
  ["He spends all his time in the garage fixing old radios", ["radios"]],
  ["He spends every evening reading in his chair", ["reading"]],
  ["She spends every weekend at the lake", ["nature"]],
  ["She's going to travel around the US in an RV with her husband", ["camper-vans", "motorhomes"]],
  ["My husband runs marathons and is training for Berlin", ["marathon"]],
  ["They love D&D and just started running their first campaign", ["dungeons-and-dragons"]],
  ["She just started running", ["running"]],
  ["He never misses a Formula 1 race", ["formula-1"]],
  ["My roommate stays up late playing Zelda", ["video-games"]],
  ["My teenage son skateboards", ["skateboarding"]],
  ["My grandson builds with Lego all day", ["lego"]],
  ["She never misses a birthday", []],
  ["Loves space and building things", ["space", "inventing"]],
  ["He's never owned anything nice for work", []],
  ["She takes up golf", ["golf"]],
  ["Nothing that takes up space", []],
])("what is loved is heard where it is said most plainly: %s", (notes, interests) => {
  expect(readNotes(notes).likes.flatMap((like) => like.interests)).toEqual(interests);
});

test.each([
  ["moving to Chicago for his first office job", ["new-job", "moving", "sits-all-day"]],
  ["She doesn't want anything that smells strong", []],
  ["She doesn't want anything that takes up space", ["no-more-stuff", "has-everything"]],
])("a life is heard as it is told, and no more: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});
