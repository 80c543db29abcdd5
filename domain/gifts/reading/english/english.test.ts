import { describe, expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo, interests: ["chess"] }, "en");
const listTold = (notes: string) => readNotes(notes).avoid.map(({ told }) => told);
const listLikes = (notes: string) =>
  readNotes(notes)
    .likes.filter(({ field }) => field === "additionalInfo")
    .map(({ words }) => words);
const listFacts = (notes: string) => readNotes(notes).facts.map(({ fact }) => fact);
const listWishes = (notes: string) => readNotes(notes).wishes.map(({ wish }) => wish);

describe("what is left out", () => {
  test.each([
    ["no mugs, scented candles or socks please", ["mugs", "scented candles", "socks"]],
    ["no shirts no hats no wallets", ["shirts", "hats", "wallets"]],
    ["dont do socks dont do a mug", ["socks", "mug"]],
    ["not a hoodie, he has seven", ["hoodie"]],
    ["Not jewellery, she can't wear it at work", ["jewellery"]],
    ["anything but a robe or slippers", ["robe", "slippers"]],
    ["please skip the wine", ["wine"]],
    ["She can't stand puzzles", ["puzzles"]],
    ["he's not into fishing", ["fishing"]],
    ["bath bombs are out", ["bath bombs"]],
    ["perfume gives her headaches", ["perfume"]],
    ["he gave up beer", ["beer"]],
    ["she has embroidered towels and a kindle", ["embroidered towels", "kindle"]],
    ["she has just moved to a small flat", []],
    ["she can't walk far since her hip operation", []],
    ["tiny flat, no candles, up to 50 dollars", ["candles"]],
    ["no candles, $50 max", ["candles"]],
    ["she's heartbroken that she had to stop knitting", ["knitting"]],
    ["has had to give up running", ["running"]],
    ["stopped playing tennis", ["tennis"]],
    ["hates anything with her name on it", ["anything with her name on it"]],
    ["He does NOT want a party or a plaque", ["party", "plaque"]],
    ["nothing white or in fours", ["anything white", "anything in fours"]],
    ["nothing from Amazon or Shein", ["anything from Amazon", "anything from Shein"]],
    ["no flowers she has hay fever", ["flowers (hay fever)"]],
    ["no beer hes off it", ["beer"]],
    ["I don't want to buy clothes as I don't know the size", ["clothes"]],
    ["no more mugs, bad knee", ["mugs"]],
    ["collects owls - but not owl mugs", ["owl mugs"]],
    ["no cooking for a bit", ["cooking"]],
    ["she thinks golf is boring", ["golf"]],
    ["nothing with cuss words", ["anything with cuss words"]],
    ["can't stand Taylor Swift", ["Taylor Swift"]],
    ["vinyl is a scam according to him lol", ["vinyl"]],
    ["not big on sports, more of a homebody", ["sports"]],
  ])("by a refusal: %s", (notes, told) => {
    expect(listTold(notes).toSorted()).toEqual(told.toSorted());
  });

  test.each([
    ["already owns a Garmin and about 100 running shirts", ["Garmin", "running shirts"]],
    ["a telescope", ["telescope"]],
    ["garden tools, plants", ["garden tools", "plants"]],
    ["headphones, a Kindle and a coffee machine", ["headphones", "Kindle", "coffee machine"]],
    ["has the Breville, the grinder, the scale", ["Breville", "grinder", "scale"]],
    ["has all the duplo", ["duplo"]],
    ["everyone gives her mugs and candles", ["mugs", "candles"]],
    ["we gave him a scarf last year", ["scarf"]],
    ["her drawers are full of socks", ["socks"]],
    ["A wallet I gave already three times", ["wallet"]],
    ["he has a watch", ["watch"]],
    ["mugs, candles and socks", ["mugs", "candles", "socks"]],
    ["watch", ["watch"]],
    ["watch, headphones", ["watch", "headphones"]],
    ["drill and kettle", ["drill", "kettle"]],
  ])("by owning it: %s", (notes, told) => {
    expect(listTold(notes).toSorted()).toEqual(told.toSorted());
  });

  test.each([
    ["she is vegan", ["meat and dairy (vegan)"]],
    ["Youngest has a severe nut allergy", ["nuts (severe nut allergy)"]],
    ["sober since January", ["alcohol (sober since January)"]],
    ["he is Muslim", ["pork and alcohol (Muslim)"]],
    ["She gets hay fever", ["flowers (hay fever)"]],
    ["no sweets (diabetes)", ["sweets (diabetes)"]],
    ["They don't drink", ["alcohol (don't drink)"]],
    ["allergic to wool", ["wool"]],
    ["He's allergic to shellfish", ["shellfish (allergic)"]],
  ])("by what they must not have: %s", (notes, told) => {
    expect(listTold(notes)).toEqual(told);
  });

  test.each([
    "She was a seamstress and sang in the church choir for 40 years",
    "His girlfriend's vegan but he eats everything",
    "Her boyfriend's the coeliac, not her",
    "allergic to mornings",
    "She isn't allergic to anything",
    "no longer allergic to nuts",
    "We live in Hawaii and our first child is two",
    "blind since birth, lives alone in Perth",
    "no problem if it's late",
    "he has nerves of steel and a heart of gold",
    "has Parkinson's and a bad back",
    "She has two hives on the roof",
    "no more stuff please, tiny flat",
    "nothing too expensive",
    "she has no time to go out",
    "nothing feels like enough",
    "my sister hates candles",
  ])("nothing, for a sentence about the person: %s", (notes) => {
    const told = readNotes(notes.replace("my sister", "He is shy. My sister")).avoid;
    expect(told).toEqual([]);
  });

  test("what goes with an owned thing stays welcome, and a diet is never relaxed", () => {
    const { avoid } = readNotes("has a camera. vegan");

    expect(avoid.map(({ why }) => why).toSorted()).toEqual(["cannot", "has"]);
  });

  test("a topic narrows it", () => {
    const [books] = readNotes("no books about war").avoid;

    expect(books).toMatchObject({ told: "books about war", topic: "war" });
    expect(books?.things).toContain("book");
  });
});

