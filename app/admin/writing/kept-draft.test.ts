import { expect, test } from "vitest";
import { getBaseOfDraft } from "./kept-draft.ts";

test.each([
  { name: "written upon the saved version", saved: { revision: 2 }, base: 2, seen: { revision: 2 } },
  { name: "written upon an earlier version", saved: { revision: 2 }, base: 1, seen: { revision: 1 } },
  { name: "written when nothing was saved", saved: { revision: 2 }, base: null, seen: null },
  { name: "written when nothing was saved, as nothing is now", saved: null, base: null, seen: null },
])("a draft that was $name has seen no more", ({ saved, base, seen }) => {
  expect(getBaseOfDraft(saved, base)).toEqual(seen);
});
