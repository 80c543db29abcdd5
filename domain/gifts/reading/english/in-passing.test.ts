import { expect, test } from "vitest";
import { read } from "../read.ts";

test.each<[string, string[], string[]]>([
  ["We live near a golf course but nobody here golfs. She loves tea", ["tea"], []],
  ["no one in the house fishes", [], []],
  ["works at a surf shop, doesnt surf herself", [], ["surfing"]],
  ["her sister is a tennis nut and makes her come along, she hates it", [], ["tennis"]],
  ["his roommate plays banjo all night, he cant stand it", [], ["banjo"]],
  ["They love synths. Her partner keeps snakes and Kim finds that creepy", ["synths"], ["snakes"]],
  ["so leave dogs out of it", [], ["dogs"]],
  ["keep the church out of it, loves jazz", ["jazz"], ["church"]],
  ["His supervisor is a huge whisky guy, he isnt", [], []],
  ["The aides there do bingo on Mondays", [], []],
  ["She loves poetry. her ex is a guitarist", ["poetry"], []],
  ["My neighbor watches our dog whenever we travel. She bakes", ["bakes"], []],
])("what others do is no liking, and is left out where it's refused: %s", (text, likes, told) => {
  const reading = read({ text }, "en");
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
  expect(reading.avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  "she lives above a bowling alley in Reno",
  "lives across from a dance studio",
  "their trailer is parked by a ski slope",
  "her apartment used to be a violin factory",
  "he works on an oil rig",
  "he is stationed on a submarine",
  "He drags her along everywhere",
  "the class hamster has just died",
])("where somebody lives or works is loved by nobody: %s", (text) => {
  expect(read({ text }, "en").likes).toEqual([]);
});

test.each([
  ["She has two bird baths up already", ["bird baths"]],
  ["No scarves she has a whole drawer", ["scarves"]],
  ["no energy bars please", ["energy bars"]],
  ["nothing that says blessed or has owls on it", ["anything that says blessed", "anything that has owls"]],
  ["not allowed to take cash or gift cards", ["cash", "gift cards"]],
  ["he's not allowed to accept money or gift baskets", ["money", "gift baskets"]],
  ["no jogging, going crazy in bed", ["jogging"]],
  ["no candles except battery ones", ["candles"]],
  ["no cooking except the air fryer", ["cooking"]],
  ["He can't handle anything fiddly with cords", ["anything fiddly with cords"]],
  ["spanish books are no use to her", ["spanish books"]],
  ["They own a grill and two paddleboards already", ["grill", "paddleboards"]],
  ["no lighters, not near the oxygen", ["lighters"]],
  ["She has longed for Japan all her life", []],
  ["She has a vineyard in Sonoma, lemons and some figs", []],
  ["had the roughest week ever", []],
  ["no kids of her own", []],
])("what is left out is told in its own words, and no more: %s", (text, told) => {
  expect(read({ text }, "en").avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["no energy drinks", []],
  ["she gets headaches from smells", ["scent-sensitive"]],
  ["He reads and writes only Korean", ["cannot-read-language"]],
  ["lives with his blind old cat", []],
  ["the class hamster just died", []],
  ["they've lived in a van since June", ["lives-in-vehicle"]],
])("a fact is told of the person alone: %s", (text, facts) => {
  expect(read({ text }, "en").facts.map(({ fact }) => fact)).toEqual(facts);
});

test("a baby at home is not who gets the gift", () => {
  expect(read({ text: "my colleague, 5 week old baby at home" }, "en").fields.age).toBeUndefined();
  expect(read({ text: "for my 5 week old niece" }, "en").fields.age).toBeDefined();
});

test.each<[string, string[], string[]]>([
  ["has a cactus she talks to", ["cactus"], []],
  ["she doesnt really watch football just the commercials", [], ["football"]],
  ["the tiny print ones strain her eyes", [], ["tiny print ones"]],
  ["basement apartment with no sun", [], []],
  ["moved into an apartment with no furniture, likes jazz", ["jazz"], []],
  ["doesn't have a grill yet, loves brisket", ["brisket"], []],
  ["no furniture please, likes jazz", ["jazz"], ["furniture"]],
  ["She has wool up to the rafters", [], ["wool"]],
  ["he runs to the door when the mailman comes, gets seasick on ferries", [], []],
  ["They love tea and Robin finds that boring", ["tea"], []],
  ["loves roses. Rose loves the sea", ["roses", "the sea"], []],
  ["Daisy loves baking, lives in Fort Worth", ["baking"], []],
  ["ER nurse, loves tea", ["tea"], []],
  ["ships out to Navy boot camp in June. liked the view", [], []],
  ["everything he does starts with an a", [], []],
])("who is fond of a thing, has no use for it, or is only called so: %s", (text, likes, told) => {
  const reading = read({ text }, "en");
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
  expect(reading.avoid.map((avoid) => avoid.told)).toEqual(told);
});

test("who has a Breville needs no espresso machine, who has Wingspan may get another game", () => {
  const { avoid } = read({ text: "He has a Breville and a Weber already. They already have Wingspan" }, "en");
  expect(avoid.map(({ told, things }) => [told, things.length > 0])).toEqual([
    ["Breville", true],
    ["Weber", true],
    ["Wingspan", false],
  ]);
});

test.each([
  ["Cardinals baseball", ["club:St. Louis Cardinals"]],
  ["Cardinals football", ["club:Arizona Cardinals"]],
  ["Jets hockey", ["club:Winnipeg Jets"]],
  ["Giants football", ["club:New York Giants"]],
  ["Rangers hockey", ["club:New York Rangers"]],
])("a club is told by its sport: %s", (typed, names) => {
  expect(read({ interests: [typed] }, "en").likes.map(({ name }) => name?.id)).toEqual(names);
});

test.each([
  ["being a goalie", ["ice-hockey"]],
  ["jelly babies", ["sweets"]],
  ["dirt biking", ["motorcycles"]],
  ["Costco runs", []],
  ["puzzles (300 pc only)", ["puzzles"]],
  ["Lotería nights", ["bingo"]],
  ["boot camp classes", ["fitness"]],
  ["amapiano", ["african-music"]],
])("what is typed as a pastime is that one: %s", (typed, interests) => {
  expect(read({ interests: [typed] }, "en").likes.flatMap((like) => like.interests)).toEqual(interests);
});

test("how many pieces are too many is told of these jigsaws alone", () => {
  const [avoid] = read({ text: "No 1000 piece puzzles, she loves jigsaws" }, "en").avoid;
  expect(avoid).toMatchObject({ things: [], told: "1000 piece puzzles" });
  expect(avoid?.literals.some((literal) => literal.includes("thousand"))).toBe(true);
});
