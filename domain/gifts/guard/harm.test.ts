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
  ["hard-of-hearing", "Premium headphones", "Over the ear, with a treble boost."],
  ["deaf", "Turntable with two soundtrack records", "A belt-drive deck and a pair of film scores."],
  ["weak-hands", "Beginner's bobbin lace set", "Twenty-four pairs of bobbins and hair-thin thread."],
  ["one-hand", "Archery taster session", "Bow, arrows and a coach for two hours."],
  ["walks-badly", "スキーの1日券", "ゲレンデで滑ります。"],
  ["walks-badly", "A day on a coastal trail", "Six miles with a view."],
  ["no-crowds", "Two tickets to a music festival", "Three stages."],
  ["laid-up", "An overnight at a lighthouse", "A room above the sea."],
  ["wheelchair", "High ropes course in the treetops", "Thirty bridges, ladders and zip lines."],
  ["bad-back", "薪割りの斧と台", "力いっぱい振り下ろして、ひと冬分を用意します。"],
  ["heart-condition", "Half-marathon place", "Thirteen miles along the coast."],
  ["pacemaker", "低周波の肩こりほぐし器", "ぴりぴりとした刺激が届きます。"],
  ["epilepsy", "Laser show with a disco ball", "Beams and flashes for an hour."],
  ["asthma", "Wax melts, a sampler of twelve", "Lavender to sandalwood, with a burner."],
  ["scent-sensitive", "桜の匂い袋", "引き出しを開けるたびに、春が立ちのぼります。"],
  ["sensitive-skin", "Perfumed lotion", "Rich and long lasting."],
  ["cancer-treatment", "香薰蜡烛礼盒", "雪松与檀香。"],
  ["dementia", "1,500-piece jigsaw of Venice", "A winter's worth of canals and sky."],
  ["care-home", "全身零重力按摩椅", "八种手法，从肩膀按到脚底。"],
  ["noise-sensitive", "Toy drum set", "Three drums and a cymbal."],
  ["autistic", "演唱会内场前排", "万人合唱，荧光棒挥到半夜。"],
  ["small-children", "Marble run with eighty marbles", "Ramps and funnels that fill a table."],
  ["night-shifts", "毎週土曜の朝の料理教室", "三か月通って、十二の献立を覚えます。"],
  ["exam", "百時間遊べる長編ロールプレイング", "終わらない冒険が待っています。"],
  ["grief", "鶴と亀の祝い置物", "金箔をまとった、めでたい一対。"],
  ["break-up", "情侣对杯定制", "两只杯子拼成一颗心。"],
  ["small-home", "Cedar blanket chest", "Four feet of storage with a lid to sit on."],
  ["far-away", "Cast-iron skillet", "Pre-seasoned and good for a lifetime."],
  ["no-tech", "扫码联网的电子相框", "下载应用后远程传照片。"],
  ["afraid-of-heights", "つり橋とロープウェイの一日", "谷底まで百五十メートル。"],
  ["cannot-swim", "First day of white-water kayaking", "Helmets, paddles and four rapids."],
  ["newborn", "Two nights in a mountain hotel", "Breakfast included."],
  ["no-more-stuff", "鉄の大型花台", "高さ百六十センチの花台です。"],
  ["no-more-stuff", "Wall hanger for medals", "Steel, with a slim frame."],
])("what would hurt one who is %s is told by its words: %s", (fact, title, description) => {
  expect(judge(title, description, stated(fact))).toBe(true);
});

test.each<[FactId, string, string]>([
  ["deaf", "Year of captioned screenings", "A pass for the cinema's films with captions."],
  ["small-home", "Folding armchair for the balcony", "It hangs flat on a hook."],
  ["small-home", "Giant-print crossword book", "Eighty crosswords."],
  ["thin-walls", "Silent keyboard with headphones", "Loud only in your ears."],
  ["bad-teeth", "水ようかん", "すっと崩れる、夏の八個。"],
  ["dementia", "Album of her youth in big prints", "Twelve pictures, each with one line."],
  ["afraid-of-heights", "夜の水族館", "光る水槽の前で、ゆっくり座れます。"],
  ["walks-badly", "Rolling garden seat", "Weeding is done sitting down, with no kneeling at all."],
  ["pet-eats-things", "Spider plant in a thrown pot", "A pet-safe houseplant that forgives missed watering."],
  ["low-vision", "Giant-print crossword book", "Eighty crosswords in high contrast."],
  ["scent-sensitive", "無香料のシートマスク", "香りのない、敏感な肌のための十枚です。"],
  ["blind", "Talking book", "An audiobook that is read aloud by the author."],
  ["heart-condition", "シングルモルトウイスキー", "樽ごとに味の違う一本です。"],
  ["walks-badly", "古道具の真鍮の取っ手", "磨けば光ります。"],
  ["walks-badly", "A genealogist for one family line", "On the trail of the great-grandparents."],
  ["bad-back", "单板旅行吉他", "云杉单板，声音清亮。"],
  ["heart-condition", "Stoneware molcajete", "For guacamole and salsa."],
  ["pacemaker", "A bouquet of bricks", "Forty stems to build."],
  ["thin-walls", "儿童小号园艺铲", "真工具的小号尺寸。"],
  ["no-crowds", "Mid-autumn festival mooncakes", "Eight, in a lacquer box."],
  ["no-flying", "New York deli dinner", "Pastrami and rye by overnight mail."],
  ["no-more-stuff", "半年鲜切花每月一束", "每月一束当季花，谢了就谢了。"],
  ["no-more-stuff", "Six months of audiobooks", "A prepaid membership, one title a month."],
  ["no-more-stuff", "Three single-origin coffees", "Freshly roasted whole beans."],
])("what does not hurt one who is %s is welcome: %s", (fact, title, description) => {
  expect(judge(title, description, stated(fact))).toBe(false);
});

test("the loss of a child leaves out what is for a baby", () => {
  const lost = { ...stated("grief"), words: "lost her baby" };

  expect(judge("Knitted name blanket for the nursery", "Soft merino.", lost)).toBe(true);
  expect(judge("Knitted name blanket for the nursery", "Soft merino.", stated("grief"))).toBe(false);
});

test("whoever cannot fly may travel by train", () => {
  expect(judge("Two nights by sleeper train to the coast", "A cabin for two.", stated("no-flying"))).toBe(false);
  expect(judge("Weekend in Lisbon", "Two nights, with the flight.", stated("no-flying"))).toBe(true);
});

test("that somebody is a minimalist bans no objects", () => {
  expect(judge("Wall hanger for medals", "Steel, with a slim frame.", stated("no-more-stuff", "personalities"))).toBe(false);
});
