import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { buildRequest } from "#tests/support/gift-requests.ts";
import { facts, mourning, type FactId, type FactRule } from "../knowledge/facts.ts";
import { read } from "../reading/read.ts";
import { buildBrief } from "../brief/brief.ts";
import { listNear } from "../knowledge/knowledge.ts";
import { listCandidates } from "./candidates.ts";
import { compose } from "./compose.ts";
import { readPriceRange } from "../brief/price-range.ts";

const place = { field: "additionalInfo", item: 0, from: 0, to: 0 } as const;
const list = (fields: Parameters<typeof createBrief>[0]) => compose(createBrief(fields));

test("with one liking all five ideas serve it, in five different ways", () => {
  const picks = list({ likes: [{ interests: ["gardening"], words: "her roses" }] });

  expect(new Set(picks.map(({ concept }) => concept.id)).size).toBe(5);
  expect(picks.every(({ suggestion }) => suggestion.because.includes("her roses"))).toBe(true);
});

test("each of several likings is served", () => {
  const interests = ["astronomy", "baking", "birdwatching", "chess"];

  const picks = list({ likes: interests.map((interest) => ({ interests: [interest] })) });

  for (const interest of interests) expect(picks.some(({ concept }) => concept.interests?.[interest])).toBe(true);
});

test("one idea is made for what the gift is about, and the others serve the likings", () => {
  const facts = [{ ...place, id: "facts:grief", words: "her mother died", fact: "grief" }] as const;

  const likes = [{ interests: ["tea"] }, { interests: ["gardening"] }];
  const picks = list({ occasion: "other", likes, reading: { facts: [...facts] } });

  expect(picks.filter(({ concept }) => concept.facts?.includes("grief"))).not.toEqual([]);
  for (const interest of ["tea", "gardening"]) expect(picks.some(({ concept }) => concept.interests?.[interest])).toBe(true);
});

test("besides one liking, two parts of a life have an idea each", () => {
  const reading = state("night-shifts", "on-their-feet");

  const picks = list({ likes: [{ interests: ["gardening"] }], reading });

  for (const fact of ["night-shifts", "on-their-feet"] as const)
    expect(picks.some(({ concept }) => concept.facts?.includes(fact))).toBe(true);
  expect(picks.filter(({ concept }) => concept.interests?.["gardening"]).length).toBeGreaterThanOrEqual(3);
});

test("an illness is how somebody lives on a birthday, and why a gift without an occasion is given", () => {
  const likes = [{ interests: ["snacks"] }, { interests: ["knitting"] }];
  const asked = { likes, currency: "GBP", budget: "80-200", reading: state("ill-or-recovering") } as const;
  const servesLiking = ({ suggestion: { because } }: { suggestion: { because: readonly string[] } }) =>
    because.some((words) => words !== "ill-or-recovering");

  expect(list({ ...asked, occasion: "birthday" }).filter(servesLiking)).toHaveLength(5);
  expect(list({ ...asked, occasion: "other" }).filter(({ concept }) => concept.facts?.includes("ill-or-recovering"))).not.toEqual([]);
});

test("a liking that nothing serves clearly at this age and budget has an idea all the same: what is nearest", () => {
  const likes = [{ interests: ["unicorns"] }, { interests: ["gymnastics"] }, { interests: ["film"] }];

  const picks = list({ currency: "EUR", budget: "20-40", relationship: "child", ageRange: "0-12", likes });

  const near = new Set(["gymnastics", ...listNear("gymnastics")]);
  expect(picks.some(({ concept }) => Object.keys(concept.interests ?? {}).some((id) => near.has(id)))).toBe(true);
});

test.each(["new-home", "walks-badly", "retirement", "weak-hands", "new-job"] as const)(
  "of three likings and that somebody lives with %s, each liking is served, and no idea is for that alone",
  (fact) => {
    const likes = ["coffee", "photography", "crime-novels"];

    const picks = list({ likes: likes.map((id) => ({ interests: [id] })), reading: state(fact) });

    for (const id of likes) expect(picks.some(({ concept }) => concept.interests?.[id])).toBe(true);
    expect(
      picks.filter(({ suggestion: { because } }) => because.every((words) => words === fact)).map(({ concept }) => concept.id),
    ).toEqual([]);
  },
);

