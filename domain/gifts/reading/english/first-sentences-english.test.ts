import { describe, expect, test } from "vitest";
import { read } from "../read.ts";

const readEnglish = (text: string) => read({ text }, "en");
const cross = (frames: readonly string[], values: readonly string[]) =>
  values.flatMap((value) => frames.map((frame) => [frame.replace("X", value)] as const));

describe("what may be spent", () => {
  const around = ["gift for my sister who loves hiking, X", "my sister likes hiking. X", "sister, hiking, X"];
  const dollars =
    "$50|50$|50 bucks|fifty bucks|fifty dollars|under $50|~$40|$40ish|budget 50|budget: 50|budget is 50|my budget is about 50|50 budget|max 40|40 max|40 tops|up to 40|under 50|no more than 50|< 50|sub $50|around 50|about 50|between 30 and 50|30 to 50|30-50|40ish|50usd|USD 50|$30-50|30-50 dollars|can spend 50|looking to spend 50|limit is 50|price range 30-50|50 or less|$50 each|$50 per person";

  test.each(cross(around, dollars.split("|")))("%s", (text) => {
    const { fields, likes } = readEnglish(text);
    expect([fields.currency, fields.budget, fields.age]).toEqual(["USD", "25-50", undefined]);
    expect(likes.map(({ interests }) => interests[0])).toEqual(["hiking"]);
  });

  test.each([
    ["a couple hundred dollars", "USD", "100-250"],
    ["a couple hundred", "USD", "100-250"],
    ["a hundred bucks", "USD", "50-100"],
    ["no more than $100", "USD", "50-100"],
    ["$150+", "USD", "100-250"],
    ["a grand", "USD", "500-1000"],
    ["50 canadian", "CAD", "25-50"],
    ["$50 CAD", "CAD", "25-50"],
    ["AU$50", "AUD", "25-50"],
    ["¥5000", "JPY", "3000-6000"],
    ["30€", "EUR", "20-40"],
  ])("%s is told in its currency", (money, currency, budget) => {
    const { fields, likes } = readEnglish(`gift for my sister who loves hiking, ${money}`);
    expect(fields).toMatchObject({ currency, budget });
    expect(likes).toHaveLength(1);
  });

  test.each([
    "my sister is around 50, loves hiking",
    "my sister, around 50, loves hiking",
    "my sister, 30-35, loves hiking",
    "sister under 30, likes hiking",
    "my sister goes hiking about 50 times a year",
    "hiking with my sister for 30 years, married 25",
    "my son Max 10, loves lego",
    "kids aged 8 to 12, love lego",
  ])("what is counted is no money: %s", (text) => {
    expect(readEnglish(text).fields.budget).toBeUndefined();
  });

  test("an age may be the same figure as the budget, and 'money is no object' leaves nothing out", () => {
    expect(readEnglish("my sister turning 30, likes hiking, $20-$30").fields).toMatchObject({ ageRange: "25-34", budget: "25-50" });
    expect(readEnglish("gift for my sister, money is no object").avoid).toEqual([]);
  });
});

describe("for whom it is", () => {
  const people = {
    "extended-family": ["my girlfriend's mom", "my boyfriend's sister", "my sister's baby", "my godmother"],
    spouse: ["my fiancé", "my fiancée", "my SO", "the wife", "my better half", "my girlfreind"],
    colleague: ["my team", "my employee", "a male coworker", "my collegue"],
    friend: ["a guy friend", "a female friend", "my bridesmaids", "my maid of honor", "my bestfriend"],
    other: ["my friend's son", "my best friend's daughter", "my crush", "my ex", "my sister's dog", "my mail carrier", "my UPS driver"],
    parent: ["my old man"],
    sibling: ["my borther", "my baby brother"],
  };
  const frames = ["gift for X", "gift for X who loves hiking", "what to get X for christmas", "need a birthday present for X, under $50"];
  const rows = Object.entries(people).flatMap(([relationship, all]) => cross(frames, all).map((text) => [text[0], relationship] as const));

  test.each(rows)("%s", (text, relationship) => {
    expect(readEnglish(text).fields.relationship).toBe(relationship);
  });

  test.each([
    ["gift for a 10 year old boy", "male"],
    ["12 year old girl loves horses", "female"],
    ["boy, 8, likes fishing", "male"],
    ["a female friend, likes hiking", "female"],
    ["a friend who loves girl groups", undefined],
    ["gift for a friend who collects Iron Man figures", undefined],
  ])("whether it is a man or a woman: %s", (text, gender) => {
    expect(readEnglish(text).fields.gender).toBe(gender);
  });

  test("what they love is heard", () => {
    const texts = ["the wife loves hiking", "my crush loves hiking", "my bridesmaids love hiking", "my SO loves hiking"];
    expect(texts.map((text) => readEnglish(text).likes[0]?.interests[0])).toEqual(texts.map(() => "hiking"));
  });
});
