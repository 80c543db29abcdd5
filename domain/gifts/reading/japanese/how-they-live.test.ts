import { expect, test } from "vitest";
import { readRequest } from "../read-request.ts";

test.each<[string, string[]]>([
  ["下の階の方がとても神経質なので", ["thin-walls"]],
  ["部屋の日当たりが悪くて洗濯物が乾かない", ["dark-home"]],
  ["窓のない部屋で仕事をしている", ["dark-home"]],
  ["鍵も財布もイヤホンも毎週どこかに置いてくる", ["loses-things"]],
  ["最近スマホで花の写真を撮る", ["phone-photos"]],
  ["この世で一番嫌いな家事は洗濯物をたたむこと", ["hates-chores"]],
])("how somebody lives: %s", (additionalInfo, facts) => {
  expect(readRequest({ additionalInfo, relationship: "friend", language: "ja" }).facts.map(({ fact }) => fact)).toEqual(facts);
});
