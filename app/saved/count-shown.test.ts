import { expect, test } from "vitest";
import { parseRecipients } from "../recipients/recipient-profile.ts";
import { countShown } from "./count-shown.ts";
import { parseSavedPart } from "./saved-idea.ts";

test("what was put away is not counted for its person, and nobody else is changed", () => {
  const recipients = parseRecipients({
    recipients: [
      { id: "mika", queries: 3 },
      { id: "ben", queries: 1 },
    ],
  });
  const { ideas } = parseSavedPart({ ideas: ["1", "2"].map((id) => ({ id, recipient: { id: "mika" }, suggestions: [] })) });

  const [mika, ben] = countShown(recipients, ideas, new Set(["2"]));

  expect(mika?.queries).toBe(2);
  expect(ben).toBe(recipients[1]);
});
