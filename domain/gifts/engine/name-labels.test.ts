import { expect, test } from "vitest";
import { dropLabel, makeSingular } from "./name-labels.ts";

test.each([
  ["bike-brand", "Trek bikes", "Trek"],
  ["sport-brand", "DHS table tennis", "DHS"],
  ["kitchen-brand", "Global knives", "Global knives"],
  ["film", "Barbie movie", "Barbie"],
  ["tv-show", "Hallmark movies", "Hallmark movies"],
  ["band", "Real Estate band", "Real Estate"],
  ["language", "Italian language", "Italian"],
  ["national-team", "Argentina national football team", "Argentina"],
  ["national-team", "US men's soccer team", "US men's soccer team"],
])("the %s %s is called %s within a sentence", (kind, name, said) => {
  expect(dropLabel(kind, name, "en")).toBe(said);
});

test.each([
  ["ja", "bike-brand", "トレック 自転車", "トレック"],
  ["ja", "book", "モモ ミヒャエル・エンデ", "モモ"],
  ["ja", "book", "ぼく モグラ キツネ 馬", "ぼく モグラ キツネ 馬"],
  ["ja", "fashion-brand", "イッセイ ミヤケ", "イッセイ ミヤケ"],
  ["zh", "series", "欢乐颂 电视剧", "欢乐颂"],
] as const)("in %s the %s %s is called %s", (locale, kind, name, said) => {
  expect(dropLabel(kind, name, locale)).toBe(said);
});

test.each([
  ["roses", "rose"],
  ["butterflies", "butterfly"],
  ["wolves and foxes", "wolf and fox"],
  ["Dungeons & Dragons", "Dungeons & Dragons"],
  ["sharks and sea life", "shark and sea life"],
  ["moss", "moss"],
  ["gymnastics", "gymnastics"],
  ["tomatoes", "tomato"],
])("of %s one is a %s", (several, one) => {
  expect(makeSingular(several)).toBe(one);
});
