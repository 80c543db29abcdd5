import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");
const listLiked = (text: string) => readZh(text).likes.map(({ words }) => words);
const listTold = (text: string) => readZh(text).avoid.map(({ told }) => told);

test.each([
  ["佢好鍾意飲奶茶，唔食辣", ["奶茶"], ["辣"]],
  ["男友鍾意打機，switch佢有咗喇", ["打機"], ["switch"]],
  ["另外好鍾意行山，逢禮拜日同班街坊去", ["行山"], []],
  ["手燈同T恤一早有晒", [], ["手燈", "T恤"]],
  ["老豆鍾意飲普洱，茶杯好多喇唔使再買", ["普洱"], ["茶杯"]],
  ["阿媽成日睇TVB劇，唔好送花", ["TVB劇"], ["花"]],
])("Cantonese is read as plain Chinese: %s", (text, liked, told) => {
  expect(listLiked(text)).toEqual(liked);
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["茶杯很多了不用再買", [], ["茶杯"]],
  ["她不買蛋糕，別給她買咖啡", [], ["蛋糕", "咖啡"]],
  ["爸爸喜歡釣魚，釣竿已經有了，別再買了", ["釣魚"], ["釣竿"]],
  ["媽媽喜歡聽音樂、做餅乾", ["音樂", "做餅乾"], []],
  ["他看著球賽就很開心，杯子還是不要", ["球賽"], ["杯子"]],
])("traditional characters are read as simplified ones: %s", (text, liked, told) => {
  expect(listLiked(text)).toEqual(liked);
  expect(listTold(text)).toEqual(told);
});

test("a knee that begins to hurt in Cantonese is a knee that hurts", () => {
  expect(readZh("膝頭開始有少少痛").facts.map(({ fact }) => fact)).toEqual(["walks-badly"]);
});
