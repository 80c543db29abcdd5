import { expect, test } from "vitest";
import { readRequest } from "../read-request.ts";

test.each<[string, string[]]>([
  ["下の階の方がとても神経質なので", ["thin-walls"]],
  ["鍵も財布もイヤホンも毎週どこかに置いてくる", ["loses-things"]],
  ["最近スマホで花の写真を撮る", ["phone-photos"]],
  ["この世で一番嫌いな家事は洗濯物をたたむこと", ["hates-chores"]],
])("how somebody lives: %s", (additionalInfo, facts) => {
  expect(readRequest({ additionalInfo, relationship: "friend", language: "ja" }).facts.map(({ fact }) => fact)).toEqual(facts);
});
