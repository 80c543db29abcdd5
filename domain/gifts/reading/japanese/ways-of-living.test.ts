import { expect, test } from "vitest";
import { readRequest } from "../read-request.ts";

const listFacts = (additionalInfo: string) =>
  readRequest({ additionalInfo, relationship: "friend", language: "ja" }).facts.map(({ fact }) => fact);

test.each<[string, string[]]>([
  ["耳がかなり遠い", ["hard-of-hearing"]],
  ["膝が最近少し悪い", ["walks-badly"]],
  ["部屋にあまり物を置けません", ["small-home"]],
  ["香りつきのものが苦手", ["scent-sensitive"]],
  ["柔軟剤で頭痛くなるらしい", ["scent-sensitive"]],
  ["皿洗い担当で毎晩嫌そうです", ["hates-chores"]],
  ["スマホもネットもないです", ["no-tech"]],
  ["雪道歩いたことないらしい", ["first-winter"]],
  ["札幌に転勤になった", ["leaving-job", "moving"]],
  ["学生なんであんまお金ないです", ["little-money"]],
  ["友人夫婦の結婚祝い", ["for-two"]],
  ["敏感肌とかはたぶんない", []],
  ["馬券は100円ずつしか買わない", []],
])("how somebody lives is heard however it is said: %s", (notes, facts) => {
  expect(listFacts(notes)).toEqual(facts);
});
