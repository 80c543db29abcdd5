import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AgeRange, Relationship } from "#shared/gift-options.ts";
import { readChildAge, tellsAge } from "./read-child-age.ts";

const aNiece = { relationship: "extended-family", ageRange: "0-12" } as const;

test.each([
  ["she turns 2", 2, 2],
  ["She's turning three next month", 3, 3],
  ["my 18-month-old nephew", 1.5, 1.5],
  ["18 month old", 1.5, 1.5],
  ["18 months", 1.5, 1.5],
  ["2 years old", 2, 2],
  ["two-year-old", 2, 2],
  ["2 1/2 years old", 2.5, 2.5],
  ["two-and-a-half-year-old girl", 2.5, 2.5],
  ["2½ years old", 2.5, 2.5],
  ["3yo", 3, 3],
  ["3 y/o boy", 3, 3],
  ["aged 4", 4, 4],
  ["age 5", 5, 5],
  ["age: 5", 5, 5],
  ["niece, 2, loves ducks", 2, 2],
  ["my nephew (3)", 3, 3],
  ["He is 7 and loves trains", 7, 7],
  ["he's nearly 3", 2.92, 2.92],
  ["almost 3 years old", 2.92, 2.92],
  ["her first birthday", 1, 1],
  ["3rd birthday", 3, 3],
  ["third birthday party", 3, 3],
  ["twins, 2 and 4 years old", 2, 4],
  ["newborn", 0, 0],
  ["a toddler", 1, 2],
  ["baby girl", 0, 0.9],
  ["our new baby", 0, 0],
  ["in year 3 at primary school", 7, 8],
  ["third grade", 8, 9],
  ["2nd grader", 7, 8],
  ["preschooler", 3, 4],
  ["starting school in September", 5, 6],
  ["a year old", 1, 1],
  ["a 1-year-old", 1, 1],
  ["8 weeks old", 0.15, 0.15],
  ["2 years and 3 months old", 2.25, 2.25],
  ["turns 6 months on Sunday", 0.5, 0.5],
  ["one year old", 1, 1],
  ["he will be 10", 10, 10],
  ["10-year-old who reads a lot", 10, 10],
  ["5-year-old, has a puppy", 5, 5],
  ["six years old and has a dog", 6, 6],
  ["刚满两岁", 2, 2],
  ["三岁的侄子", 3, 3],
  ["2岁半", 2.5, 2.5],
  ["两岁半", 2.5, 2.5],
  ["半岁", 0.5, 0.5],
  ["八个月大", 0.67, 0.67],
  ["8个月的宝宝", 0.67, 0.67],
  ["一周岁生日", 1, 1],
  ["周岁宴", 1, 1],
  ["快三岁了", 2.92, 2.92],
  ["十岁，喜欢恐龙", 10, 10],
  ["十二岁", 12, 12],
  ["小学三年级", 8, 9],
  ["幼儿园大班", 4, 5],
  ["宝宝", 0, 0.9],
  ["新生儿", 0, 0],
  ["兩歲", 2, 2],
  ["1岁3个月", 1.25, 1.25],
  ["满月酒", 0, 0],
  ["3到5岁", 3, 5],
  ["女儿今年五岁", 5, 5],
  ["八个月", 0.67, 0.67],
  ["2歳の姪", 2, 2],
  ["1歳半", 1.5, 1.5],
  ["赤ちゃん", 0, 0.9],
  ["2才の男の子", 2, 2],
  ["生後6か月", 0.5, 0.5],
  ["1歳3か月", 1.25, 1.25],
  ["３歳です", 3, 3],
  ["もうすぐ3歳", 2.92, 2.92],
  ["小学2年生", 7, 8],
  ["小3", 8, 9],
  ["年長さん", 5, 6],
  ["5歳児", 5, 5],
  ["一歳の誕生日", 1, 1],
  ["ハーフバースデー", 0.5, 0.5],
  ["8ヶ月の赤ちゃん", 0.67, 0.67],
  ["八歳", 8, 8],
  ["入学祝い", 6, 6],
  ["姪が来月4歳になります", 4, 4],
  ["6歳、犬を飼っている", 6, 6],
  ["her brother is 8 and she is 3", 3, 3],
  ["turns 5, has a 1-year-old brother", 5, 5],
  ["5岁，有个一岁的弟弟", 5, 5],
  ["4歳、1歳の妹がいる", 4, 4],
])("%j is an age from %d to %d", (words, youngest, oldest) => {
  const age = readChildAge([words], aNiece);

  expect(age?.youngest).toBeCloseTo(youngest, 2);
  expect(age?.oldest).toBeCloseTo(oldest, 2);
});

