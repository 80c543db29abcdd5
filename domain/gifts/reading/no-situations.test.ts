import { expect, test } from "vitest";
import { read } from "./read.ts";

test.each([
  ["Looking for a gift for my mother in law", ["formal"]],
  ["He's nearly blind in one eye", ["low-vision"]],
  ["something for the two of us", ["for-two"]],
  ["I'm not after a grief gift", []],
  ["my coworker is leaving for maternity leave", ["pregnant", "leaving-job"]],
  ["Mom took up pickleball after her knee surgery", []],
  ["He lost his dad last year", ["grief"]],
  ["She lost her job in May", ["leaving-job"]],
  ["She is losing weight", []],
  ["She wants a cat someday", []],
  ["He dreams of having a dog", []],
  ["Dad was a mail carrier for forty years", []],
  ["She's cold all the time", ["feels-cold"]],
  ["He has cold feet about the wedding", []],
  ["She loves Hot Wheels", []],
  ["She likes being late to bed", []],
  ["My late husband's brother loves hot sauce", []],
  ["He loves hot chocolate, always hot cocoa", []],
  ["Any ideas? Thank you!", []],
  ["Thank you for your help!", []],
  ["She has wine glasses already", []],
  ["He is 64", []],
  ["She loves the Minnesota Twins", []],
  ["She is proud of her roses", []],
  ["He is engaged in local politics", []],
  ["He takes the train to see his grandkids", []],
  ["She is never late", []],
  ["She never stops talking about BTS", []],
  ["He is studying for the bar exam", ["exam"]],
  ["He can't get out of bed since the surgery", ["bed-rest", "stays-home"]],
  ["She works out at home every morning", []],
  ["My son passed his driving test", ["new-driver", "passed"]],
  ["he's done his knee, three weeks in a boot", ["walks-badly"]],
  ["he is deaf on the left side", ["hard-of-hearing"]],
  ["we donate to the hospice every Christmas", []],
  ["her twins of 4 months and no sleep", ["twins", "never-rests"]],
  ["she swims at the forty foot", []],
  ["mum and dad both work shifts", []],
  ["third floor and no lift", []],
  ["took a walk along the prom", []],
])("no more is told of how somebody lives than was said: %s", (text, facts) => {
  expect(read({ text }, "en").facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each([
  ["他丢了工作", "zh", []],
  ["大家给点建议，谢谢！", "zh", []],
  ["她从来不迟到", "zh", []],
  ["他喜欢开车", "zh", []],
  ["她在备考法考", "zh", ["exam"]],
  ["先月父を亡くしました", "ja", ["grief", "newly-bereaved"]],
  ["財布を集めています", "ja", []],
  ["遅刻はしません", "ja", []],
  ["将来は大工になりたい", "ja", []],
] as const)("no more is told of how somebody lives than was said: %s", (text, locale, facts) => {
  expect(read({ text }, locale).facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each([
  ["老公天天找不到手机", "zh"],
  ["She can never find her phone", "en"],
  ["She hates cleaning", "en"],
  ["皿洗いが嫌い", "ja"],
] as const)("what is told of a habit is neither liked nor left out: %s", (text, locale) => {
  const { likes, avoid } = read({ text }, locale);

  expect([...likes, ...avoid]).toEqual([]);
});

test.each([
  ["She wants to become a nurse", "en", "medicine-nursing"],
  ["He wants to be a comic artist", "en", "manga-drawing"],
  ["侄女想当漫画家", "zh", "manga-drawing"],
  ["看護師になりたい姪", "ja", "medicine-nursing"],
] as const)("what somebody wants to become is loved already: %s", (text, locale, interest) => {
  expect(read({ text }, locale).likes.map(({ interests: [first], strength }) => [first, strength])).toEqual([[interest, "stated"]]);
});

test.each([
  ["She is a nurse", "en"],
  ["她是护士", "zh"],
  ["姪は看護師です", "ja"],
] as const)("what somebody does for a living is no liking: %s", (text, locale) => {
  expect(read({ text }, locale).likes).toEqual([]);
});

test("what somebody is to their family is heard as their life, and is no liking that nobody knows", () => {
  const { likes, facts } = read({ interests: ["cycling", "dad of 3 girls"] }, "en");

  expect(likes.map(({ words }) => words)).toEqual(["cycling"]);
  expect(facts.map(({ fact }) => fact)).toEqual(["busy-parent"]);
});
