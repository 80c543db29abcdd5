import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { compose } from "./compose.ts";

test("whoever does tai chi with bad knees gets something for it", () => {
  const place = { field: "additionalInfo", item: 0, from: 0, to: 0, words: "bad knees", id: "walks-badly" } as const;
  const picks = compose(
    createBrief({
      currency: "CNY",
      budget: "400-800",
      ageRange: "65+",
      likes: [{ interests: ["tai-chi"] }],
      reading: { facts: [{ ...place, fact: "walks-badly" }] },
    }),
  );

  expect(picks.some(({ concept }) => concept.interests?.["tai-chi"] === 3)).toBe(true);
});
