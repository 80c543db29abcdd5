import { expect, test } from "vitest";
import { ageRanges, currencies, listBudgetBands } from "#shared/gift-options.ts";
import { createBrief } from "#tests/support/create-brief.ts";
import { interests } from "../knowledge/knowledge.ts";
import { read } from "../reading/read.ts";
import { listCandidates } from "./candidates.ts";
import { compose } from "./compose.ts";
import { rank } from "./rank.ts";

test("what a good gift guide would print comes before what merely fits", () => {
  const some = [...interests.keys()].filter((_, position) => position % 8 === 0);

  const concepts = some.flatMap((id) => compose(createBrief({ likes: [{ interests: [id] }] })).map(({ concept }) => concept));

  const own = concepts.filter(({ for: kinds }) => kinds === undefined);
  expect(own.filter(({ pick }) => pick).length).toBeGreaterThan(own.filter(({ pick }) => !pick).length);
});

test("of whom nothing was told, the ideas please nearly anybody, or fit the occasion", () => {
  const concepts = currencies.flatMap((currency) =>
    ageRanges.flatMap((ageRange) => {
      const budget = listBudgetBands(currency)[2]?.value;
      return compose(createBrief({ currency, ageRange, ...(budget && { budget }) })).map(({ concept }) => concept);
    }),
  );

  expect(concepts.filter(({ anyone, interests = {} }) => !anyone && Object.values(interests).includes(3)).map(({ id }) => id)).toEqual([]);
});

test("whoever has to do without caffeine is given teas and coffees that are made without it, and no others", () => {
  const { avoid } = read({ additionalInfo: "no caffeine please" }, "en");
  const teas = (avoids: typeof avoid) =>
    compose(
      createBrief({
        budget: "25-50",
        likes: [{ interests: ["tea"] }, { interests: ["coffee"] }],
        avoid: avoids,
        reading: { facts: [...pregnant] },
      }),
    )
      .filter(({ concept }) => concept.things.some((thing) => thing === "tea" || thing === "coffee"))
      .map(({ suggestion }) => suggestion.title);

  expect(teas([]).length).toBeGreaterThan(0);
  expect(teas(avoid).length).toBeGreaterThan(0);
  expect(teas(avoid).filter((title) => !/caffeine|decaf/i.test(title))).toEqual([]);
});

test.each(["soup", "running", "hiking", "dining", "chinese-wellness"])(
  "whoever only loves %s is given nothing for the parents of a baby",
  (id) => {
    const candidates = ["25-50", "100-250", "250-500"].flatMap((budget) =>
      listCandidates(
        createBrief({
          budget,
          ageRange: "25-34",
          relationship: "sibling",
          occasion: "other",
          cultures: ["ja", "zh"],
          likes: [{ interests: [id] }],
        }),
      ),
    );

    const forParents = candidates.filter(({ concept: { facts = [] } }) => facts.length > 0 && facts.every((fact) => ofParents.has(fact)));
    expect(forParents.map(({ concept }) => concept.id)).toEqual([]);
  },
);

const ofParents: ReadonlySet<string> = new Set(["newborn", "small-children", "busy-parent", "pregnant"]);

const pregnant = [{ field: "text", item: 0, from: 0, to: 0, id: "facts:pregnant", words: "pregnant", fact: "pregnant" }] as const;

test("who retires is of the age for that, though nobody said how old they are", () => {
  const place = { field: "text", item: 0, from: 0, to: 0 } as const;
  const facts = [{ ...place, id: "facts:retirement", words: "retiring", fact: "retirement" }] as const;

  const picks = compose(
    createBrief({
      ageRange: null,
      relationship: "colleague",
      occasion: "other",
      likes: [{ interests: ["baking"] }],
      reading: { facts: [...facts] },
    }),
  );

  expect(picks.some(({ concept }) => concept.facts?.includes("retirement"))).toBe(true);
});

test.each([
  ["cheap", false],
  ["small", false],
  ["funny", true],
  ["memories", true],
] as const)("an idea that is %s answers something that was told: %s", (wish, answers) => {
  const told = { id: `wishes:${wish}`, words: wish, field: "additionalInfo", item: 0, from: 0, to: 0, wish } as const;
  const brief = createBrief({ likes: [{ interests: ["cooking"] }], reading: { wishes: [told] } });

  expect(rank(listCandidates(brief), brief).some(({ answeredWishes }) => answeredWishes > 0)).toBe(answers);
});