test.each([
  "2 cats",
  "for 3 years",
  "has played piano for 3 years",
  "has 2 kids",
  "turns 60",
  "3 years of ballet",
  "dancing since she was 3",
  "since age 3",
  "2-year-old dog",
  "her dog is 3",
  "a 3-month-old puppy",
  "Frozen 2",
  "Toy Story 3",
  "3 months ago",
  "moved 2 years ago",
  "grade 3 piano",
  "size 5 years",
  "likes 2 sugars",
  "one of a kind",
  "she is one of the best",
  "baby animals",
  "loves baby dolls",
  "kindergarten teacher",
  "reads like a 10-year-old",
  "as mature as a 10 year old",
  "her brother is 8",
  "his little sister, 4",
  "has a 1-year-old brother",
  "she is 1.2 m tall",
  "room 3",
  "older by 2 years",
  "only 2 left",
  "year 2000",
  "turns 12 pages",
  "turns 3 colours",
  "her birthday is 3 May",
  "学琴三年",
  "三岁开始学琴",
  "从五岁起",
  "比她大两岁",
  "养了两只猫",
  "两岁的狗",
  "狗今年三岁",
  "弟弟才一岁",
  "有个两岁的妹妹",
  "三个月前",
  "学了三个月",
  "3个苹果",
  "六十岁",
  "二十三岁",
  "3歳から習っている",
  "3歳の頃",
  "2歳上の兄",
  "犬は3歳",
  "3歳の犬",
  "猫2匹",
  "三か月前",
  "30歳",
  "2年間",
  "二回",
  "1年",
  "3人家族",
  "適合3岁以上",
])("%j is no age of the child", (words) => {
  expect(readChildAge([words], aNiece)).toBeNull();
});

describe("without a range", () => {
  test.each<[string, Relationship, boolean]>([
    ["his 3-year-old son keeps him busy", "friend", false],
    ["my 18-month-old nephew", "extended-family", true],
    ["she turns 2", "friend", true],
    ["she turns 2", "spouse", false],
    ["has a 2-year-old", "friend", false],
    ["2-year-old daughter", "child", true],
    ["her 2-year-old", "child", false],
    ["刚满两岁", "extended-family", true],
    ["三岁的侄子", "extended-family", true],
    ["她有个三岁的儿子", "friend", false],
    ["三岁的儿子", "friend", false],
    ["三岁的儿子", "child", true],
    ["2歳の姪", "extended-family", true],
    ["2歳の娘がいる", "friend", false],
    ["2歳の娘", "friend", false],
    ["2歳の娘", "child", true],
    ["3-year-old", "colleague", false],
    ["newborn", "friend", false],
    ["married 5 years", "friend", false],
    ["toddler", "child", false],
    ["my granddaughter is 4", "extended-family", true],
    ["for my 4-year-old niece", "extended-family", true],
  ])("%j of a %s is read: %s", (words, relationship, isRead) => {
    expect(readChildAge([words], { relationship, ageRange: null }) !== null).toBe(isRead);
  });
});

test.each<AgeRange>(["13-17", "25-34", "65+"])("at %s no child is meant", (ageRange) => {
  expect(readChildAge(["she turns 2", "刚满两岁", "2歳の姪"], { relationship: "friend", ageRange })).toBeNull();
});

test("a brother of two is the person where the gift is for a brother", () => {
  expect(readChildAge(["little brother, 2"], { relationship: "sibling", ageRange: "0-12" })?.youngest).toBe(2);
});

test("of several children the youngest decides, and no more than three years on", () => {
  expect(readChildAge(["2 and 9 years old"], aNiece)).toEqual({ youngest: 2, oldest: 5 });
});

test("an age in figures counts before a word for a stage", () => {
  expect(readChildAge(["a toddler", "2歳半"], aNiece)).toEqual({ youngest: 2.5, oldest: 2.5 });
});

test.each(["98 years old", "2 years old", "刚满两岁", "1歳", "my 18-month-old nephew"])("%j tells somebody's age", (words) => {
  expect(tellsAge(words)).toBe(true);
});

test("whatever is typed is read in no time", () => {
  const piece = fc.constantFrom(
    "2 ",
    "years ",
    "old ",
    "岁",
    "歳",
    "和",
    "1, ",
    "and ",
    "(",
    "\n",
    "is ",
    "the ",
    "dog ",
    "二",
    "-",
    "今年",
  );
  const startedAt = performance.now();

  fc.assert(
    fc.property(fc.array(piece, { maxLength: 600 }), (pieces) => {
      const age = readChildAge([pieces.join("")], aNiece);

      expect(age === null || age.youngest <= age.oldest).toBe(true);
    }),
    { numRuns: 60 },
  );
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
