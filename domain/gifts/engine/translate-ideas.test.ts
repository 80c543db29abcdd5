import { expect, test } from "vitest";
import { locales, type Locale } from "#shared/locales/locale.ts";
import { concepts } from "../knowledge/knowledge.ts";
import { names } from "../knowledge/names/names.ts";
import { nameTemplates } from "../knowledge/templates/templates.ts";
import { isWrittenIn, type ConceptText } from "../knowledge/concept.ts";
import { callPerson, type Pronoun } from "./pronouns.ts";
import { addArticles, fillIn } from "./name-templates.ts";
import { findShopWords, translateIdeas } from "./translate-ideas.ts";

const pairs = locales.flatMap((from) => locales.filter((to) => to !== from).map((to) => ({ from, to })));
const price = { en: "US$30–50", zh: "US$30–50", ja: "US$30～50" } as const satisfies Record<Locale, string>;

type Told = Pick<ConceptText, "title" | "about"> & Partial<ConceptText>;

function translate(told: Told, { from, to, pronoun = "they" }: { from: Locale; to: Locale; pronoun?: Pronoun }) {
  const { title, about: description, why } = callPerson({ why: "", search: [], ...told }, from, pronoun);
  const idea = { title, description, ...(told.why && { explanation: why }), priceRange: price[from], from, currency: "USD" as const };
  return translateIdeas({ ideas: [idea], to })[0];
}

test.each(pairs)("every concept is told in $to where it was made in $from", ({ from, to }) => {
  const wrong = concepts
    .filter((concept) => isWrittenIn(concept, from) && isWrittenIn(concept, to))
    .filter((concept) => {
      const translated = translate(concept[from], { from, to });
      const { about, why } = callPerson(concept[to], to, "they");
      return translated?.description !== about || translated.explanation !== why;
    });

  expect(wrong.map(({ id }) => id)).toEqual([]);
  for (const concept of concepts.slice(0, 1)) expect(translate(concept[from], { from, to })).toMatchObject({ priceRange: price[to] });
});

test.each(pairs)("a product of the shops of $from has no words in $to", ({ from, to }) => {
  const products = concepts.filter((concept) => isWrittenIn(concept, from) && !isWrittenIn(concept, to));

  expect(products.length).toBeGreaterThan(100);
  expect(products.filter((product) => translate(product[from], { from, to }) !== null)).toEqual([]);
});

test("who was called she in one language is in another, in a concept and in a template", () => {
  const saysHer = (text: ConceptText) => /\[(?:they|their)/i.test(text.why);
  const concept = concepts.find(({ en, zh }) => saysHer(en) && zh.why.includes("TA"));
  const template = nameTemplates.find(({ en, for: kinds }) => kinds?.includes("artist") && saysHer(en));
  if (!concept || !template) throw new Error("the example is gone");
  const inEnglish = { from: "en", to: "en", pronoun: "she" } as const;

  expect(translate(concept.en, { ...inEnglish, to: "zh" })?.explanation).toMatch(/^[^TA]*她[^TA]*$/);
  expect(translate(concept.zh, { from: "zh", to: "en", pronoun: "he" })?.explanation).toMatch(/\b(?:he|his)\b/i);
  expect(translate(fillIn(template.en, "Zzyzx Quartet"), inEnglish)?.explanation).toMatch(/\b(?:she|her)\b/i);
});

test.each(pairs)("a template filled in with a name is told in $to where it was made in $from", ({ from, to }) => {
  const artist = names.find(({ kind, en, zh, ja }) => kind === "artist" && en && zh && ja && en !== ja);
  const template = nameTemplates.find((one) => one.for?.includes("artist"));
  if (!artist || !template) throw new Error("the example is gone");
  const made = fillIn(template[from], artist[from] ?? "");

  expect(translate(made, { from, to })?.title).toBe(fillIn(template[to], artist[to] ?? "").title);
});

test.each([
  { reader: "en", from: "en", currency: "JPY", shops: "ja" },
  { reader: "en", from: "ja", currency: "JPY", shops: "ja" },
  { reader: "zh", from: "en", currency: "CNY", shops: "zh" },
  { reader: "ja", from: "ja", currency: "USD", shops: "en" },
  { reader: "ja", from: "zh", currency: "KRW", shops: "ja" },
] as const)("an idea in $currency that was made in $from is sought in $shops by who reads $reader", ({ reader, from, currency, shops }) => {
  const [concept] = concepts;
  if (!concept) throw new Error("the catalogue is empty");
  const { title, about } = concept[from];
  const idea = { title, description: about, priceRange: "30–50", from, currency };
  const [translation] = translateIdeas({ ideas: [idea], to: reader });

  expect(findShopWords(idea, reader) ?? translation?.searchTerms).toEqual(concept[shops].search);
  expect(translation?.searchTerms).toEqual(concept[shops].search);
});

test("a name that is said with 'the' is found again", () => {
  const template = nameTemplates.find(({ en }) => en.title.startsWith("A tour of {name}"));
  if (!template) throw new Error("the example is gone");
  const made = fillIn(addArticles(template.en), "British Museum");

  expect(made.title).toContain("of the British Museum");
  expect(translate(made, { from: "en", to: "zh" })?.title).toContain("大英博物馆");
  expect(translate(fillIn(template.zh, "大英博物馆"), { from: "zh", to: "en" })?.title).toBe(made.title);
});

test("the name of a work is found again between its Chinese marks, and gets them", () => {
  const template = nameTemplates.find(({ zh }) => zh.title === "精装珍藏版{name}");
  const book = names.find(({ kind, zh }) => kind === "book" && zh === "红楼梦");
  if (!template || !book?.en) throw new Error("the example is gone");
  const inEnglish = fillIn(template.en, book.en);
  const inChinese = { ...fillIn(template.zh, "红楼梦"), title: "精装珍藏版《红楼梦》" };

  expect(translate(inChinese, { from: "zh", to: "en" })?.title).toBe(inEnglish.title);
  expect(translate(inEnglish, { from: "en", to: "zh" })?.title).toBe(inChinese.title);
});

test("a name that nobody knows stays as it is typed, and words that are no name stay in their language", () => {
  const template = nameTemplates.find((one) => one.for?.includes("artist"));
  if (!template) throw new Error("the example is gone");
  const filled = (name: string) => translate(fillIn(template.en, name), { from: "en", to: "ja" })?.title;

  expect(filled("Zzyzx Quartet")).toContain("Zzyzx Quartet");
  expect(filled("something or other")).toBeUndefined();
});

test.each([
  ["electronic music", "An electronic music"],
  ["NBA", "An NBA"],
  ["ukulele", "A ukulele"],
  ["jazz", "A jazz"],
])("the article before a name in a title is that of '%s'", (name, opening) => {
  const template = nameTemplates.find(({ en }) => en.title.startsWith("A {name} "));
  if (!template) throw new Error("the example is gone");
  const made = fillIn(template.en, name);

  expect(made.title.startsWith(`${opening} `)).toBe(true);
  expect(translate(made, { from: "en", to: "en" })?.title).toBe(made.title);
});

test("what a model wrote is not told in another language", () => {
  expect(translate({ title: "Quantum toaster", about: "It toasts." }, { from: "en", to: "zh" })).toBeNull();
});
