import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "./read.ts";

test.each<[Locale, string, string[]]>([
  ["en", "She loves jazz. Scented candles leave her wheezing for days.", ["Scented candles"]],
  ["en", "He loves chess. The kitchen is overrun with mugs.", ["mugs"]],
  ["en", "He loves trains and his wallet is falling apart", []],
  ["en", "She loves piano. Her piano teacher retired", []],
  ["en", "He sings in the choir, wears a bow tie", []],
  ["zh", "爷爷爱下棋，保温杯老人协会年年发", ["保温杯"]],
  ["zh", "她喜欢瑜伽，口红颜色她总嫌显老", ["口红"]],
  ["zh", "姐姐爱露营，毯子单位发了好几条", ["毯子"]],
  ["zh", "弟弟喜欢篮球，书包挺好看", []],
  ["ja", "母は園芸が好き。手袋は蒸れて痒くなるみたい。", ["手袋"]],
  ["ja", "将棋が好きな父。タオルは町内会でどっさり配られる。", ["タオル"]],
  ["ja", "読書好き。本棚は手作りで、帽子がよく似合う。", []],
])("what isn't wanted is told by any word of that kind, in %s: %s", (locale, additionalInfo, told) => {
  expect(read({ additionalInfo }, locale).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test("what is loved stays loved, whatever is said of it elsewhere", () => {
  const { likes, avoid } = read({ additionalInfo: "She loves candles. Candles all over the bathroom." }, "en");
  expect(likes.map(({ words }) => words)).toContain("candles");
  expect(avoid.filter(({ isGuess }) => isGuess)).toEqual([]);
});

test("what isn't wanted was mentioned for no other reason, and isn't loved", () => {
  expect(read({ additionalInfo: "She loves jazz. Scented candles trigger migranes." }, "en").likes.map(({ words }) => words)).toEqual([
    "jazz",
  ]);
});