test("a gift that greets a baby may be the baby's, and one for its mother's birthday is not", () => {
  const isForBaby = ({ concept }: { concept: { ages: readonly [number, number] } }) => concept.ages[1] <= 4;
  const ofBirth = { reading: state("newborn"), occasion: "other" } as const;

  expect(list({ ...ofBirth, relationship: "friend" }).filter(isForBaby)).not.toEqual([]);
  expect(list({ ...ofBirth, relationship: "spouse" }).filter(isForBaby)).toEqual([]);
  expect(list({ ...ofBirth, relationship: "friend", occasion: "birthday" }).filter(isForBaby)).toEqual([]);
});

test("what helps in one life is nothing for whoever only has everything", () => {
  const ofALife = ({ concept }: { concept: { facts?: readonly FactId[] } }) =>
    concept.facts?.some((fact) => fact === "deaf" || fact === "retirement" || fact === "wedding-anniversary");

  for (const budget of ["under-25", "25-50", "50-100", "100-250"])
    expect(list({ budget, occasion: "other", reading: state("has-everything") }).filter(ofALife)).toEqual([]);
});

test("what joins a liking with how they live is given where both were told, and is given to nobody else", () => {
  const likes = [{ interests: ["knitting"] }];
  const joined = ({ concept }: { concept: { joins?: true } }) => concept.joins === true;

  expect(list({ likes, budget: "25-50", reading: state("one-hand") }).some(joined)).toBe(true);
  expect(list({ likes, budget: "25-50" }).filter(joined)).toEqual([]);
  expect(list({ budget: "25-50", reading: state("one-hand") }).filter(joined)).toEqual([]);
});

test("what is made for two likings of one person leads where both were stated, and is given to nobody else", () => {
  const [cats, stitching] = [{ interests: ["cats"] }, { interests: ["cross-stitch"] }];
  const isBoth = ({ concept: { both = [] } }: { concept: { both?: readonly (readonly string[])[] } }) =>
    both.some((side) => side.includes("cats")) && both.some((side) => side.includes("embroidery"));

  const [lead] = list({ likes: [cats, stitching], budget: "25-50" });

  expect(lead && isBoth(lead)).toBe(true);
  for (const like of [cats, stitching]) expect(list({ likes: [like], budget: "25-50" }).filter(isBoth)).toEqual([]);
});

test("who runs with a dog at home gets what is made for both", () => {
  const picks = list({ likes: [{ interests: ["running"] }], budget: "50-100", reading: state("dog-at-home") });

  const joined = picks.find(({ concept: { both = [] } }) => both.some((side) => side.includes("dogs")));
  expect(joined?.suggestion.because).toEqual(["running", "dog-at-home"]);
});

test("in Japan nothing with roots is taken to a sickbed", () => {
  const asked = { locale: "ja", cultures: ["ja"], currency: "JPY", budget: "3000-6000", likes: [{ interests: ["houseplants"] }] } as const;
  const isRooted = ({ concept }: { concept: { things: readonly string[] } }) => concept.things.includes("plant");

  expect(list({ ...asked, reading: state("laid-up"), occasion: "other" }).filter(isRooted)).toEqual([]);
  expect(list({ ...asked, reading: state("laid-up"), occasion: "birthday" }).filter(isRooted)).not.toEqual([]);
});

test("who grows roses gets what joins any gardening with how they live", () => {
  const picks = list({ likes: [{ interests: ["roses"] }], budget: "25-50", reading: state("one-hand") });

  expect(picks.some(({ concept }) => concept.joins && concept.interests?.["gardening"])).toBe(true);
});

