import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import type { FactId } from "../knowledge/facts.ts";
import { compose } from "./compose.ts";

const state = (fact: FactId) => ({ facts: [{ field: "text", item: 0, from: 0, to: 0, id: `facts:${fact}`, words: fact, fact } as const] });

test.each(["jellyfish", "sweet-potatoes", "anko", "crane-games"])("who loves %s is given what was made for it", (interest) => {
  const picks = compose(createBrief({ locale: "ja", currency: "JPY", budget: "6000-12000", likes: [{ interests: [interest] }] }));
  const more = compose(createBrief({ locale: "ja", currency: "JPY", budget: "3000-6000", likes: [{ interests: [interest] }] }));
  expect([...picks, ...more].filter(({ concept }) => concept.interests?.[interest] === 3).length).toBeGreaterThanOrEqual(2);
});

test("that several people give it is no reason for what has to do with nothing that is loved", () => {
  const picks = compose(
    createBrief({
      locale: "ja",
      currency: "JPY",
      budget: "30000-60000",
      occasion: "wedding",
      reading: state("group-gift"),
      likes: [{ interests: ["board-games"] }],
    }),
  );
  expect(picks.map(({ concept }) => concept.id)).not.toContain("star-tracker-for-milky-way");
  expect(picks.filter(({ concept }) => concept.interests?.["board-games"] === 3).length).toBeGreaterThanOrEqual(3);
});

test("who has only a small room is given nothing to put it in order", () => {
  const picks = compose(
    createBrief({
      locale: "ja",
      currency: "JPY",
      budget: "3000-6000",
      reading: state("small-home"),
      likes: [{ interests: ["nails"] }, { interests: ["k-pop"] }],
    }),
  );
  expect(picks.map(({ concept }) => concept.id)).not.toContain("nesting-bowls-that-stack-in-one");
});

test("flowers that are photographed with a phone get a lens for it", () => {
  const picks = compose(
    createBrief({
      locale: "ja",
      currency: "JPY",
      budget: "3000-6000",
      relationship: "parent",
      reading: state("phone-photos"),
      likes: [{ interests: ["flowers", "photography"] }],
    }),
  );
  expect(picks.map(({ concept }) => concept.id)).toContain("macro-lens-for-phone-pictures-of-flowers");
});
