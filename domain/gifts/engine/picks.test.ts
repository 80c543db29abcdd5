import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { interests } from "../knowledge/knowledge.ts";
import { compose } from "./compose.ts";

test("what a good gift guide would print comes before what merely fits", () => {
  const some = [...interests.keys()].filter((_, position) => position % 8 === 0);

  const concepts = some.flatMap((id) => compose(createBrief({ likes: [{ interests: [id] }] })).map(({ concept }) => concept));

  const own = concepts.filter(({ for: kinds }) => kinds === undefined);
  expect(own.filter(({ pick }) => pick).length).toBeGreaterThan(own.filter(({ pick }) => !pick).length);
});
