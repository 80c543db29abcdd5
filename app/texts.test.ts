import { expect, test } from "vitest";
import { listTexts } from "#tests/support/locale-texts.ts";
import { listBareTexts, listTextPatterns, parseSources } from "#tests/support/source-texts.ts";

const components = await parseSources(["app"]);
// Names stay what they are in every language.
const names = ["Giftwright"];

test("no component shows a text of its own", () => {
  const bare = components.flatMap((source) => listBareTexts(source).map((text) => `${source.fileName}: ${text}`));

  expect(bare.filter((found) => !names.some((name) => found.endsWith(`: ${name}`)))).toEqual([]);
});

test("every text is asked for somewhere", async () => {
  const { whole, patterns } = listTextPatterns([...components, ...(await parseSources(["server", "domain", "shared"]))]);
  const isAsked = (key: string) => whole.has(key) || patterns.some((pattern) => pattern.test(key));
  const texts = [...(await listTexts("en")).keys()].filter((key) => !/^(problems|fieldFaults):/.test(key));

  const unused = texts.filter((key) => {
    const [area = "", path = ""] = key.split(":");
    // i18next chooses the plural form itself; a part of a group may be asked for as a whole.
    const plain = path.replace(/_(zero|one|two|few|many|other)$/, "");
    return ![plain, `${area}:${plain}`].some(isAsked);
  });

  expect(unused).toEqual([]);
});
