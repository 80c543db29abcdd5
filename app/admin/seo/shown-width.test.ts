import { expect, test } from "vitest";
import { cutText, judgeWidth } from "./shown-width.ts";

const measure = (text: string, font: string) => [...text].length * Number.parseInt(font, 10);

test.each([
  { name: "an English title that just fits", text: "x".repeat(29), language: "en", isCut: false },
  { name: "an English title that is too wide", text: "x".repeat(30), language: "en", isCut: true },
  { name: "a Chinese title of too many characters", text: "礼".repeat(31), language: "zh", isCut: true },
  { name: "a Japanese title that fits", text: "礼".repeat(29), language: "ja", isCut: false },
  { name: "spaces around a title", text: `  ${"x".repeat(29)}  `, language: "en", isCut: false },
] as const)("that $name is cut is $isCut", ({ text, language, isCut }) => {
  expect(judgeWidth("metaTitle", text, { language, measure }).isCut).toBe(isCut);
});

test("only Chinese and Japanese are told how many characters are shown", () => {
  const judge = (language: "en" | "zh") => judgeWidth("metaDescription", "礼物", { language, measure });

  expect(judge("en")).toEqual({ pixels: 28, mostPixels: 920, characters: 2, mostCharacters: null, isCut: false });
  expect(judge("zh").mostCharacters).toBe(80);
});

test.each([
  { name: "a text that fits stays whole", text: "x".repeat(29), shown: "x".repeat(29) },
  { name: "a text that is too wide ends in an ellipsis", text: "x".repeat(60), shown: `${"x".repeat(27)} …` },
  { name: "no character is cut in two", text: "🎁".repeat(40), shown: `${"🎁".repeat(27)} …` },
])("$name", ({ text, shown }) => {
  expect(cutText("metaTitle", text, measure)).toBe(shown);
});
