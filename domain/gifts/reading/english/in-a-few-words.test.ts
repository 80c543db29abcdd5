import { describe, expect, test } from "vitest";
import { read } from "../read.ts";

const readEnglish = (text: string) => read({ text }, "en");
const listInterests = (text: string) => readEnglish(text).likes.flatMap(({ interests }) => interests);

describe("who it is for", () => {
  test.each([
    ["wfh sister who games", "sibling", "female"],
    ["vegan brother", "sibling", "male"],
    ["electrician dad", "parent", "male"],
    ["teacher mom, loves tea", "parent", "female"],
    ["gamer son", "child", "male"],
    ["lil bro loves roblox", "sibling", "male"],
    ["mom in law who gardens", "extended-family", "female"],
    ["bro in law golf", "extended-family", "male"],
    ["fiance's mom, gardening", "extended-family", "female"],
    ["my bhaiya loves cricket", "extended-family", "male"],
    ["diwali gift for my chachi who paints", "extended-family", "female"],
    ["meemaw quilts", "extended-family", "female"],
    ["gave gran slippers last year", "extended-family", "female"],
    ["our garbage man likes coffee", "other", undefined],
    ["gift for postie", "other", undefined],
  ] as const)("%s", (text, relationship, gender) => {
    const { fields } = readEnglish(text);
    expect([fields.relationship, fields.gender]).toEqual([relationship, gender]);
  });

  test.each(["soccer mom of 3", "gym bro who loves protein", "theater kid", "frat brother, beer", "Jonas Brothers fan", "dance mom"])(
    "what somebody is called by doesn't make them the giver's own: %s",
    (text) => {
      expect(readEnglish(text).fields.relationship).toBeUndefined();
    },
  );
});

describe("how old they are", () => {
  test.each([
    ["nephew 12 fortnite", 12],
    ["niece 4 unicorns", 4],
    ["daughter 9 slime and gymnastics", 9],
    ["husband 52 golf", 52],
    ["male 34 bbq and craft beer", 34],
    ["22m into lifting", 22],
    ["f 24 loves thrifting", 24],
    ["17yo boy only cares about his truck", 17],
    ["7 year old boy loves his dog", 7],
  ])("%s", (text, age) => {
    expect(readEnglish(text).fields.age?.youngest).toBe(age);
  });

  test.each(["dad 2 dogs", "sister 3 kids", "husband 10 years married", "wife 10 year anniversary", "nephew lego 30", "14 year old dog"])(
    "another figure is no age: %s",
    (text) => {
      expect(readEnglish(text).fields.age).toBeUndefined();
    },
  );
});

describe("what was given before", () => {
  test.each([
    ["gave dad a grill last year, he fishes", "grill", ["fishing"]],
    ["got my sister earrings for her birthday, she likes tea", "earrings", ["tea"]],
    ["bought my brother in law whiskey twice", "whiskey", []],
    ["got my nephew legos last 3 years", "legos", []],
    ["last year was a wallet. dad likes cars", "wallet", ["cars"]],
  ])("is there: %s", (text, told, likes) => {
    expect(readEnglish(text).avoid).toMatchObject([{ told, why: "has" }]);
    expect(listInterests(text)).toEqual(likes);
  });

  test.each([
    ["got my sister to try pottery and she loves it", ["ceramics"]],
    ["got mom into gardening", ["gardening"]],
    ["got my boss for secret santa, she likes tea", ["tea"]],
    ["gf got me airpods last year. she's into pottery", ["ceramics"]],
    ["my bf gave me flowers, he's into chess", ["chess"]],
    ["my friend got me hooked on matcha, she loves it", ["matcha"]],
  ])("is not what somebody was brought to, nor what they gave: %s", (text, likes) => {
    expect(readEnglish(text).avoid).toEqual([]);
    expect(listInterests(text)).toEqual(likes);
  });
});

test.each([
  ["watches the cubs", "club:Chicago Cubs"],
  ["husband loves smoking meat and the packers", "club:Green Bay Packers"],
  ["husband, huge bears fan", "club:Chicago Bears"],
  ["my pop loves the footy, go pies", "club:Collingwood Magpies"],
  ["go bills", "club:Buffalo Bills"],
])("a team is told by its article, in small letters too: %s", (text, name) => {
  expect(readEnglish(text).likes.map((like) => like.name?.id)).toContain(name);
});

test.each([
  ["he loves the bears at the zoo", "wolves"],
  ["niece loves the tigers and lions", "animals"],
  ["she loves the birds in her yard", "birdwatching"],
  ["loves the stars", "astronomy"],
])("and no animal that is somewhere: %s", (text, interest) => {
  expect(listInterests(text)).toContain(interest);
});

