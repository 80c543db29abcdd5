import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { giftRequestSchema } from "#shared/gift-request.ts";
import { buildBrief } from "../brief/brief.ts";
import { readRequest } from "../reading/read-request.ts";
import { compose } from "./compose.ts";

test.each([
  ["housewarming", "new-home", "disco"],
  ["graduation", "graduating", "football"],
] as const)("where one thing is liked, one or two of five gifts for a %s are of that day", (occasion, fact, liked) => {
  const form = { relationship: "friend", currency: "USD", budget: "50-100", personalities: [], language: "en" };
  const request = giftRequestSchema.parse({ ...form, occasion, interests: [liked], ageRange: "18-24" });
  const picks = compose(buildBrief(request, readRequest(request)));
  const ofTheDay = picks.filter(({ concept }) => concept.facts?.includes(fact));

  expect([1, 2]).toContain(ofTheDay.length);
  expect(picks.flatMap(({ suggestion }) => suggestion.because)).not.toContain("");
});

test("with three things loved, one gift is of the day all the same", () => {
  const form = { relationship: "friend", currency: "USD", budget: "50-100", personalities: [], language: "en" };
  const request = giftRequestSchema.parse({ ...form, occasion: "housewarming", interests: ["jazz", "cats", "baking"] });
  const picks = compose(buildBrief(request, readRequest(request)));

  expect(picks.filter(({ concept }) => concept.facts?.includes("new-home"))).toHaveLength(1);
});

test("beside the day, what else the gift is given for has one of its own", () => {
  const form = { relationship: "friend", currency: "USD", budget: "50-100", personalities: [], language: "en" };
  const request = giftRequestSchema.parse({
    ...form,
    occasion: "housewarming",
    interests: ["jazz", "cats"],
    additionalInfo: "moved from Lagos to Chicago, first winter ever",
  });
  const facts = compose(buildBrief(request, readRequest(request))).map(({ concept }) => concept.facts ?? []);

  expect(facts.filter((one) => one.includes("new-home"))).toHaveLength(1);
  expect(facts.filter((one) => one.includes("first-winter"))).toHaveLength(1);
});

test("an opera and one of its kind aren't the same gift twice", () => {
  const opera = { interests: ["chinese-opera"], name: { id: "opera:越劇", kind: "opera" }, words: "越剧" };
  const piece = { interests: ["chinese-opera"], name: { id: "opera:梁山伯と祝英台", kind: "opera" }, words: "梁祝" };
  const picks = compose(createBrief({ locale: "zh", currency: "CNY", budget: "400-800", ageRange: "65+", likes: [opera, piece] }));

  expect(new Set(picks.map(({ concept }) => concept.id)).size).toBe(picks.length);
});
