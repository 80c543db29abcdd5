import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import type { FactId } from "../knowledge/facts.ts";
import { compose } from "./compose.ts";

const state = (fact: FactId) => ({ facts: [{ field: "text", item: 0, from: 0, to: 0, id: `facts:${fact}`, words: fact, fact } as const] });

test.each(["loses-things", "drives-far", "on-their-feet", "sits-all-day", "thanks", "never-rests", "messy"] as const)(
  "where nothing is liked, most ideas are for what was told: %s",
  (fact) => {
    const picks = compose(createBrief({ budget: "25-50", relationship: "other", reading: state(fact) }));

    expect(picks.filter(({ concept }) => concept.facts?.includes(fact)).length).toBeGreaterThanOrEqual(3);
  },
);

test("where something is liked, one idea is for what was told besides", () => {
  const picks = compose(createBrief({ budget: "25-50", likes: [{ interests: ["jazz"] }], reading: state("drives-far") }));

  expect(picks.filter(({ concept }) => concept.facts?.includes("drives-far"))).toHaveLength(1);
});

test("who sits in the stands and reads gets one idea for the cold stands", () => {
  const picks = compose(createBrief({ budget: "25-50", likes: [{ interests: ["fantasy"] }], reading: state("sideline-parent") }));

  expect(picks.filter(({ concept }) => concept.facts?.includes("sideline-parent"))).toHaveLength(1);
});

test("what is liked only in passing leaves the list to what happened", () => {
  const likes = [{ interests: ["guitar"], strength: "affinity" as const }];
  const picks = compose(createBrief({ budget: "50-100", relationship: "sibling", likes, reading: state("break-up") }));

  expect(picks.filter(({ concept }) => concept.facts?.includes("break-up")).length).toBeGreaterThanOrEqual(3);
});

test.each(["new-driver", "drives-far"] as const)("a child of whom %s is told is no small one", (fact) => {
  const picks = compose(createBrief({ ageRange: null, relationship: "child", reading: state(fact) }));

  expect(picks.some(({ concept }) => concept.facts?.includes(fact))).toBe(true);
});

test.each([
  ["en", "loses her keys all the time", /\bkeys?\b/i],
  ["zh", "一个月丢三回钥匙", /钥匙/],
] as const)("what a habit is said of comes first: %s", (locale, words, named) => {
  const reading = { facts: [{ field: "text", item: 0, from: 0, to: 0, id: "facts:loses-things", words, fact: "loses-things" } as const] };
  const [first] = compose(createBrief({ locale, budget: "under-25", relationship: "friend", reading }));

  expect(`${first?.suggestion.title} ${first?.suggestion.searchTerms?.join(" ")}`).toMatch(named);
});
