import { expect, test } from "vitest";
import { giftRequestSchema } from "#shared/gift-request.ts";
import { buildBrief } from "../brief/brief.ts";
import { readRequest } from "../reading/read-request.ts";
import { read } from "../reading/read.ts";
import { concepts } from "../knowledge/knowledge.ts";

test.each(["strawberries", "ice-fishing", "old-bicycles", "chinese-history"])("something is made for %s", (interest) => {
  expect(concepts.filter((concept) => concept.interests?.[interest] === 3).length).toBeGreaterThan(3);
});

test("whoever loves the Ming is given no Roman coin", () => {
  expect(concepts.find(({ id }) => id === "roman-denarius-from-a-named-dealer")?.not?.interests).toContain("chinese-history");
});

test.each([
  ["老婆什么都要草莓的，草莓蛋糕草莓袜子", [["strawberries"]]],
  ["我哥冬天天天冰钓", [["ice-fishing"]]],
  ["师傅闲了就拾掇旧二八大杠", [["old-bicycles"]]],
  ["导师爱读明史", [["chinese-history"]]],
  ["男友超愛手搖", [["boba"]]],
  ["她每天一定要喝kopi", [["coffee"]]],
  ["我姐周末在寺里做义工", [["volunteering", "buddhism"]]],
])("a pastime is heard as the one that it is: %s", (text, interests) => {
  expect(read({ additionalInfo: text }, "zh").likes.map((like) => like.interests)).toEqual(interests);
});

test("a laugh ends what was said", () => {
  expect(read({ additionalInfo: "公園的老人團都叫他大師XD 手機架裝了五支" }, "zh").avoid.map(({ told }) => told)).toEqual(["手機架"]);
});

test("a dash cam that is there leaves out no other thing for the car", () => {
  const [avoid] = read({ additionalInfo: "行车记录仪有了" }, "zh").avoid;
  expect(avoid?.things).toEqual(["dash-cam"]);
});

test("running shoes that are there leave out no other gear for runners", () => {
  const [avoid] = read({ additionalInfo: "跑鞋鞋柜都塞不下了" }, "zh").avoid;
  expect(avoid?.things).toEqual(["sneakers"]);
  expect(concepts.find(({ id }) => id === "super-shoes-race-day-marathon")?.things).toContain("sneakers");
});

test.each([
  ["en", "Our teacher Ms. Lee has had the class for three years", "thanks"],
  ["zh", "孩子幼儿园毕业，想给带了三年的王老师一点心意", "thanks"],
  ["ja", "担任の先生へのお礼です", "thanks"],
  ["en", "Our neighbor goes to evening school", "graduating"],
  ["zh", "邻居读完了夜大", "graduating"],
] as const)("at a graduation (%s) '%s' is given something for: %s", (language, additionalInfo, fact) => {
  const form = { relationship: "other", ageRange: "35-49", occasion: "graduation", budget: "25-50", currency: "USD" };
  const request = giftRequestSchema.parse({ ...form, additionalInfo, language });
  const facts = buildBrief(request, readRequest(request)).reading.facts.map((one) => one.fact);
  expect(facts.filter((one) => one === "thanks" || one === "graduating")).toEqual([fact]);
});