describe("what is loved", () => {
  test.each([
    ["She loves horses and pottery, plays the cello", ["horses", "pottery", "cello"]],
    ["can't get enough of their ancient staffy", ["ancient staffy"]],
    ["Wouldn't say no to a pint of bitter", ["pint of bitter"]],
    ["Nothing beats his lola's adobo", ["lola's adobo"]],
    ["You can't give him too many jazz records", ["jazz records"]],
    ["he's cricket mad", ["cricket"]],
    ["Zelda since the NES, Korean bbq, Rothko prints", ["Zelda", "Korean bbq", "Rothko prints"]],
    ["sourdough people, tiny flat, Agatha Christie", ["sourdough", "Agatha Christie"]],
    ["She reads cosy mysteries", ["cosy mysteries"]],
    ["She loves to read", ["read"]],
    ["always cooking for 12 people", ["cooking"]],
    ["She doesn't own a decent tent", ["tent"]],
    ["nobody ever gets her flowers", ["flowers"]],
    ["She has ALL the Bluey figures and would happily line up more of them", ["Bluey figures"]],
    ["the binder of Mingyu photocards is full but she never has enough", ["Mingyu", "photocards"]],
    ["Go Birds. Saw her rubbing her feet on our stoop", ["Go Birds"]],
    ["lives in it, tbh, and it is too soon for anything else", []],
    ["he never touched golf clubs in his life", []],
    ["Metal detecting, old coins, the crossword", ["Metal detecting", "old coins", "crossword"]],
  ])("by a cue or a list: %s", (notes, likes) => {
    expect(listLikes(notes)).toEqual(likes);
    expect(listTold(notes)).toEqual([]);
  });

  test("a past liking and an origin are affinities, an occupation is no liking", () => {
    const { likes } = readNotes("Used to race pigeons. Works as a chef. She is from Sapporo.");

    expect(likes.filter(({ field }) => field === "additionalInfo").map(({ strength }) => strength)).toEqual(["affinity", "affinity"]);
  });

  test("somebody else's likings and the giver's are not theirs", () => {
    expect(listLikes("She is quiet. Her husband loves golf. I like wine.")).toEqual([]);
  });

  test("sentences in the field for interests are read as such", () => {
    const { likes, avoid } = read({ interests: ["She likes knitting but she is allergic to wool", "hes big into hurling"] }, "en");

    expect(likes.map(({ words }) => words)).toEqual(["knitting", "hurling"]);
    expect(avoid.map(({ told }) => told)).toEqual(["wool"]);
  });

  test("'listens to' says what an unknown word is", () => {
    expect(readNotes("She listens to Zorblax").likes.at(-1)?.guess).toBe("music");
  });
});

