import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { listInterests } from "../knowledge/knowledge.ts";
import { compose } from "./compose.ts";

const place = { field: "additionalInfo", item: 0, from: 0, to: 0 } as const;
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

test.each([
  ["colleague", "christmas", "under-25", "secret-santa"],
  ["parent", "birthday", "50-100", "has-everything"],
  ["friend", "birthday", "25-50", "for-two"],
] as const)(
  "a %s of whom no liking is known gets nothing that is all about somebody's hobby (%s)",
  (relationship, occasion, budget, fact) => {
    const gifts = seeds.flatMap((seed) =>
      compose(
        createBrief({
          relationship,
          occasion,
          budget,
          ageRange: "35-49",
          reading: { facts: [{ ...place, id: `facts:${fact}`, words: fact, fact }] },
          seed,
        }),
      ).map(({ concept }) => concept),
    );
    const others = gifts.filter((concept) => !concept.anyone && listInterests(concept).some(([, weight]) => weight === 3));
    expect(others.map(({ id }) => id)).toEqual([]);
  },
);

test.each([
  ["spouse", "valentines"],
  ["parent", "mothers-day"],
  ["friend", "housewarming"],
  ["friend", "wedding"],
  ["spouse", "anniversary"],
  ["parent", "anniversary"],
] as const)("where nothing is liked, most of what a %s gets is made for the day (%s)", (relationship, occasion) => {
  const gifts = seeds.flatMap((seed) =>
    compose(createBrief({ relationship, occasion, budget: "50-100", ageRange: "35-49", seed })).map(({ concept }) => concept),
  );
  const ofTheDay = gifts.filter(({ occasions = {} }) => (occasions[occasion] ?? 0) >= 2);
  expect(ofTheDay.length / gifts.length).toBeGreaterThan(0.6);
});

test.each([
  ["spouse", "valentines", [], ["framed-street-map-where-we-met", "card-wallet-with-a-line-inside", "hand-tied-bouquet-of-the-season"]],
  ["extended-family", "wedding", [], ["pantry-box-for-a-new-household", "album-for-the-wedding-photos"]],
  ["colleague", "christmas", ["secret-santa"], ["small-bakery-butter-cookie-tin", "good-notebook-and-one-good-pen"]],
  ["other", "other", ["thanks"], ["oil-and-salt-for-the-host-kitchen", "local-honey-and-shortbread-thanks"]],
] as const)("a %s is given at %s what a gift guide would print (%s)", (relationship, occasion, told, expected) => {
  const facts = told.map((fact) => ({ ...place, id: `facts:${fact}`, words: fact, fact }));
  const ids = ["under-25", "25-50", "50-100"].flatMap((budget) =>
    seeds.flatMap((seed) =>
      compose(createBrief({ relationship, occasion, budget, ageRange: "35-49", reading: { facts }, seed })).map(
        ({ concept }) => concept.id,
      ),
    ),
  );
  expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
});
