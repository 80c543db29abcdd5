import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Phrases } from "./phrases.tsx";

const listPhrases = (text: string, locale: string) =>
  [...renderToStaticMarkup(<Phrases text={text} locale={locale} />).matchAll(/<span class="inline-block[^>]*>([^<]*)<\/span>/g)].map(
    ([, phrase]) => phrase,
  );

test.each([
  { text: "四十颗春球根，一盆分三层接力开", phrases: ["四十颗春球根，", "一盆分三层接力开"] },
  { text: "听着鸟鸣等天亮的导赏散步", phrases: ["听着鸟鸣等天亮的导赏散步"] },
  { text: "握得住，", phrases: ["握得住，"] },
])("$text is kept together phrase by phrase", ({ text, phrases }) => {
  expect(listPhrases(text, "zh")).toEqual(phrases);
});

test("a title of another language is left to its own rules", () => {
  expect(renderToStaticMarkup(<Phrases text="流行ではなく、その人を包む" locale="ja" />)).toBe("流行ではなく、その人を包む");
});
