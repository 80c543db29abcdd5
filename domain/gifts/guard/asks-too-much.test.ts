import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { buildRequest } from "#tests/support/gift-requests.ts";
import { makeBrief } from "../gift-engine.ts";
import { asksTooMuch } from "./asks-too-much.ts";
import { readAsks } from "./asks.ts";

const judge = (additionalInfo: string, asks: string[], language: "en" | "zh" | "ja" = "en") =>
  asksTooMuch(readAsks(asks), makeBrief({ request: buildRequest({ additionalInfo, language }), alreadySeen: [] }));

test.each<[string, string]>([
  ["can only use one hand", "steady-hands"],
  ["is deaf", "hearing"],
  ["is blind", "reading"],
  ["has epilepsy", "flashing"],
  ["has a pacemaker", "electric-current"],
  ["uses a wheelchair", "walking"],
  ["is seven months pregnant", "raw-food"],
  ["the cat eats plants", "plant"],
  ["our dog died last week", "animals"],
  ["scared of heights", "height"],
  ["can't swim", "deep-water"],
  ["can't fly", "flight"],
  ["she's vegan", "leather"],
  ["he's Muslim", "pork"],
  ["two years sober", "alcohol"],
  ["allergic to nuts", "nuts"],
])("of somebody of whom it is said '%s' a gift asks too much by its %s", (notes, ask) => {
  expect(judge(notes, [ask])).toBe(true);
});

test.each<[string, string]>([
  ["is deaf", "seeing"],
  ["the cat eats plants", "breakable"],
  ["has three bottles of whisky already", "alcohol"],
  ["has dementia and loves chess", "memory"],
  ["he is 8 years old", "small-parts"],
  ["loves gardening", "garden"],
])("of somebody of whom it is said '%s' nothing is too much about its %s", (notes, ask) => {
  expect(judge(notes, [ask])).toBe(false);
});

test("small parts are nothing for the smallest", () => {
  expect(asksTooMuch(["small-parts"], createBrief({ age: { youngest: 1.5, oldest: 1.5 } }))).toBe(true);
  expect(asksTooMuch(["small-parts"], createBrief({ age: { youngest: 8, oldest: 8 } }))).toBe(false);
});

test.each([[null], [{ hearing: true }], [["telepathy", 3, null]], [""]])(
  "what a model says in another form, %j, is passed over",
  (said) => {
    expect(readAsks(said)).toEqual([]);
  },
);

test("a list in words is read as well", () => {
  expect(readAsks("hearing, steady-hands")).toEqual(["hearing", "steady-hands"]);
});
