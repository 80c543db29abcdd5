import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
import { listWrongWords, readGlossary } from "#tests/support/glossary.ts";
import { languageRules, listBrokenRules } from "#tests/support/language-rules.ts";
import { listTexts } from "#tests/support/locale-texts.ts";
import { listWrittenTexts } from "#tests/support/written-texts.ts";

const rules = locales.flatMap((locale) => languageRules[locale].map((rule) => ({ locale, ...rule })));

test.each(locales)("%s uses the words of its glossary", async (locale) => {
  const glossary = await readGlossary(locale);

  const wrong = (await listWrittenTexts(locale)).flatMap(([key, text]) => listWrongWords(text, glossary).map((word) => [key, word, text]));

  expect(wrong).toEqual([]);
});

test.each(locales)("every word that the glossary of %s rules out is found", async (locale) => {
  const glossary = await readGlossary(locale);
  const ruledOut = glossary.flatMap(({ wrong }) => wrong);

  const missed = ruledOut.filter((word) => listWrongWords(`· ${word} ·`, glossary).length === 0);

  expect(ruledOut.length).toBeGreaterThan(10);
  expect(missed).toEqual([]);
});

test("a right word is not held for the wrong one that it contains", async () => {
  const glossary = await readGlossary("ja");

  expect(listWrongWords("お使いのブラウザーで開きます", glossary)).toEqual([]);
  expect(listWrongWords("お使いのブラウザで開きます", glossary)).toEqual(["ブラウザ"]);
});

test.each(locales)("%s is set as its rules say", async (locale) => {
  const broken = (await listWrittenTexts(locale)).flatMap(([key, text]) =>
    listBrokenRules(text, languageRules[locale]).map((reason) => [key, reason, text]),
  );

  expect(broken).toEqual([]);
});

test("in the Japanese interface a particle stays on the line of the Latin word before it", async () => {
  const parted = [...(await listTexts("ja"))].filter(([, text]) => /(?:[A-Za-z]|\}\}) [はがをにでとのへもか]/u.test(text));

  expect(parted).toEqual([]);
});

test.each(rules)("$locale: '$wrong' is found, for $reason", ({ locale, wrong, right, reason }) => {
  expect(listBrokenRules(wrong, languageRules[locale])).toContain(reason);
  expect(listBrokenRules(right, languageRules[locale])).toEqual([]);
});
