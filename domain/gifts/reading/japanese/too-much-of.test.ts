import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "ja");

test.each<[string, string[]]>([
  ["推し活に忙しい姉。缶バッジとアクスタで部屋があふれてる。", ["缶バッジ", "アクスタ"]],
  ["猫グッズは増えすぎて困ってるらしい。編み物もする。", ["猫グッズ"]],
  ["毎年花なので今年は違うものを。読書が好き", ["花"]],
  ["車の運転が好きで、カー用品はうるさいので選べない。", ["カー用品"]],
  ["グローブとバットは道具にうるさいから手を出さない方がいい。", ["グローブ", "バット"]],
])("what there is too much of, or what they choose themselves, is left out: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["将棋が強くて、読書も好き", ["将棋", "読書"]],
  ["バイト代はほとんどゲームに消える。", ["ゲーム"]],
  ["最近パソコンを覚えたがっている。", ["パソコン"]],
  ["日差しが強い町に住んでいる", []],
  ["負けん気が強い", []],
])("who is good at a thing, spends all on it or wants to learn it loves it: %s", (notes, words) => {
  expect(readNotes(notes).likes.map((like) => like.words)).toEqual(words);
});

test("a case for the phone that school forbids is no home without screens", () => {
  const facts = (notes: string) => readNotes(notes).facts.map(({ fact }) => fact);

  expect(facts("スマホケースは校則でだめ。")).not.toContain("no-screens");
  expect(facts("ゲーム禁止の家")).toContain("no-screens");
  expect(facts("何もいらないが口癖。巨人ファン。")).toContain("has-everything");
});