test("who loves a league by its name gets what joins its sport with how they live", () => {
  const { likes, facts } = read({ text: "He loves the Chicago Cubs. He went blind last year." }, "en");

  const picks = list({ likes: [...likes], budget: "50-100", reading: { facts: [...facts] } });

  expect(picks.some(({ concept }) => concept.joins && concept.interests?.["baseball"])).toBe(true);
});

test("nothing made for mourning is given to anybody else", () => {
  const picks = list({ likes: [{ interests: ["coffee"] }] });

  expect(picks.filter(({ concept }) => concept.facts?.some((fact) => mourning.has(fact)))).toEqual([]);
});

test.each([
  ["parkour", "0-12", "50-100"],
  ["chess", "0-12", "100-250"],
  ["birdwatching", "50-64", "over-1000"],
  ["Legend of Zelda", "35-49", "250-500"],
] as const)("where the catalog has little for %s at %s and %s, something for it is given all the same", (words, ageRange, budget) => {
  const { likes } = read({ interests: [words] }, "en");

  const picks = list({ likes: [...likes], ageRange, budget });

  expect(picks.filter(({ suggestion: { title } }) => title.includes(words))).not.toEqual([]);
});

test("who loves an artist is given what bears that name", () => {
  const likes = read({ interests: ["anime", "Jujutsu Kaisen"] }, "en").likes;

  const picks = list({ likes: [...likes] });

  expect(picks.some(({ suggestion }) => suggestion.title.includes("Jujutsu Kaisen"))).toBe(true);
});

test("a name is borne by one of the ideas for several likings, and nothing else said is forgotten", () => {
  const { likes } = read({ interests: ["Taylor Swift", "gymnastics", "baking", "chess"] }, "en");

  const picks = list({ likes: [...likes], budget: "50-100" });

  expect(picks.filter(({ suggestion }) => suggestion.title.includes("Taylor Swift"))).toHaveLength(1);
  for (const words of ["gymnastics", "baking", "chess"])
    expect(picks.some(({ suggestion }) => suggestion.because.includes(words))).toBe(true);
});

test("the idea that answers most of what was said leads", () => {
  const picks = list({ likes: [{ interests: ["baking"] }, { interests: ["chess"] }, { interests: ["karaoke"] }, { interests: ["enka"] }] });

  const answered = picks.map(({ suggestion }) => suggestion.because.length);
  expect(answered[0]).toBe(Math.max(...answered));
});

test("who does a thing already is given no first lesson in it", () => {
  const interests = ["ceramics", "go", "mahjong", "diving", "surfing"];

  const picks = interests.flatMap((interest) => list({ budget: "100-250", ageRange: "50-64", likes: [{ interests: [interest] }] }));

  expect(picks.filter(({ concept }) => concept.level === "beginner").map(({ concept }) => concept.id)).toEqual([]);
});

test("who has just begun with a thing may be given a first lesson in it", () => {
  const interests = ["ceramics", "go", "mahjong", "diving", "surfing"];

  const picks = interests.flatMap((interest) =>
    list({ budget: "100-250", ageRange: "50-64", likes: [{ interests: [interest], level: "beginner" }] }),
  );

  expect(picks.filter(({ concept }) => concept.level === "beginner").length).toBeGreaterThan(0);
});

test("whoever grew up in a town gets nothing for its visitors", () => {
  const text = "Dad is 61 and grew up in Scranton";
  const request = buildRequest({ relationship: "parent", budget: "50-100", text });

  const picks = compose(buildBrief(request, read(request, "en")));

  const ofTown = picks.filter(({ suggestion }) => suggestion.title.includes("Scranton")).map(({ concept }) => concept.for);
  expect(ofTown).not.toEqual([]);
  expect(ofTown.every((kinds) => kinds?.includes("home-town"))).toBe(true);
});

test("a name in a sentence that nobody knows is no artist whose posters they want", () => {
  const { likes } = read({ interests: ["railways"], additionalInfo: "He loves Blorpton Vale." }, "en");

  const picks = list({ likes: [...likes] });

  expect(picks.filter(({ suggestion }) => suggestion.title.includes("Blorpton"))).toEqual([]);
});

