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

describe("for what day it is", () => {
  const days = {
    birthday: ["b-day", "the big 3-0"],
    christmas: ["the holidays", "white elephant"],
    valentines: ["vday", "v-day"],
    wedding: ["bachelorette party"],
    graduation: ["grad gift"],
    "mothers-day": ["Mother's Day"],
    "just-because": ["just because", "no special occasion"],
    other: [
      "last day at work",
      "baptism",
      "first communion",
      "bat mitzvah",
      "apology",
      "hostess gift",
      "Boss's Day",
      "new job",
      "sympathy",
    ],
  };
  const frames = ["X, gift for my sister who loves hiking", "my sister, loves hiking. X", "gift for my sister who loves hiking - X"];
  const rows = Object.entries(days).flatMap(([occasion, said]) => cross(frames, said).map((text) => [text[0], occasion] as const));

  test.each(rows)("%s", (text, occasion) => {
    const { fields, likes } = readEnglish(text);
    expect([fields.occasion, fields.relationship]).toEqual([occasion, "sibling"]);
    expect(likes.map(({ interests }) => interests[0])).toEqual(["hiking"]);
  });

  test.each([
    ["my boss is leaving the company, he golfs", "other"],
    ["my friend just had a baby", "other"],
    ["my niece's sweet 16", "birthday"],
    ["my grandparents 50th wedding anniversary", "anniversary"],
    ["need to apologize to my wife", "other"],
    ["thanks for watching our dog, for my neighbor", "other"],
    ["my sister just bought a house", "housewarming"],
    ["Mother's Day gift for my sister", "mothers-day"],
  ])("as it is told: %s", (text, occasion) => {
    expect(readEnglish(text).fields.occasion).toBe(occasion);
  });
});

describe("how old they are", () => {
  const ages = {
    5: ["my nephew's 5th birthday", "my nephew's fifth birthday"],
    8: ["my nephews 8th bday"],
    16: ["my niece's sweet 16"],
    30: ["my wife's thirtieth birthday", "sister, 30, cat lady"],
    40: ["my 40 y.o. sister", "my 40ish sister"],
    62: ["my mom, 62F", "my mom (62)"],
    70: ["my 70 year young neighbor"],
  };
  const rows = Object.entries(ages).flatMap(([years, all]) =>
    cross(["gift for X", "present ideas for X, $50 budget"], all).map((text) => [text[0], Number(years)] as const),
  );

  test.each(rows)("%s", (text, years) => {
    expect(readEnglish(text).fields.age).toEqual({ youngest: years, oldest: years });
  });

  test.each([
    ["my sister, mid 40s", "35-49"],
    ["my tween niece", "0-12"],
    ["my college-aged niece", "18-24"],
    ["a toddler", "0-12"],
    ["a newborn", "0-12"],
    ["my sister who loves late 60s rock", undefined],
    ["my sister, mom of a toddler", undefined],
  ])("about how old: gift for %s", (person, ageRange) => {
    expect(readEnglish(`gift for ${person}`).fields.ageRange).toBe(ageRange);
  });
});

test.each([
  ["a huge Lions fan at work, birthday, 30 bucks", "club:Detroit Lions"],
  ["gift for a coffee lover at the office", "coffee"],
])("who is called by what they love is a colleague who loves it: %s", (text, loved) => {
  const { fields, likes } = readEnglish(text);
  expect(fields.relationship).toBe("colleague");
  expect(likes.flatMap(({ name, interests }) => [name?.id, ...interests])).toContain(loved);
});
