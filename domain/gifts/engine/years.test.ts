import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { buildBrief } from "../brief/brief.ts";
import { readRequest } from "../reading/read-request.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import { listYears } from "./years.ts";

const ask = (text: string): GiftRequest => ({
  language: "en",
  relationship: "child",
  occasion: "just-because",
  currency: "USD",
  budget: "25-50",
  interests: [],
  personalities: [],
  shown: [],
  text,
});
const brief = (text: string) => buildBrief(ask(text), readRequest(ask(text)));

test.each([
  ["my daughter loves unicorns and painting", 8],
  ["my daughter runs on iced coffee and loves Bridgerton", 12],
  ["my son loves bourbon", 18],
  ["my daughter just had a baby, loves baking", 18],
  ["my teenage son loves Valorant", 14],
  ["my daughter is graduating nursing school", 22],
])("somebody's child is as old as what is told needs: %s", (text, youngest) => {
  expect(listYears(brief(text)).youngest).toBe(youngest);
});

test("who is pregnant has the years for it, whoever she is", () => {
  const asked = { ...ask("she is pregnant"), relationship: "colleague" } as const;
  expect(listYears(buildBrief(asked, readRequest(asked)))).toEqual({ youngest: 22, oldest: 45 });
});

test("who loves what is for grown-ups is given ideas for it, though no age is told", () => {
  const ideas = compose(brief("my daughter runs on iced coffee and loves Bridgerton"));
  expect(ideas.map(({ suggestion }) => suggestion.because.length > 0)).toEqual([true, true, true, true, true]);
});

test("what is for all who play comes before what is for anybody", () => {
  const ideas = compose(brief("my teenage son loves Valorant"));
  expect(ideas.filter(({ concept }) => concept.anyone)).toEqual([]);
});
