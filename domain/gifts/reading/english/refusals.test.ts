import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each([
  ["Candles and hot plates are banned", ["Candles", "hot plates"]],
  ["shares a dorm room, candles and hot plates are banned", ["candles", "hot plates"]],
  ["hates makeup and anything pink", ["makeup", "pink"]],
  ["He gets upset by complicated gadgets", ["complicated gadgets"]],
  ["no mugs, bit awkward", ["mugs"]],
  ["not one of those recovery coins", ["recovery coins"]],
  ["any perfume makes her throw up, no new toys, way too early", ["perfume", "new toys"]],
  ["he owns at least 3 menorahs", ["menorahs"]],
  ["just bought new climbing shoes and a chalk bag so not those", ["climbing shoes", "chalk bag"]],
  ["She just got a new job and a new dog", []],
  ["my best friend just got divorced, running her first marathon", []],
  ["She finds roses and hearts cringe", ["roses", "hearts"]],
  ["I want her to feel celebrated, not just given a thing", []],
  ["More dice than anyone needs!", ["dice"]],
  ["Every retiree gets something fishing themed, please not that", ["fishing"]],
  ["The paint sets she owns already fill a cupboard, so no more of those", ["paint sets"]],
  ["Scarves she has too many", ["Scarves"]],
  ["Aprons: he has dozens. Loves Thai food", ["Aprons"]],
  ["vinyl, he has about two hundred", []],
  ["My brother has already two drones", ["drones"]],
  ["never scented soap and never romance novels", ["scented soap", "romance novels"]],
  ["works hard, never complains", []],
  ["leave perfume alone, she's picky", ["perfume"]],
  ["mum re-gifts wine", ["wine"]],
  ["if I buy one more scarf she'll scream", ["scarf"]],
  ["I don't want it to look like a cookery lesson", ["cookery lesson"]],
  ["smart watches are no use to him", ["smart watches"]],
  ["she finds everything too salty", ["anything salty"]],
  ["she doesn't eat out", ["eating out"]],
  ["has enough tea to open a shop", ["tea"]],
  ["They said no presents just give to the shelter", []],
  ["Has two collies, Fly and Moss", []],
  ["no self help, he'd throw it at me", ["self help"]],
  ["toy trains are babyish now", ["toy trains"]],
  ["Everyone assumes she loves wine but she never touches it", ["wine"]],
  ["she always forgets her umbrella at our house", []],
  ["I can not see a candle more", ["candle"]],
  ["no plants everything dies", ["plants"]],
  ["The smoker's already out the back", ["smoker"]],
  ["no joke, no exaggeration, no kidding", []],
  ["he rolls his eyes at self help books", ["self help books"]],
  ["don't bring up golf", ["golf"]],
  ["The wine was her exes thing, she never liked it", ["wine"]],
])("what is refused or owned is told, and no more: %s", (text, told) => {
  expect(read({ additionalInfo: text }, "en").avoid.map((avoid) => avoid.told)).toEqual(told);
});

test("an animal that the person looks after for others is not theirs", () => {
  expect(read({ additionalInfo: "She watched our dog while we were away" }, "en").facts).toEqual([]);
  expect(read({ additionalInfo: "She walks her dog daily" }, "en").facts).toMatchObject([{ fact: "dog-at-home" }]);
});

test.each([
  ["He'd rather have one good thing than five little ones", []],
  ["knits constantly, on the bus, in meetings", []],
  ["arthritis makes the tiny pieces hard now", []],
  ["wife turning 60, backyard astronomy with her dad's telescope", ["astronomy"]],
  ["He runs trail ultras", ["trail ultras"]],
])("what only happens to be named is loved by nobody: %s", (text, words) => {
  const { likes } = read({ additionalInfo: text }, "en");
  expect(likes.map((like) => like.words).filter((word) => !word.startsWith("knit"))).toEqual(words);
});