test("an ailment beside a pastime of the past is no liking", () => {
  expect(listLikes("used to run marathons, bad knee now")).toEqual(["marathons"]);
});

test.each([
  ["can't kneel or walk far", []],
  ["she can't cook or bake to save her life", []],
  ["he can't really cook", []],
  ["has just moved to a small flat in Harrogate", []],
  ["never learned to swim or drive", []],
  ["can't wait to bake or travel again", ["bake", "travel"]],
  ["never misses a chance to sail or swim", ["sail", "swim"]],
])("a denial holds for everything in its list, and 'can't wait' is none: %s", (notes, likes) => {
  expect(listLikes(notes)).toEqual(likes);
});

test("a budget is nothing that they like", () => {
  expect(listLikes("She loves her garden and the birds in it. Christmas, up to $100.")).not.toContain("up");
});

test("a pet with a name is nothing that they have, and a town nothing that they like", () => {
  expect(listTold("She has a dachshund named Otto")).toEqual([]);
  expect(listFacts("She has a dachshund named Otto")).toEqual(["dog-at-home"]);
  expect(listLikes("she's in Chicago and I'm deployed")).toEqual([]);
  expect(listLikes("moved to Hamilton last year")).toEqual([]);
  expect(listFacts("cat eats every plant")).toEqual(["pet-eats-things"]);
  expect(listFacts("we have toddlers so can't go out late")).not.toContain("bed-rest");
});

describe("facts", () => {
  test.each([
    ["He has been blind since birth", ["blind"]],
    ["an early Alzheimer's diagnosis, lives in a care home", ["dementia", "care-home"]],
    ["her dad died in September", ["grief"]],
    ["she just had knee surgery", ["walks-badly", "ill-or-recovering"]],
    ["7 months pregnant", ["pregnant"]],
    ["she broke her arm, cast for six weeks", ["one-hand", "ill-or-recovering"]],
    ["eye surgery, can't read for two months", ["low-vision"]],
    ["her apartment is tiny", ["small-home"]],
    ["it's from the whole team, for secret santa", ["group-gift", "secret-santa"]],
    ["tiny flat with thin walls", ["small-home", "thin-walls"]],
  ])("%s", (notes, facts) => {
    expect(listFacts(notes)).toEqual(expect.arrayContaining(facts));
  });

  test.each([
    "She loves blind boxes",
    "wheelchair basketball",
    "not pregnant",
    "my mother is deaf. She is not",
    "his sister uses a wheelchair",
  ])("are not told by: %s", (notes) => {
    expect(listFacts(`He is kind. ${notes}`)).toEqual([]);
  });
});

describe("wishes", () => {
  test.each([
    ["would rather have an experience than stuff", "experience"],
    ["something we can do together", "together"],
    ["must be small", "small"],
    ["has to go by post", "by-post"],
    ["hates surprises", "no-surprises"],
    ["something for the balcony", "for-balcony"],
    ["we want something the kids can make", "made-by-giver"],
    ["nothing too expensive", "cheap"],
    ["need it by Friday", "soon"],
    ["my dad turns 70 next week", "soon"],
  ] as const)("%s", (notes, wish) => {
    expect(listWishes(notes)).toContain(wish);
  });
});

