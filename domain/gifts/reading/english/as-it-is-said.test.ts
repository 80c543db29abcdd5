import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");
const listWords = (notes: string) => readNotes(notes).likes.map(({ words }) => words);

test.each([
  ["She belts karaoke like nobody's watching. Loves tea", ["tea", "karaoke"]],
  ["filter coffee addict like our Amma", ["filter coffee"]],
  ["loves cake, drinks her filter coffee just like my dad", ["cake", "filter coffee"]],
  ["loves tea. the piano my aunt left is in the hall", ["tea"]],
  ["He gets up early for the F1 races", ["F1 races"]],
  ["obsessed with axolotls (don't ask) and Bluey", ["axolotls", "Bluey"]],
  ["gardening is her church", ["gardening"]],
  ["still has the radio on from 5am", ["radio"]],
  ["Our balcony is basically a tomato farm", ["tomato farm"]],
  ["watches Corrie doing the ironing", ["Corrie"]],
  ["Nan is 84, the Crows are her religion", ["the Crows"]],
  ["talks to the magpies outside her window", ["magpies"]],
  ["their camper van is practically their third child", ["camper van"]],
  ["What she's got: Radio 4, and me texting her rubbish", ["Radio 4"]],
  ["He is 11, trades Pokemon cards at lunch", ["Pokemon cards"]],
  ["eats hot wings like it's a job", ["hot wings"]],
  ["happiest with a mixing bowl", ["mixing bowl"]],
  ["cryptics in The Age", ["cryptics"]],
  ["loves kopi", ["kopi"]],
  ["strictly on a saturday is sacred & bingo on thursdays", ["strictly on a saturday", "bingo"]],
])("what is loved is heard, however it is said: %s", (notes, likes) => {
  expect(listWords(notes)).toEqual(likes);
});

test.each([
  ["crochets on the bus, in bed, in maths apparently", ["crochets"]],
  ["rattling round the house like a pea in a drum", []],
  ["will read an OS map the way other people read novels", ["OS map"]],
  ["never missed a snow day", []],
  ["follows the cricket with the TV sound off", ["cricket"]],
  ["knits in meetings, in class, on trains", ["knits"]],
  ["Sundays are for football, it's his religion", ["football"]],
  ["loves crochet, cotton or acrylic only", ["crochet"]],
  ["found that out the hard way with a lamington. Loves tea", ["tea"]],
  ["broke his ring finger, loves ramen", ["ramen"]],
  ["collects football shirts, goalie ones especially", ["football shirts"]],
  ["just started a new job driving a grader", []],
  ["kept my dog for three weeks while I had surgery", []],
  ["she does hair, loves bingo", ["bingo"]],
  ["at the bowl in Bondi every arvo", []],
  ["Loves tea. Her dog is called Biscuit", ["tea"]],
])("what is said by the by is loved by nobody: %s", (notes, likes) => {
  expect(listWords(notes)).toEqual(likes);
});

test.each([
  ["Her mum has banned any more cuddly toys", ["cuddly toys"]],
  ["He was banned last year", []],
  ["the cardiologist took away red meat and salt", ["red meat", "salt"]],
  ["wool brings her out in a rash", ["wool"]],
  ["He plays Gloomhaven with his mates, he has it", ["Gloomhaven"]],
  ["plays EA FC 26 on ps5 (has it) with his mates", ["EA FC"]],
  ["she gets hives from nickel earrings", ["nickel earrings"]],
  ["no 'get well soon' please", ["get well soon"]],
  ['no "live laugh love" signs', ["live laugh love signs"]],
  ["climber, but he is banned from the wall till spring", ["climber"]],
  ["already sorted him breakdown cover", ["breakdown cover"]],
  ["he says he is done with looking at the time", []],
  ["Have tent, stove, sleeping bags, all top notch", ["tent", "stove", "sleeping bags"]],
  ["she has one thin jacket", []],
  ["I've done jewellery three years running", ["jewellery"]],
  ["I got him a jersey last yr", ["jersey"]],
  ["Magic Sing is her religion (she has the newest one)", ["Magic Sing"]],
  ["She knitted jumpers but her hands are too bad with the arthritis", ["knitted"]],
  ["I don't want him to feel like a patient, not a patient", []],
])("what is left out is what was refused or is there: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["on her feet 10 hrs a day", ["on-their-feet"]],
  ["a nurse on permanent nights", ["night-shifts"]],
  ["has just finished after 42 years driving trains", ["retirement"]],
  ["She's defending her PhD on the 12th", ["graduating"]],
  ["already sorted him breakdown cover", []],
  ["She knitted jumpers for all nine of us", []],
  ["gardening is her church", []],
  ["Aunt Deb kept my dog for three weeks while I was away", ["thanks"]],
])("a life is told by the by: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});

test("whoever is called by the relationship of the form is meant, though somebody else was named first", () => {
  const notes = "Our son is 9 weeks old. My husband gets up early for the F1 races";
  const likes = (relationship: "spouse" | "child") => read({ additionalInfo: notes, relationship }, "en").likes.map(({ words }) => words);

  expect(likes("spouse")).toEqual(["F1 races"]);
  expect(likes("child")).toEqual([]);
});

test.each([
  ["ja", "ウールだと肌がかぶれる", ["ウール"]],
  ["ja", "冬は手がかゆくなる", []],
  ["zh", "连着三年送首饰了，她喜欢拼字游戏", ["首饰"]],
] as const)("the same is left out in other languages (%s): %s", (language, notes, told) => {
  expect(read({ additionalInfo: notes }, language).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["ja", "42年勤めて電車の運転士を終えたばかり"],
  ["zh", "开了四十二年火车刚干完"],
] as const)("a working life is over, however it is said (%s): %s", (language, notes) => {
  expect(read({ additionalInfo: notes }, language).facts.map(({ fact }) => fact)).toEqual(["retirement"]);
});

test("an interest in capitals is the show", () => {
  const { likes } = read({ interests: ["salsa dancing", "FRIENDS"] }, "en");

  expect(likes.map(({ id }) => id)).toEqual(["likes:salsa", "likes:series:Friends"]);
});

test("who has packed in the drink is given none", () => {
  expect(readNotes("she's packed drinking in").avoid.map(({ told }) => told)).toEqual(["alcohol (packed drinking in)"]);
});
