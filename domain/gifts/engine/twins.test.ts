import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { concepts } from "../knowledge/knowledge.ts";
import { compose } from "./compose.ts";
import { areTwins } from "./twins.ts";

const find = (wanted: string) => {
  const found = concepts.find(({ id }) => id === wanted);
  if (!found) throw new Error(`there is no concept ${wanted}`);
  return found;
};

test.each([
  ["one-line-five-year-diary", "three-line-haiku-diary-and-baby", true],
  ["crosstalk-teahouse-table", "crosstalk-small-theater-front-row", true],
  ["sponsor-a-hearing-dog-puppy", "sponsor-a-guide-dog-puppy", true],
  ["conversation-hours-with-tutor", "talk-like-a-local-lessons", true],
  ["urushi-kintsugi-course", "weighted-digital-piano", false],
  ["record-care-box", "jazz-landmarks-on-vinyl", false],
  ["en-baratza-encore", "en-timemore-chestnut-c3", true],
] as const)("%s and %s are twins: %s", (one, other, alike) => {
  expect(areTwins(find(one), find(other))).toBe(alike);
});

test.each([
  ["sashiko", "25-50"],
  ["sharks", "100-250"],
  ["german-language", "100-250"],
  ["fuse-beads", "25-50"],
] as const)("no list for %s at %s holds twins", (interest, budget) => {
  const picks = compose(createBrief({ budget, likes: [{ interests: [interest] }] })).map(({ concept }) => concept);

  const twins = picks.flatMap((one, place) => picks.slice(place + 1).filter((other) => areTwins(one, other)));
  expect(twins.map(({ id }) => id)).toEqual([]);
});
