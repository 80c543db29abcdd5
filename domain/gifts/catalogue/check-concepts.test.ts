import { expect, test } from "vitest";
import { countCells, listConceptFaults } from "./check-concepts.ts";
import type { Concept } from "./concept.ts";

const text = {
  title: "Brass sundial for a sunny windowsill",
  description: "A palm-sized sundial with engraved hours, turned from solid brass and adjusted to the latitude by a screw.",
  why: "It needs no battery and is right for ever.",
  search: ["brass sundial", "desk sundial"],
};
const sound: Concept = {
  id: "brass-sundial",
  experience: false,
  price: [30, 90],
  ages: ["13-17", "65+"],
  interests: { astronomy: 3 },
  traits: { patient: 1 },
  occasions: { birthday: 1 },
  things: ["ornament"],
  en: text,
  zh: {
    title: "窗台上的黄铜日晷",
    description: "巴掌大的黄铜日晷，时刻线一条条刻出来，纬度用螺丝来调。",
    why: "不用电池，永远走得准。",
    search: ["黄铜日晷", "桌面日晷"],
  },
  ja: {
    title: "窓辺に置く真鍮の日時計",
    description: "手のひらほどの真鍮の日時計です。緯度に合わせて角度を変えられます。",
    why: "電池いらずで、いつまでも狂いません。",
    search: ["真鍮 日時計", "卓上 日時計"],
  },
};

test("a sound concept has no faults", () => {
  expect(listConceptFaults([sound])).toEqual([]);
});

test.each([
  ["an id with capitals", { id: "Brass" }, "kebab-case"],
  ["a price without a range", { price: [30, 31] }, "clearly higher"],
  ["ages that run backwards", { ages: ["65+", "0-12"] }, "wrong order"],
  ["wine for young adults", { things: ["wine"], ages: ["18-24", "65+"] }, "alcohol may start at 25-34"],
  ["a knife for a teenager", { things: ["knife"] }, "blades"],
  ["underwear for anybody", { things: ["underwear"] }, "spouses alone"],
  ["no years for what children get", { ages: ["0-12", "65+"] }, "say for which years of a child"],
  ["years of a child for what no child gets", { childYears: [3, 12] }, "say for which years of a child"],
  ["years that no child has", { ages: ["0-12", "65+"], childYears: [3, 14] }, "say for which years of a child"],
  ["nuts for a toddler", { ages: ["0-12", "65+"], childYears: [2, 12], things: ["nuts"] }, "may start at 3 years"],
  ["nothing to exclude it by", { things: [] }, "at least one thing"],
  ["no occasion", { occasions: {} }, "for which occasions"],
  ["a title that is too long", { en: { ...text, title: "Brass ".repeat(20) } }, "the title is longer than 70"],
  ["an occasion in the text", { en: { ...text, why: "It makes every birthday brighter." } }, "names an occasion or a person"],
  ["a pronoun in the text", { en: { ...text, why: "It tells her the time." } }, "names an occasion or a person"],
  ["two sentences of reason", { zh: { ...sound.zh, why: "不用电池。永远走得准。" } }, "one whole sentence"],
  ["a price in the text", { en: { ...text, description: `${text.description} Only $30.` } }, "no prices"],
  ["a typewriter's apostrophe", { en: { ...text, title: "Potter's bowl" } }, "straight quotation marks or apostrophes"],
  ["Japanese in place of Chinese", { zh: { ...sound.zh, title: "窓辺に置く日時計" } }, "not Chinese"],
  ["western punctuation in Chinese", { zh: { ...sound.zh, why: "不用电池, 永远走得准。" } }, "western punctuation"],
  ["one search term", { ja: { ...sound.ja, search: ["日時計"] } }, "two to four search terms"],
] as const satisfies readonly (readonly [string, Partial<Concept>, string])[])("%s is a fault", (_, fields, fault) => {
  expect(listConceptFaults([{ ...sound, ...fields }]).join("\n")).toContain(fault);
});

test("a pronoun's character inside a word is none in Chinese", () => {
  expect(listConceptFaults([{ ...sound, zh: { ...sound.zh, title: "窗台上的吉他形日晷" } }])).toEqual([]);
  expect(listConceptFaults([{ ...sound, zh: { ...sound.zh, why: "他一看就懂。" } }]).join("")).toContain("names an occasion or a person");
});

test("two concepts may share neither id nor title", () => {
  const faults = listConceptFaults([sound, sound]).join("\n");

  expect(faults).toContain("another concept has the same id");
  expect(faults).toContain("(en) the title reads like that of brass-sundial");
});

test("cells are counted by age, currency and band", () => {
  const cells = countCells([sound]).filter(({ currency, count }) => currency === "USD" && count > 0);

  expect(new Set(cells.map(({ band }) => band))).toEqual(new Set(["25-50", "50-100"]));
  expect(cells.some(({ age }) => age === "0-12")).toBe(false);
});
