import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { read } from "../reading/read.ts";
import { compose } from "./compose.ts";

const listIdeas = (relationship: "friend" | "colleague") => {
  const { facts } = read({ additionalInfo: "札幌に転勤になった", relationship }, "ja");
  const brief = createBrief({ relationship, currency: "JPY", budget: "6000-12000", reading: { facts } });
  return compose(brief).map(({ concept }) => concept.id);
};

test("what a whole team signs is given to a colleague, and not to a friend who is transferred", () => {
  const ofTeams = ["team-photo-with-a-signed-mat", "dinner-card-from-the-whole-team", "farewell-book-picks-from-colleagues"];

  expect(listIdeas("friend").filter((id) => ofTeams.includes(id))).toEqual([]);
  expect(listIdeas("colleague").some((id) => ofTeams.includes(id))).toBe(true);
});
