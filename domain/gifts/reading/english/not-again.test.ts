import { expect, test } from "vitest";
import { read } from "../read.ts";

const listTold = (text: string) => read({ text }, "en").avoid.map(({ told }) => told);
const listLoved = (text: string) => read({ text }, "en").likes.flatMap(({ interests }) => interests);

test.each([
  ["nooo running stuff rn, she will cry", "running stuff"],
  ["pls dont say breakfast in bed", "breakfast in bed"],
  ["the staff have already commissioned an engraved watch", "engraved watch"],
  ["he threw out the smartwatch his sister got him", "smartwatch"],
  ["she returned the air fryer we bought", "air fryer"],
  ["she has never worn a necklace in her life", "necklace"],
  ["wants a drone and its a no from me", "a drone"],
  ["he asked for a drone, absolutely not", "a drone"],
  ["no DVDs, there's no player in the house", "DVDs"],
])("what was given, thrown out or ruled out is left out: %s", (text, told) => {
  expect(listTold(text)).toContain(told);
  expect(read({ text }, "en").likes).toEqual([]);
});

test.each([
  ["my wife has rewatched Heated Rivalry four times", "tv-series"],
  ["she has seen Hamilton five times", "musicals"],
  ["he has built three model ships", "model-ships"],
])("what was seen again and again, or built, is loved, not owned: %s", (text, interest) => {
  expect(listLoved(text)).toContain(interest);
  expect(listTold(text)).toEqual([]);
});

test.each(["hates being photographed", "had a triple bypass in February", "she just returned from the dentist"])(
  "neither loved nor owned: %s",
  (text) => {
    expect(listLoved(text)).toEqual([]);
    expect(listTold(text)).toEqual([]);
  },
);
