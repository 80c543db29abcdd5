import { expect, test } from "vitest";
import { createBrief, createLike } from "#tests/support/create-brief.ts";
import { isWrittenIn, type Concept } from "../knowledge/concept.ts";
import { concepts, listInterests } from "../knowledge/knowledge.ts";
import { read } from "../reading/read.ts";
import type { Like } from "../reading/reading.ts";
import { clearly, listCandidates } from "./candidates.ts";
import { measureService, prepareLikes } from "./evidence.ts";

const serves = (concept: Concept, likes: readonly Like[]) =>
  prepareLikes(likes, "en").some((like) => measureService(concept, like, "en") >= clearly);
const listFor = (id: string, weight: number) => concepts.filter(({ interests }) => interests?.[id] === weight);

test("what is mainly about something else serves a liking where its words name it, and only there", () => {
  const knitting = [createLike({ interests: ["knitting"] })];
  const sidelines = listFor("knitting", 2).filter(
    (concept) => isWrittenIn(concept, "en") && listInterests(concept).some(([, weight]) => weight === 3),
  );

  const serving = sidelines.filter((concept) => serves(concept, knitting));

  expect(serving.filter(({ en }) => !/knit|yarn|wool/i.test(JSON.stringify(en))).map(({ id }) => id)).toEqual([]);
  expect(serving).not.toEqual([]);
});

test("what is for any cook serves no dish, and what is for a cuisine serves the dishes of it", () => {
  const { likes: dish } = read({ interests: ["malatang"] }, "en");
  const { likes: thai } = read({ interests: ["pad thai"] }, "en");

  expect(
    listFor("cooking", 3)
      .filter((concept) => serves(concept, dish))
      .map(({ id }) => id),
  ).toEqual([]);
  expect(listFor("thai-food", 3).every((concept) => serves(concept, thai))).toBe(true);
});

test("whoever loves tacos gets what belongs to Mexican food, and no knife for every cook", () => {
  const { likes: tacos } = read({ interests: ["tacos"] }, "en");
  const isMexican = ({ interests }: Concept) => interests?.["mexican-food"] !== undefined;

  const cooks = listFor("cooking", 3).filter((concept) => !isMexican(concept) && !/taco/i.test(JSON.stringify(concept.en)));
  expect(cooks.filter((concept) => serves(concept, tacos)).map(({ id }) => id)).toEqual([]);
  expect(listFor("mexican-food", 3).every((concept) => serves(concept, tacos))).toBe(true);
});

test("what joins a sport and another liking serves no fan of a club, whose name it doesn't bear", () => {
  const { likes: club } = read({ interests: ["LAFC"] }, "en");
  const joining = concepts.filter(({ both }) => both?.some((side) => side.includes("football")));

  expect(joining).not.toEqual([]);
  expect(joining.filter((concept) => serves(concept, club)).map(({ id }) => id)).toEqual([]);
});

test("what was made for any animal serves a rider only where its words name horses", () => {
  const riding = [createLike({ interests: ["horses", "equestrian"] })];

  const serving = listFor("animals", 3).filter((concept) => serves(concept, riding));

  expect(serving.filter(({ en }) => !/horse|pon(?:y|ies)|rid(?:e|ing)/i.test(JSON.stringify(en))).map(({ id }) => id)).toEqual([]);
});

test("help on a pilgrimage is made for the bad back of a pilgrim, and of nobody who loves something else", () => {
  const facts = [{ id: "facts:bad-back", words: "bad back", fact: "bad-back", field: "text", item: 0, from: 0, to: 0 }] as const;
  const isHelp = (interest: string) =>
    listCandidates(createBrief({ ageRange: "50-64", likes: [{ interests: [interest] }], reading: { facts: [...facts] } })).some(
      ({ concept, situations }) => situations.length > 0 && concept.interests?.["pilgrimages"] === 3,
    );

  expect(isHelp("pilgrimages")).toBe(true);
  expect(isHelp("folk-music")).toBe(false);
});
