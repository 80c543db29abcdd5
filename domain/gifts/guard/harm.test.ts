import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { createSuggestion } from "#tests/support/create-suggestion.ts";
import type { FactId } from "../knowledge/facts.ts";
import type { Fact } from "../reading/reading.ts";
import { isHarmful } from "./harm.ts";

const stated = (fact: FactId, field: Fact["field"] = "additionalInfo"): Fact => ({
  fact,
  id: `facts:${fact}`,
  words: fact,
  field,
  item: 0,
  from: 0,
  to: 0,
});
const judge = (title: string, description: string, fact: Fact) =>
  isHarmful(createSuggestion({ title, description, searchTerms: [], isExperience: false }), createBrief({ reading: { facts: [fact] } }));

test.each<[FactId, string, string]>([
  ["walks-badly", "韓国ドラマ街歩きツアー", "新大久保を四時間かけて歩いて巡ります。"],
  ["wheelchair", "Photo walk over the rooftops", "Climb ladders with a film camera."],
  ["pet-eats-things", "Potted peace lily", "A glossy houseplant for the living room."],
  ["no-flying", "Flight in a vintage airplane", "Twenty minutes over the coast."],
  ["thin-walls", "Fire engine with a siren", "It howls when the ladder goes up."],
  ["light-luggage", "二十公斤的三脚架", "专业影棚用的大型支架。"],
  ["low-vision", "大相撲百科", "細かな字でびっしりの事典です。"],
  ["pregnant", "Sauna evening", "Two hours in the steam room."],
  ["formal", "真丝睡衣套装", "柔软的男士睡衣。"],
  ["blind", "Field guide to garden birds", "A novel-sized book with four hundred color plates."],
  ["bad-teeth", "坚果酥糖礼盒", "又脆又硬的坚果糖。"],
  ["no-more-stuff", "鉄の大型花台", "高さ百六十センチの花台です。"],
  ["no-more-stuff", "Wall hanger for medals", "Steel, with a slim frame."],
])("what would hurt one who is %s is told by its words: %s", (fact, title, description) => {
  expect(judge(title, description, stated(fact))).toBe(true);
});

test.each<[FactId, string, string]>([
  ["walks-badly", "Rolling garden seat", "Weeding is done sitting down, with no kneeling at all."],
  ["pet-eats-things", "Spider plant in a thrown pot", "A pet-safe houseplant that forgives missed watering."],
  ["low-vision", "Giant-print crossword book", "Eighty crosswords in high contrast."],
  ["scent-sensitive", "無香料のシートマスク", "香りのない、敏感な肌のための十枚です。"],
  ["blind", "Talking book", "An audiobook that is read aloud by the author."],
  ["no-more-stuff", "半年鲜切花每月一束", "每月一束当季花，谢了就谢了。"],
  ["no-more-stuff", "Six months of audiobooks", "A prepaid membership, one title a month."],
  ["no-more-stuff", "Three single-origin coffees", "Freshly roasted whole beans."],
])("what does not hurt one who is %s is welcome: %s", (fact, title, description) => {
  expect(judge(title, description, stated(fact))).toBe(false);
});

test("that somebody is a minimalist bans no objects", () => {
  expect(judge("Wall hanger for medals", "Steel, with a slim frame.", stated("no-more-stuff", "personalities"))).toBe(false);
});
