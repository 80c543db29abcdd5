import { describe, expect, test } from "vitest";
import type { GiftRequest } from "#shared/gift-request.ts";
import { buildBrief } from "./brief.ts";

function createRequest(request: Partial<GiftRequest> = {}): GiftRequest {
  return { relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50", language: "en", shown: [], ...request };
}

const described = createRequest({
  interests: ["fishing", "lacemaking", "jazz"],
  personalities: ["creative", "calm"],
  additionalInfo: "cookbooks, candles",
});

describe("the same meaning gives the same seed", () => {
  test.each<[string, Partial<GiftRequest>]>([
    ["interests in another order", { interests: ["jazz", "fishing", "lacemaking"] }],
    ["other letter case", { interests: ["FISHING", "LaceMaking", "Jazz"] }],
    ["more spaces", { interests: [" fishing ", "lacemaking", "jazz  "] }],
    ["full-width letters", { interests: ["ｆｉｓｈｉｎｇ", "ｌａｃｅｍａｋｉｎｇ", "ｊａｚｚ"] }],
    ["one item instead of three", { interests: ["fishing, lacemaking and jazz"] }],
    ["personalities in another order", { personalities: ["calm", "Creative"] }],
    ["exclusions in another order", { additionalInfo: "Candles, cookbooks" }],
    ["a gender", { livingSituation: "female" }],
    ["a name", { name: "Mia" }],
  ])("%s", (_, change) => {
    const changed = buildBrief({ ...described, ...change });
    const before = buildBrief(described);

    expect(changed.seed).toBe(before.seed);
    expect(changed.interests.map(({ id }) => id)).toEqual(before.interests.map(({ id }) => id));
  });
});

describe("another meaning gives another seed", () => {
  test.each<[string, Partial<GiftRequest>]>([
    ["relationship", { relationship: "spouse" }],
    ["occasion", { occasion: "wedding" }],
    ["budget", { budget: "50-100" }],
    ["currency", { currency: "AUD" }],
    ["age", { ageRange: "65+" }],
    ["language", { language: "ja" }],
    ["interests", { interests: ["fishing"] }],
    ["personalities", { personalities: ["calm"] }],
    ["exclusions", { additionalInfo: "cookbooks" }],
    ["titles shown before", { shown: ["A kite"] }],
  ])("%s", (_, change) => {
    expect(buildBrief({ ...described, ...change }).seed).not.toBe(buildBrief(described).seed);
  });
});

describe("what somebody is or goes through is no interest", () => {
  test.each([
    ["en", ["retirement", "sailing"], ["sailing"], ["retirement"]],
    ["en", ["grieving her mother"], [], ["grieving her mother"]],
    ["en", ["my son’s teacher", "reading"], ["reading"], ["teacher"]],
    ["en", ["2 years old", "trains"], ["trains"], ["2 years old"]],
    ["en", ["Black Widow", "blind boxes", "3 years of ballet"], ["Black Widow", "blind boxes", "3 years of ballet"], []],
    ["zh", ["坐月子", "咖啡"], ["咖啡"], ["坐月子"]],
    ["zh", ["两岁"], [], ["两岁"]],
    ["zh", ["六岁女孩", "画画"], ["画画"], ["六岁女孩"]],
    ["zh", ["工作", "咖啡"], ["咖啡"], ["工作"]],
    ["ja", ["工作"], ["工作"], []],
    ["ja", ["定年退職", "山登り"], ["山登り"], ["定年退職"]],
    ["ja", ["1歳"], [], ["1歳"]],
    ["ja", ["ベビースター", "うつわ集め"], ["ベビースター", "うつわ集め"], []],
  ] as const)("%s: %j", (language, interests, kept, circumstances) => {
    const brief = buildBrief(createRequest({ language, interests: [...interests] }));

    expect(brief.interests.map(({ words }) => words)).toEqual(kept);
    expect(brief.circumstances.map(({ words }) => words)).toEqual(circumstances);
  });
});

test("an ailment in the note is minded, and is no thing to leave out", () => {
  const brief = buildBrief(createRequest({ additionalInfo: "she has arthritis and plenty of candles" }));

  expect(brief.exclusions.map(({ words }) => words)).toEqual(["candles"]);
  expect(brief.circumstances.map(({ words }) => words)).toEqual(["arthritis"]);
});

describe("what a note tells of somebody is minded, and is no thing to leave out", () => {
  test.each([
    ["en", "she just lost her mother. no candles", ["candles"], ["she just lost her mother"]],
    ["en", "newborn twins", [], ["newborn twins"]],
    ["ja", "元カレ、友達として", [], ["元カレ", "友達"]],
    ["en", "98 years old, arthritis", [], ["98 years old", "arthritis"]],
    ["en", "babies", ["babies"], []],
    ["zh", "孩子的班主任，不收贵重礼物", [], ["孩子的班主任"]],
    ["ja", "お母さんを亡くしたばかり", [], ["お母さんを亡くしたばかり"]],
  ] as const)("%s: %j", (language, additionalInfo, exclusions, circumstances) => {
    const brief = buildBrief(createRequest({ language, additionalInfo }));

    expect(brief.exclusions.map(({ words }) => words)).toEqual(exclusions);
    expect(brief.circumstances.map(({ words }) => words)).toEqual(circumstances);
  });
});

describe("the age of a child, as told in words", () => {
  test.each([
    ["en", "she turns 2"],
    ["en", "has just turned two, loves her toys"],
    ["en", "my two-year-old niece"],
    ["en", "baby"],
    ["zh", "刚满两岁"],
    ["zh", "两岁的侄子"],
    ["ja", "2歳の姪"],
    ["ja", "赤ちゃん"],
  ] as const)("%s: %j is part of the brief and nothing to leave out", (language, additionalInfo) => {
    const request = createRequest({ relationship: "extended-family", ageRange: "0-12", language });
    const brief = buildBrief({ ...request, additionalInfo });

    expect(brief.childAge?.youngest).toBeLessThan(3);
    expect(brief.exclusions.map(({ words }) => words).filter((words) => words !== "toys")).toEqual([]);
    expect(brief.seed).not.toBe(buildBrief(request).seed);
  });

  test("it tells the range where none was chosen", () => {
    const brief = buildBrief(createRequest({ relationship: "extended-family", additionalInfo: "my two-year-old niece" }));

    expect(brief.ageRange).toBe("0-12");
  });

  test("of a grown-up's child it changes nothing", () => {
    const brief = buildBrief(createRequest({ ageRange: "25-34", additionalInfo: "his 3-year-old son keeps him busy" }));

    expect([brief.ageRange, brief.childAge]).toEqual(["25-34", null]);
  });
});

test("who is called vegan or sober gets nothing else, wherever that was typed", () => {
  const brief = buildBrief(createRequest({ interests: ["hiking", "is vegan"], personalities: ["sober"] }));

  expect(brief.exclusions.map(({ words }) => words)).toEqual(["what does not go with “vegan”", "what does not go with “sober”"]);
  expect(brief.traits).toEqual([]);
});

test("who loves vegan food may love cheese, too", () => {
  expect(buildBrief(createRequest({ interests: ["vegan food", "cheese"] })).exclusions).toEqual([]);
});

test.each([
  ["autistic", null],
  ["artistc", "creative"],
  ["night owl", null],
  ["not shy", "outgoing"],
])("the personality %j is read as %j", (personality, id) => {
  const brief = buildBrief(createRequest({ personalities: [personality] }));

  expect([...brief.traits.map((trait) => trait.id), null][0]).toBe(id);
  expect(brief.interests).toEqual([]);
});

test("what was seen in earlier queries counts as shown, once", () => {
  const brief = buildBrief(createRequest({ shown: ["A kite", "A drum"] }), ["A kite", "A rope"]);

  expect(brief.shown).toEqual(["A kite", "A drum", "A rope"]);
});

test.each<[Partial<GiftRequest>, string[]]>([
  [{}, []],
  [{ language: "zh" }, ["zh"]],
  [{ currency: "CNY", budget: "200-400" }, ["zh"]],
  [{ language: "ja", currency: "CNY", budget: "200-400" }, ["zh", "ja"]],
  [{ currency: "JPY", budget: "3000-6000" }, ["ja"]],
  [{ currency: "KRW", budget: "30000-60000" }, ["ko"]],
])("language and currency %o tell whose customs decide", (change, cultures) => {
  expect([...buildBrief(createRequest(change)).cultures]).toEqual(cultures);
});

test("an interest among the personalities counts as an interest", () => {
  const brief = buildBrief(createRequest({ personalities: ["loves jazz", "calm"] }));

  expect(brief.interests.map(({ id }) => id)).toEqual(["jazz"]);
  expect(brief.traits.map(({ id }) => id)).toEqual(["calm"]);
});

test("a stated interest stays when its goods are left out", () => {
  const brief = buildBrief(createRequest({ interests: ["cooking"], additionalInfo: "has plenty of cookbooks" }));

  expect(brief.interests.map(({ id }) => id)).toEqual(["cooking"]);
  expect(brief.exclusions.map(({ words }) => words)).toEqual(["cookbooks"]);
});

test("the band of the budget comes as numbers", () => {
  const brief = buildBrief(createRequest({ budget: "over-1000" }));

  expect(brief.band).toEqual({ value: "over-1000", min: 1000, max: Infinity });
});
