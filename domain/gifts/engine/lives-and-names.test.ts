import { expect, test } from "vitest";
import { buildRequest } from "#tests/support/gift-requests.ts";
import { buildBrief } from "../brief/brief.ts";
import { readRequest } from "../reading/read-request.ts";
import { listCandidates } from "./candidates.ts";

function listIds(fields: Parameters<typeof buildRequest>[0]): { id: string; interests: string[] }[] {
  const request = buildRequest(fields);
  const found = listCandidates(buildBrief(request, readRequest(request)), "all");
  return found.map(({ concept }) => ({ id: concept.id, interests: Object.keys(concept.interests ?? {}) }));
}

test("who is pregnant is given nothing that is for sake, a cup included", () => {
  const found = listIds({ language: "ja", currency: "JPY", budget: "under-3000", additionalInfo: "産休に入る後輩へ" });

  expect(found.filter(({ id }) => id === "bullseye-sake-tasting-cup")).toEqual([]);
});

test.each([
  ["新幹線", "name-car-manual"],
  ["新幹線", "name-car-sign"],
  ["ディズニーシー", "name-site-gear"],
])("what suits others of its kind is not for %s: %s", (name, template) => {
  const found = listIds({ language: "ja", currency: "JPY", budget: "3000-6000", interests: [name] });

  expect(found.map(({ id }) => id)).not.toContain(template);
});

test("a penguin is met where aquariums are loved", () => {
  const fields = { language: "ja", currency: "JPY", budget: "30000-60000", interests: ["水族館", "ペンギン"] } as const;

  expect(listIds({ ...fields, interests: [...fields.interests] }).map(({ id }) => id)).toContain("penguins-up-close-and-a-night-nearby");
});

test("who loves aquariums is given no airliner to fly", () => {
  const found = listIds({ language: "ja", currency: "JPY", budget: "30000-60000", interests: ["水族館"] });

  expect(found.filter(({ id, interests }) => id === "hour-in-an-airliner-simulator" && interests.includes("aquarium-visits"))).toEqual([]);
});
