import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import type { CatalogueConcept } from "./catalogue/catalogue.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { listAllowed } from "./hard-limits.ts";
import type { Exclusion } from "./words/read-notes.ts";

const text = { title: "", description: "", why: "", search: [] };
const mourning = { words: "lost her mother", leanings: [], isAge: false, isAilment: true, ids: [], unfit: ["true-crime"] } as const;

function isAllowed(concept: Partial<CatalogueConcept>, brief: Parameters<typeof createBrief>[0]): boolean {
  const whole: CatalogueConcept = {
    id: "lamp",
    category: "home",
    experience: false,
    price: [50, 100],
    ages: ["0-12", "65+"],
    interests: {},
    traits: {},
    occasions: {},
    things: ["lamp"],
    en: text,
    zh: text,
    ja: text,
    ...concept,
  };
  return listAllowed([whole], createBrief(brief)).length === 1;
}

test.each([
  ["a gift for adults is not for a teenager", { ages: ["18-24", "65+"] }, { ageRange: "13-17" }, false],
  ["the first and the last age belong to the range", { ages: ["13-17", "18-24"] }, { ageRange: "18-24" }, true],
  ["a toy is not for somebody of unknown age", { ages: ["0-12", "13-17"] }, { ageRange: null }, false],
  ["a gift for all adults is for somebody of unknown age", { ages: ["18-24", "65+"] }, { ageRange: null }, true],
  [
    "a child of unknown age gets what suits children and adults alike",
    { ages: ["0-12", "65+"] },
    { ageRange: null, relationship: "child" },
    true,
  ],
  ["a child of unknown age gets nothing for adults alone", { ages: ["18-24", "65+"] }, { ageRange: null, relationship: "child" }, false],
  ["wine is not for somebody of unknown age", { ages: ["25-34", "65+"], things: ["wine"] }, { ageRange: null }, false],
  [
    "wine is for somebody of unknown age whose interest asks for it",
    { ages: ["25-34", "65+"], things: ["wine"] },
    { ageRange: null, interests: [{ id: "wine", words: "wine" }] },
    true,
  ],
  [
    "what is marked 3+ is not for a child of two",
    { childYears: [3, 8] },
    { ageRange: "0-12", childAge: { youngest: 2, oldest: 2 } },
    false,
  ],
  [
    "what is marked 18 months is for a child of eighteen months",
    { childYears: [1.5, 4] },
    { ageRange: "0-12", childAge: { youngest: 1.5, oldest: 1.5 } },
    true,
  ],
  [
    "a rocking horse is not for a child of twelve",
    { childYears: [2, 5] },
    { ageRange: "0-12", childAge: { youngest: 12, oldest: 12 } },
    false,
  ],
  ["the last year lasts until the next", { childYears: [2, 5] }, { ageRange: "0-12", childAge: { youngest: 5.5, oldest: 5.5 } }, true],
  ["what is for toddlers must suit all of them", { childYears: [2, 5] }, { ageRange: "0-12", childAge: { youngest: 1, oldest: 2 } }, false],
  ["a child of whom no age is told gets what it always did", { childYears: [6, 12] }, { ageRange: "0-12" }, true],
  [
    "what is for small children is for a child who is told to be small",
    { childYears: [0, 2], onlyCircumstance: "small-child" },
    { ageRange: "0-12", childAge: { youngest: 1, oldest: 1 } },
    true,
  ],
  ["what is for spouses alone is not for a colleague", { onlyRelationships: ["spouse"] }, { relationship: "colleague" }, false],
  ["what is too personal for a colleague is for a friend", { notRelationships: ["colleague"] }, { relationship: "friend" }, true],
  ["an advent calendar is not for a birthday", { onlyOccasions: ["christmas"] }, { occasion: "birthday" }, false],
  ["what gives offence in China is not given there", { taboo: ["zh"] }, { cultures: new Set(["zh"]) }, false],
  ["what gives offence in China is given elsewhere", { taboo: ["zh"] }, { cultures: new Set(["ja"]) }, true],
  [
    "a clock is given in China when watches were asked for",
    { taboo: ["zh"], things: ["clock"] },
    { cultures: new Set(["zh"]), interests: [{ id: "watches", words: "钟表" }] },
    true,
  ],
  [
    "a mat for dogs is not for somebody of whom no dog was mentioned",
    { needsInterest: true, interests: { dogs: 3 } },
    { interests: [{ id: "cats", words: "cats" }] },
    false,
  ],
  [
    "a mat for dogs is for somebody with a dog",
    { needsInterest: true, interests: { dogs: 3 } },
    { interests: [{ id: "dogs", words: "her dog" }] },
    true,
  ],
  [
    "what an interest only touches on does not count as one of its gifts",
    { needsInterest: true, interests: { dogs: 3, art: 1 } },
    { interests: [{ id: "art", words: "art" }] },
    false,
  ],
  ["what is for parents of a small child is for nobody of whom none was mentioned", { onlyCircumstance: "small-child" }, {}, false],
  [
    "what is for parents of a small child is for a new mother",
    { onlyCircumstance: "small-child" },
    { circumstances: [{ words: "new mum", leanings: [], isAge: false, isAilment: false, ids: ["small-child"], unfit: [] }] },
    true,
  ],
  ["a walk past old murders is not for somebody in mourning", { interests: { "true-crime": 3 } }, { circumstances: [mourning] }, false],
  [
    "a walk past old murders is for a mourner who likes such tales",
    { interests: { "true-crime": 3 } },
    { circumstances: [mourning], interests: [{ id: "true-crime", words: "true crime" }] },
    true,
  ],
  ["local taste stays where it is at home", { onlyCultures: ["ja"] }, { cultures: new Set() }, false],
] as const satisfies readonly (readonly [string, Partial<CatalogueConcept>, Parameters<typeof createBrief>[0], boolean])[])(
  "%s",
  (...row) => {
    const [, concept, brief, allowed] = row;

    expect(isAllowed(concept, brief)).toBe(allowed);
  },
);

/** The concepts that one exclusion takes away. */
function listTakenAway(exclusion: Partial<Exclusion>): CatalogueConcept[] {
  const nothing: Exclusion = { words: "", things: new Set(), interests: new Set(), isNamedIn: () => false };
  const brief = createBrief({ budget: "25-50" });
  const left = new Set(listAllowed(catalogue, { ...brief, exclusions: [{ ...nothing, ...exclusion }] }).map(({ concept }) => concept));
  return listAllowed(catalogue, brief).flatMap(({ concept }) => (left.has(concept) ? [] : [concept]));
}

test("what contains an excluded thing is not given, all else is", () => {
  const taken = listTakenAway({ words: "lamps", things: new Set(["lamp"]) });

  expect(taken).not.toEqual([]);
  expect(taken.filter(({ things }) => !things.includes("lamp"))).toEqual([]);
});

test("what serves a disliked interest is not given, all else is", () => {
  const taken = listTakenAway({ words: "football", interests: new Set(["football"]) });

  expect(taken).not.toEqual([]);
  expect(taken.filter(({ interests }) => !interests.football)).toEqual([]);
});