test("what is for a kind of pastime is filled in with none that it doesn't fit", () => {
  const likes = [
    { interests: ["bingo"], words: "bingo" },
    { interests: ["crosswords"], words: "crosswords" },
  ];

  const titles = likes.flatMap((like) =>
    list({ budget: "100-250", ageRange: "65+", likes: [like] }).map(({ suggestion: { title } }) => title),
  );

  expect(titles.filter((title) => /(?:bingo|crosswords) expert/.test(title))).toEqual([]);
});

test.each([
  ["oysters-seafood", "oysters and seafood"],
  ["craft-beer-spotting", "craft beer and pubs"],
] as const)("no title makes nonsense of %s", (interest, label) => {
  const titles = ["under-25", "25-50", "50-100", "100-250", "250-500"].flatMap((budget) =>
    listCandidates(createBrief({ budget, ageRange: "50-64", likes: [{ interests: [interest] }] })).map(({ text }) => text.title),
  );

  const nonsense = new RegExp(
    `(?:growers of|top-grade|bottle of|flight of|better|portrait of their|time of) ${label}|${label} as reported`,
    "i",
  );
  expect(titles.filter((title) => nonsense.test(title))).toEqual([]);
});

test.each([
  ["bell ringing", true],
  ["dad of 3 girls", false],
] as const)("of words that nobody knows, %s, an idea bears them: %s", (words, isBorne) => {
  const picks = list({ likes: [...read({ interests: [words] }, "en").likes] });

  expect(picks.some(({ suggestion: { title } }) => title.includes(words))).toBe(isBorne);
});

test("a theme is named once among the reasons, by the words that it serves best", () => {
  const words = { interests: ["sailing"], additionalInfo: "He sails out of Kiel on weekends." };

  const picks = list({ words, likes: [...read(words, "en").likes] });

  expect(picks.filter(({ suggestion: { because } }) => because.length > 1)).toEqual([]);
});

test("what must not be given is in none of the texts", () => {
  const picks = list({ likes: [{ interests: ["tea"] }], avoid: [{ words: "teapots", things: ["teapot"] }] });

  expect(picks).toHaveLength(5);
  expect(picks.filter(({ concept }) => concept.things.includes("teapot"))).toEqual([]);
  expect(picks.filter(({ suggestion }) => /teapot/i.test(JSON.stringify({ ...suggestion, picture: null })))).toEqual([]);
});

test("nobody is given the tools or the lessons of their own trade", () => {
  const picks = list({ likes: [{ interests: ["cooking"], level: "trade" }, { interests: ["tea"] }] });

  const ofTrade = picks.filter(({ concept }) => (concept.interests?.["cooking"] ?? 0) >= 2);
  const tools = ["lesson", "course", "workshop", "cookware", "knife", "kitchen-gadget", "kitchen-machine"];
  expect(ofTrade.filter(({ concept }) => concept.level === "beginner" || concept.things.some((thing) => tools.includes(thing)))).toEqual(
    [],
  );
});

test.each(Object.keys(facts) as FactId[])(
  "nothing is asked of somebody with the fact %s that it forbids, unless it was made for them",
  (fact) => {
    const { forbids = [], things = [] }: FactRule = facts[fact];

    const picks = list({ reading: { facts: [{ ...place, id: `facts:${fact}`, words: fact, fact }] } });

    const asking = picks.filter(
      ({ concept }) => !concept.facts?.includes(fact) && forbids.some((demand) => concept.demands?.includes(demand)),
    );
    expect(asking.map(({ concept }) => concept.id)).toEqual([]);
    expect(picks.filter(({ concept }) => concept.things.some((thing) => things.includes(thing)))).toEqual([]);
  },
);

const state = (...stated: readonly FactId[]) => ({
  facts: stated.map((fact) => ({ ...place, id: `facts:${fact}`, words: fact, fact })),
});

