import { expect, test } from "vitest";
import { read } from "../read.ts";

const readJa = (text: string) => read({ text }, "ja");
const listTold = (text: string) => readJa(text).avoid.map(({ told }) => told);

test.each([
  ["腕時計とボールペンは会社より贈呈されます", ["腕時計", "ボールペン"]],
  ["エプロンとお皿は他の友人から", ["エプロン", "お皿"]],
  ["花は毎年あげてて飽きられた", ["花"]],
  ["カメラはソニーの最新です", ["カメラ"]],
  ["タオルも重なりがちとか", ["タオル"]],
  ["鈴と笛は持ってら", ["鈴", "笛"]],
])("what others give, or is there, is left out: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["ゲームは親が決めますので結構でございます", ["ゲーム"]],
  ["香水は触らんとく", ["香水"]],
  ["ナッツは家に入れないそうです", ["ナッツ"]],
  ["化粧品も肌荒れするって", ["化粧品"]],
])("what is declined in passing is left out: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
  expect(readJa(text).likes).toEqual([]);
});

test("a heading in brackets says what its list is", () => {
  const { likes, avoid } = readJa("【好きなもの】釣り\n【NG】帽子(去年贈った)、お酒\n【持っている】リール");
  expect(likes.map(({ interests }) => interests[0])).toEqual(["fishing"]);
  expect(avoid.map(({ told }) => told)).toEqual(["帽子", "お酒", "リール"]);
});

test("a heading in brackets says what its list is in Chinese as well", () => {
  const { likes, avoid } = read({ text: "【爱好】钓鱼\n【雷区】香水、口红\n【已有】茶具" }, "zh");
  expect(likes.map(({ interests }) => interests[0])).toEqual(["fishing"]);
  expect(avoid.map(({ told }) => told)).toEqual(["香水", "口红", "茶具"]);
});
