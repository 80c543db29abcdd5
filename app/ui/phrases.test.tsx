import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Phrases, PhrasesOfWords, Words } from "./phrases.tsx";

const listPhrases = (text: string, locale: string) =>
  [...renderToStaticMarkup(<Phrases text={text} locale={locale} />).matchAll(/<span class="phrase-whole[^>]*>([^<]*)<\/span>/g)].map(
    ([, phrase]) => phrase,
  );

test.each([
  { text: "四十颗春球根，一盆分三层接力开", phrases: ["四十颗春球根，", "一盆分三层接力开"] },
  { text: "听着鸟鸣等天亮的导赏散步", phrases: ["听着鸟鸣等天亮的导赏散步"] },
  { text: "握得住，", phrases: ["握得住，"] },
])("$text is kept together phrase by phrase", ({ text, phrases }) => {
  expect(listPhrases(text, "zh")).toEqual(phrases);
});

test.each([
  { text: "把彩虹撒满屋子的水晶棱镜", lines: ["把彩虹", "撒满", "屋子的", "水晶", "棱镜"] },
  { text: "一百五十个好问题的餐桌谈心卡", lines: ["一百", "五十个", "好问题的", "餐桌", "谈心卡"] },
  { text: "圆滚滚的木头挖掘机、消防车和小火车", lines: ["圆滚滚的", "木头", "挖掘机、", "消防车", "和小火车"] },
  { text: "确定要删除这篇博客文章吗？", lines: ["确定要", "删除", "这篇", "博客", "文章吗？"] },
])("a line of $text ends between words", ({ text, lines }) => {
  const html = renderToStaticMarkup(<PhrasesOfWords text={text} locale="zh" />);

  expect(html.replace(/<\/?span[^>]*>/g, "").split("<wbr/>")).toEqual(lines);
});

test("a small title ends its lines between words, too, across its commas", () => {
  const html = renderToStaticMarkup(<Words text="合金大挖掘机，真能挖土" locale="zh" />);

  expect(html).toBe('<span class="words">合金大<wbr/>挖掘机，<wbr/>真能<wbr/>挖土</span>');
});

test("no character is lost between lines", () => {
  for (const text of ["和的，", "，和", "与", "、的书和，笔", "了！"]) {
    const html = renderToStaticMarkup(<PhrasesOfWords text={text} locale="zh" />);
    expect(html.replace(/<[^>]*>/g, "")).toBe(text);
  }
});

test("a title of another language is left to its own rules", () => {
  expect(renderToStaticMarkup(<Phrases text="流行より、その人らしさで選ぶ" locale="ja" />)).toBe("流行より、その人らしさで選ぶ");
});
