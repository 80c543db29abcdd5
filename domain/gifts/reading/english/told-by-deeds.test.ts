import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each([
  ["The staff have already commissioned a portrait", ["portrait"]],
  ["The kids have already arranged a cruise", ["cruise"]],
  ["We should prefer to avoid anything for the desk", ["anything for the desk"]],
  ["He has never worn a tie", ["tie"]],
  ["He's never once used a planner", ["planner"]],
  ["She has never played tennis in her life", []],
  ["He threw out the smartwatch our Karen got him because it nagged", ["smartwatch"]],
  ["She chucked out the jigsaw his sister gave her", ["jigsaw"]],
  ["Nooo candles, noooo mugs", ["candles", "mugs"]],
  ["Dont say golf because he hates it", ["golf"]],
  ["dont say a spa day she is never off", ["spa day"]],
  ["nothing with teeth on it", ["anything with teeth"]],
  ["The rabbit eats every houseplant", ["houseplant"]],
  ["Her toddler breaks every ornament", ["ornament"]],
  ["My dog eats everything", []],
  ["no phone, she's banned til half term", ["phone"]],
  ["Owns every Warhammer paint going", ["Warhammer paint"]],
  ["He wants a drone but that's a no from his mother", ["a drone"]],
  ["It is his brother Monty who is the tennis one. Rufus does not care for it at all", ["tennis"]],
  ["Her husband is into golf, she can't stand it", ["golf"]],
  ["Loves F1, can't stand Max", ["Max"]],
  ["Had a heart attack in Oct.", []],
  ["Doesn't want charity or anything that smells of it", ["charity"]],
])("what is left out: %s", (text, told) => {
  expect(read({ additionalInfo: text }, "en").avoid.map((one) => one.told)).toEqual(told);
});

test.each([
  ["He has seen Hamilton four times", ["musicals"]],
  ["She has rewatched Heated Rivalry twice", ["tv-series"]],
  ["He's a golf guy and beekeeper", ["golf", "beekeeping"]],
  ["My aunt, quilter, volunteers at the shelter", ["quilting"]],
  ["Wants to build a PC", ["pc-building"]],
  ["She took up latch hooking", ["punch-needle"]],
  ["He's an avid fly fisherman", ["fly-fishing"]],
  ["Has never touched a paint brush, and he cannot bear to see one", []],
])("what is loved: %s", (text, interests) => {
  expect(read({ additionalInfo: text }, "en").likes.flatMap((like) => like.interests)).toEqual(expect.arrayContaining(interests));
});