test.each([
  ["eid gift for my dad, he prays a lot", "islam"],
  ["my hindu neighbor prays every morning", "spirituality"],
  ["jewish friend, prays", "judaism"],
  ["grandma prays the rosary", "christianity"],
])("to whom somebody prays is told by the rest: %s", (text, interest) => {
  expect(listInterests(text)).toContain(interest);
});

test.each([
  ["no plants please her cat eats them", ["plants"]],
  ["no chocolate please the dog gets into it", ["chocolate"]],
  ["hates christmas", ["christmas"]],
])("what is asked for ends with please, and a day that is hated is none to celebrate: %s", (text, told) => {
  const { avoid, fields } = readEnglish(text);
  expect(avoid.map((one) => one.told)).toEqual(told);
  expect(fields.occasion).toBeUndefined();
});

test.each(["dog groomer sister, hates pink", "my sister is a dog trainer", "horse trainer aunt", "pet sitter cousin"])(
  "who works with animals needn't have one: %s",
  (text) => {
    const { likes, facts } = readEnglish(text);
    expect([likes, facts]).toEqual([[], []]);
  },
);

test.each([
  ["bro just got his pilots license", ["aviation"]],
  ["she's a leo and loves candles", ["candles-scents", "astrology"]],
  ["uncle likes the pub and the telly", ["pub", "tv-series"]],
  ["nan likes her slots", ["card-games"]],
  ["my aunty does aquarobics", ["aqua-fitness"]],
  ["into cricket and bgmi", ["cricket", "video-games"]],
  ["mom walks every day", ["walking"]],
  ["my aunt goes for walks", ["walking"]],
  ["grandpa walks the mall", ["walking"]],
  ["she walks in the woods", ["hiking"]],
  ["daughter, marine biology", ["marine-biology"]],
  ["likes manga, bleach", ["manga", "anime"]],
])("is heard: %s", (text, interests) => {
  expect(listInterests(text)).toEqual(interests);
});

test.each([
  "she's a bookworm but kindle only",
  "reads ebooks only",
  "loves reading but only on her phone",
  "no paper books, she reads on ipad",
])("who reads on a screen is given no books on paper: %s", (text) => {
  expect(readEnglish(text).facts.map(({ fact }) => fact)).toContain("no-paper-books");
});

test.each([
  ["my husband doesn't cook, I do", "cannot-cook", false],
  ["she can't cook, lives alone", "cannot-cook", true],
  ["brother who lives in a van", "small-home", false],
  ["cottage hosts, they love board games", "invited", true],
  ["gift for boss leaving, likes gin", "leaving-job", true],
  ["manager moving on, loves running", "leaving-job", true],
  ["my boss leaving his mugs everywhere", "leaving-job", false],
])("%s: %s is told: %s", (text, fact, isTold) => {
  expect(readEnglish(text).facts.some((one) => one.fact === fact)).toBe(isTold);
});

test.each([
  ["husband in the army, deployed", "deployed", true],
  ["brother stationed overseas, army", "deployed", true],
  ["son in the navy, on a ship", "deployed", true],
  ["my nephew at boot camp", "deployed", true],
  ["dad was in the navy, fishing", "deployed", false],
  ["my grandfather served in the army", "deployed", false],
  ["does boot camp at the gym", "deployed", false],
  ["cousin in jail, likes reading", "in-prison", true],
  ["son is incarcerated, likes sudoku", "in-prison", true],
  ["works in a prison, loves tea", "in-prison", false],
  ["watches Prison Break", "in-prison", false],
])("where they are: %s", (text, fact, isTold) => {
  expect(readEnglish(text).facts.some((one) => one.fact === fact)).toBe(isTold);
});

test.each([
  ["zh", "弟弟在部队当兵，爱看书", "deployed"],
  ["zh", "表哥还在坐牢", "in-prison"],
  ["zh", "姐姐爱看书，只看电子书", "no-paper-books"],
  ["ja", "弟は海外に派遣中です", "deployed"],
  ["ja", "兄は服役中。絵が好き", "in-prison"],
  ["ja", "母は読書好き、電子書籍しか読まない", "no-paper-books"],
] as const)("and so in %s: %s", (locale, text, fact) => {
  expect(read({ text }, locale).facts.map((one) => one.fact)).toContain(fact);
});

test.each(["daughter wants a sewing machine", "he wants a drone", "asked for a guitar"])(
  "what is wished for isn't there yet: %s",
  (text) => {
    expect(readEnglish(text).likes).toMatchObject([{ level: "beginner" }]);
  },
);

test.each(["wants a new guitar", "plays the guitar"])("and who has one is no beginner: %s", (text) => {
  expect(readEnglish(text).likes[0]?.level).toBeUndefined();
});

test.each([
  ["my wife's 40th. peloton, oat lattes", "my wife"],
  ["My dad’s retirement, he golfs", "My dad"],
  ["my boss loves tea", "my boss"],
])("who it is for is named without what is theirs: %s", (text, person) => {
  expect(read({ text }, "en").person?.words).toBe(person);
});
