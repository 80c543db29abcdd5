import { expect, test } from "vitest";
import { giftRequestSchema } from "#shared/gift-request.ts";
import { buildBrief } from "../brief/brief.ts";
import { readRequest } from "../reading/read-request.ts";
import { compose } from "./compose.ts";

const base = { occasion: "birthday", currency: "USD", interests: [], personalities: [], language: "en" };

test.each<[string, Record<string, string>, number]>([
  ["he is 16, barbering for his friends", { relationship: "sibling", ageRange: "13-17", budget: "under-25" }, 5],
  ["builds marble runs out of cardboard tubes", { relationship: "child", ageRange: "0-12", budget: "25-50" }, 3],
  ["fixes old transistor radios", { relationship: "sibling", ageRange: "65+", budget: "25-50" }, 3],
  ["into macadamia anything", { relationship: "colleague", ageRange: "25-34", budget: "25-50" }, 3],
])("enough ideas are made for what was told: %s", (additionalInfo, fields, least) => {
  const request = giftRequestSchema.parse({ ...base, ...fields, additionalInfo });

  const ideas = compose(buildBrief(request, readRequest(request)));

  expect(ideas.filter(({ suggestion }) => suggestion.because.length > 0).length).toBeGreaterThanOrEqual(least);
});

test("who loves their cats gets what is for cats, and no flowers merely because they're safe for them", () => {
  const request = giftRequestSchema.parse({ ...base, relationship: "friend", budget: "50-100", additionalInfo: "loves her two cats" });

  const ideas = compose(buildBrief(request, readRequest(request)));

  expect(ideas.filter(({ concept }) => !concept.interests?.["cats"]).map(({ concept }) => concept.id)).toEqual([]);
});