test.each([
  ["bed-rest", "low-vision"],
  ["abroad", "blind"],
  ["retirement", "blind"],
] as const)("what is made for %s or %s asks nothing that the other one forbids", (...stated) => {
  const picks = list({ relationship: "parent", ageRange: "65+", reading: state(...stated) });

  const asking = picks.filter(({ concept: { facts: madeFor = [], demands = [] } }) =>
    stated.some((fact) => {
      const { forbids = [] }: FactRule = facts[fact];
      return !madeFor.includes(fact) && forbids.some((demand) => demands.includes(demand));
    }),
  );
  expect(asking.map(({ concept }) => concept.id)).toEqual([]);
});

test.each([
  ["midyear-gift", { locale: "ja", currency: "JPY", budget: "3000-6000", cultures: ["ja"], relationship: "colleague" }],
  ["teachers-day", { locale: "zh", currency: "CNY", budget: "under-200", cultures: ["zh"], relationship: "other" }],
] as const)("for %s nearly all that is given belongs to the custom", (fact, choices) => {
  const picks = list({ ...choices, occasion: "other", ageRange: "35-49", reading: state(fact, "formal") });

  expect(picks.filter(({ concept }) => concept.facts?.includes(fact)).length).toBeGreaterThanOrEqual(4);
});

test.each([
  ["cheaper", 0, 70],
  ["dearer", 70, 100],
] as const)("asked for something %s, prices are in that half of the budget", (refine, low, high) => {
  const request = buildRequest({ budget: "50-100", refine });

  const prices = compose(buildBrief(request, createBrief().reading)).map(({ suggestion }) => readPriceRange(suggestion.priceRange, "USD"));

  expect(prices).toHaveLength(5);
  expect(prices.every((price) => price !== null && price.low >= low && price.high <= high)).toBe(true);
});

test.each(["experience", "object"] as const)("asked for an %s, all five are", (refine) => {
  const picks = list({ refine, likes: [{ interests: ["cooking"] }] });

  expect(picks.map(({ concept }) => concept.kind)).toEqual(Array(5).fill(refine));
});

test("asked for more of one liking, most ideas serve it", () => {
  const picks = list({
    refine: { more: "Chess" },
    likes: [
      { interests: ["chess"], words: "chess" },
      { interests: ["tea"], words: "tea" },
    ],
  });

  expect(picks.filter(({ suggestion }) => suggestion.because.includes("chess")).length).toBeGreaterThanOrEqual(4);
});

test("the same brief gives the same ideas", () => {
  const brief = createBrief({ likes: [{ interests: ["tea"] }] });

  expect(compose(brief)).toEqual(compose(brief));
});

test.each([
  { language: "ja", currency: "JPY", budget: "3000-6000", words: "落語", never: "落语" },
  { language: "zh", currency: "CNY", budget: "200-400", words: "落语", never: "落語" },
] as const)("a name in $language is written as its readers write it", async ({ words, never, ...choices }) => {
  const request = buildRequest({ ...choices, interests: [words] });

  const picks = compose(buildBrief(request, read(request, request.language)));

  const texts = JSON.stringify(
    picks.map(({ suggestion: { title, description, explanation, searchTerms } }) => [title, description, explanation, searchTerms]),
  );
  expect(texts).toContain(words);
  expect(texts).not.toContain(never);
});

test.each([
  ["Slim Dusty", ["name-artist-tribute"], ["name-artist-tickets", "name-artist-signed"]],
  ["Olivia Dean", ["name-artist-tickets", "name-artist-signed"], ["name-artist-tribute"]],
])("of %s there is %s and no %s", (artist, there, never) => {
  const request = buildRequest({ interests: [artist], currency: "USD", budget: "100-250" });
  const ids = listCandidates(buildBrief(request, read(request, "en"))).map(({ concept }) => concept.id);

  for (const id of there) expect(ids).toContain(id);
  for (const id of never) expect(ids).not.toContain(id);
});