describe("fields of the form", () => {
  test("a sentence fills them", () => {
    const { fields, person, likes, avoid } = read(
      { text: "My dad is 70 and retired, loves birds and fixing old radios, hates clutter. Birthday, up to $100" },
      "en",
    );

    expect(fields).toMatchObject({
      relationship: "parent",
      gender: "male",
      age: { youngest: 70, oldest: 70 },
      ageRange: "65+",
      occasion: "birthday",
      currency: "USD",
      budget: "50-100",
    });
    expect(person?.words).toBe("My dad");
    expect(likes.map(({ words }) => words)).toEqual(["birds", "fixing old radios"]);
    expect(avoid.every(({ told }) => told === "clutter")).toBe(true);
  });

  test.each([
    ["my daughter's kindergarten teacher", { relationship: "other" }],
    ["my mother-in-law in Valencia", { relationship: "extended-family", gender: "female" }],
    ["my nephew turns 13", { relationship: "extended-family", gender: "male", age: { youngest: 13, oldest: 13 } }],
    ["Her 14 yr old corgi died", {}],
    ["around £40 for my best friend", { currency: "GBP", budget: "20-40", relationship: "friend" }],
    ["between 50 and 100 euros", { currency: "EUR", budget: "80-200" }],
  ])("%s", (text, fields) => {
    expect(read({ text }, "en").fields).toMatchObject(fields);
  });

  test.each([
    ["A colleague I hardly know", "colleague"],
    ["For a friend who just moved", "friend"],
    ["A mug for my dad", "parent"],
    ["A golf nut and dad", undefined],
    ["Farewell present from the team for a coworker who’s leaving after ten years: trail running", "colleague"],
    ["I need a birthday gift for a friend who loves tea", "friend"],
    ["Something for mom, who gardens", "parent"],
    ["A gift for a new mom", undefined],
    ["Something for the kitchen", undefined],
  ])("who it is for may have an article: %s", (text, relationship) => {
    expect(read({ text }, "en").fields.relationship).toBe(relationship);
  });
});

describe("what could not be understood", () => {
  const listRest = (notes: string) => readNotes(notes).rest.map(({ words }) => words);

  test("is kept as it was typed", () => {
    expect(listRest("her ears aren't pierced, no mugs")).toEqual(["her ears aren't pierced"]);
    expect(listRest("My mother in law in Valencia. No mugs")).toEqual(["My mother in law in Valencia"]);
    expect(listRest("No mugs. His girlfriend's vegan")).toEqual(["His girlfriend's vegan"]);
  });

  test.each(["She says no mugs", "my aunt, loves tea", "she's 5 and loves Bluey", "both 70, no mugs", "Birthday, up to $100, no mugs"])(
    "is nothing where nothing is said: %s",
    (notes) => {
      expect(listRest(notes)).toEqual([]);
    },
  );
});

describe("the reading as a whole", () => {
  test("is the same in any case, width and order of sentences", () => {
    const one = readNotes("She loves horses. No mugs. Vegan.");
    const other = readNotes("VEGAN.  no MUGS. she loves HORSES.");
    const listIds = ({ likes, avoid, facts }: typeof one) => [...likes, ...avoid, ...facts].map(({ id }) => id).toSorted();

    expect(listIds(other)).toEqual(listIds(one));
  });

  test("positions are those of the typed text", () => {
    const notes = "Hi! No “fancy” mugs 😭, please. She’s into D&D.";
    const reading = readNotes(notes);

    for (const { words, from, to, field } of [...reading.likes, ...reading.avoid])
      if (field === "additionalInfo") expect(notes.slice(from, to)).toBe(words);
    expect(reading.avoid.map(({ told }) => told)).toEqual(["fancy mugs"]);
  });

  test("of a long note of unique words a bounded part is kept", () => {
    const words = Array.from({ length: 800 }, (_, index) => `w${(index * 7919).toString(36)}`);
    for (const note of [words.join(" "), words.join(", "), `no ${words.join(", no ")}`]) {
      const reading = readNotes(note.slice(0, 4000));

      expect(reading.avoid.length).toBeLessThanOrEqual(50);
    }
  });
});
