import { expect, test } from "vitest";
import { listTexts } from "#tests/support/locale-texts.ts";
import { listBareTexts, listUnusedKeys, parseSource, parseSources } from "#tests/support/source-texts.ts";

const components = await parseSources(["app"]);
// Names stay what they are in every language.
const names = ["Giftwright"];

test("no component shows a text of its own", () => {
  const bare = components.flatMap((source) => listBareTexts(source).map((text) => `${source.fileName}: ${text}`));

  expect(bare.filter((found) => !names.some((name) => found.endsWith(`: ${name}`)))).toEqual([]);
});

test("a text that a component would show of its own is found", () => {
  const planted = parseSource(
    "planted.tsx",
    'const shown = <p title="In a title">Between tags {t("asked.for")} <img alt="Of a picture" /></p>;',
  );

  expect(listBareTexts(planted)).toEqual(["In a title", "Between tags", "Of a picture"]);
});

test("every text is asked for somewhere", async () => {
  const keys = [...(await listTexts("en")).keys()].filter((key) => !/^(problems|fieldFaults):/.test(key));

  expect(listUnusedKeys(keys, [...components, ...(await parseSources(["server", "domain", "shared"]))])).toEqual([]);
});

test("a text that nothing asks for is found", () => {
  const source = parseSource("planted.ts", 't("asked.once"); t(`asked.${way}.title`); t("saved:count");');

  const unused = listUnusedKeys(["a:asked.once", "a:asked.twice", "a:asked.here.title", "saved:count_one", "a:forgotten"], [source]);

  expect(unused).toEqual(["a:asked.twice", "a:forgotten"]);
});
