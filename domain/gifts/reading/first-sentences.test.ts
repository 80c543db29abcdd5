import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "./read.ts";

/** The first sentence that somebody types, for whomever it is; X is the person. */
const sentences = {
  en: {
    people: { mom: "parent", friend: "friend", coworker: "colleague", girlfriend: "spouse", teacher: "other", grandpa: "extended-family" },
    asked: [
      "gift for my X who loves fishing",
      "Looking for something for my X who loves fishing",
      "What should I get my X who loves fishing?",
      "What do you get a X who loves fishing?",
      "I have a X who loves fishing",
      "We want to thank our X who loves fishing",
      "Secret Santa for my X who likes fishing",
      "I need a present for a X who enjoys fishing",
      "Birthday gift for my X, who loves fishing, under $50",
      "Trying to find a gift for my X that loves fishing",
      "need a gift for my X. loves fishing",
      "Can you help me find a present for my X? They love fishing",
      "Help! My X loves fishing and I have no idea what to get",
      "I want to buy my X something, they love fishing",
      "shopping for my X (loves fishing)",
      "My X likes fishing. What would be a good gift?",
    ],
  },
  zh: {
    people: { 妈妈: "parent", 闺蜜: "friend", 同事: "colleague", 男朋友: "spouse", 老师: "other", 爷爷: "extended-family" },
    asked: [
      "送X什么好，喜欢钓鱼",
      "给爱钓鱼的X挑个礼物",
      "请问送给爱钓鱼的X什么礼物比较好",
      "爱钓鱼的X送什么好",
      "想送一份礼物给喜欢钓鱼的X",
      "我有一个喜欢钓鱼的X",
      "我有个X喜欢钓鱼",
      "X过生日，平时喜欢钓鱼",
      "求推荐：X，爱好钓鱼",
      "X一有空就钓鱼",
    ],
  },
  ja: {
    people: { 母: "parent", 友達: "friend", 同僚: "colleague", 彼氏: "spouse", 先生: "other", おじいちゃん: "extended-family" },
    asked: [
      "Xの誕生日に。釣りが好きです",
      "Xの誕生日に。料理が好きで、釣りもします",
      "釣りが好きなXへのプレゼント",
      "Xへのプレゼントを探しています。釣りが好きです",
      "Xに何を贈ればいいですか？釣りが趣味です",
      "釣りばかりしているXに何かあげたい",
      "Xへ。釣りが好き。",
      "Xは休みのたびに釣りに行きます",
    ],
  },
} as const satisfies Record<Locale, { people: Record<string, string>; asked: readonly string[] }>;

const rows = (["en", "zh", "ja"] as const).flatMap((locale) => sentences[locale].asked.map((asked) => [locale, asked] as const));

test.each(rows)("what X loves is heard, whoever X is (%s): %s", (locale, asked) => {
  const people = Object.keys(sentences[locale].people);
  const unheard = people.filter((person) => {
    const { likes } = read({ text: asked.replace("X", person) }, locale);
    return !likes.some(({ interests }) => interests.includes("fishing"));
  });
  expect(unheard).toEqual([]);
});

test.each([
  ["en", "gift for my X who loves fishing"],
  ["zh", "X过生日，平时喜欢钓鱼"],
  ["ja", "Xの誕生日に。釣りが好きです"],
] as const)("for whom it is is heard (%s): %s", (locale, asked) => {
  const people = Object.entries(sentences[locale].people);
  const told = people.map(([person]) => [person, read({ text: asked.replace("X", person) }, locale).fields.relationship]);
  expect(told).toEqual(people);
});

test.each([
  ["en", "My sister. She looks after her mother who loves fishing", []],
  ["en", "My sister rides with a friend who loves fishing", []],
  ["en", "My brother is 30. He lives with my uncle who loves fishing", []],
  ["zh", "我有个问题，我喜欢钓鱼，送妈妈什么好", []],
] as const)("what somebody else loves is not theirs (%s): %s", (locale, text, likes) => {
  expect(read({ text }, locale).likes.map(({ words }) => words)).toEqual(likes);
});

test.each([
  ["secret santa for a coworker i barely know", { relationship: "colleague", occasion: "christmas" }],
  ["white elephant for a coworker", { relationship: "colleague", occasion: "christmas" }],
  ["gift for a guy at work, secret santa", { relationship: "colleague", gender: "male", occasion: "christmas" }],
  ["something for someone at the office who loves tea", { relationship: "colleague" }],
  ["gift for my friend's dad", { relationship: "other", gender: "male" }],
  ["gift for my wife's parents", { relationship: "extended-family" }],
  ["my wife's 40th", { relationship: "spouse", occasion: "birthday" }],
  ["their 50th anniversary", { occasion: "anniversary" }],
  ["gift for a guy I'm seeing", { relationship: "spouse", gender: "male" }],
  ["going away present for a coworker", { relationship: "colleague", occasion: "other" }],
])("who it is for and when is heard: %s", (text, fields) => {
  expect(read({ text }, "en").fields).toMatchObject(fields);
});
