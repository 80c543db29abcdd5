import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
import { parseAcceptLanguage } from "./accept-language.ts";

test.each([
  { header: undefined, found: null },
  { header: "ja", found: "ja" },
  { header: "zh-TW,zh;q=0.9,en;q=0.8", found: "zh" },
  { header: "fr-FR, de;q=0.9", found: null },
  { header: "en;q=0.2, ja;q=0.8", found: "ja" },
  { header: "ja;q=0, en", found: "en" },
  { header: "*", found: null },
  { header: ",;q=;;=,ja", found: "ja" },
])("the header $header prefers $found", ({ header, found }) => {
  expect(parseAcceptLanguage(header, locales)).toBe(found);
});
