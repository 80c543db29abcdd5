import { expect, test } from "vitest";
import { createLike } from "#tests/support/create-brief.ts";
import type { Concept } from "../knowledge/concept.ts";
import { concepts, listInterests } from "../knowledge/knowledge.ts";
import { read } from "../reading/read.ts";
import type { Like } from "../reading/reading.ts";
import { clearly } from "./candidates.ts";
import { measureService, prepareLikes } from "./evidence.ts";

const serves = (concept: Concept, likes: readonly Like[]) =>
  prepareLikes(likes, "en").some((like) => measureService(concept, like, "en") >= clearly);
const listFor = (id: string, weight: number) => concepts.filter(({ interests }) => interests?.[id] === weight);

test("what is mainly about something else serves a liking where its words name it, and only there", () => {
  const knitting = [createLike({ interests: ["knitting"] })];
  const sidelines = listFor("knitting", 2).filter((concept) => listInterests(concept).some(([, weight]) => weight === 3));

  const serving = sidelines.filter((concept) => serves(concept, knitting));

  expect(serving.filter(({ en }) => !/knit/i.test(JSON.stringify(en))).map(({ id }) => id)).toEqual([]);
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
