import { expect, test } from "vitest";
import { genders } from "#shared/gift-options.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import { listBrokenPromises, listBrokenShape } from "#tests/support/gift-lists.ts";
import { listCombinations, tellAge } from "#tests/support/gift-requests.ts";
import { buildBrief } from "./brief/brief.ts";
import { compose } from "./engine/compose.ts";
import { readRequest } from "./reading/read-request.ts";

const combinations = 137_984;
// `npm run bench:engine` makes all of the lists; every twenty-ninth one holds each pair of choices many times.
const listsPerTry = 29;
// Reading every word of every list again would double the time; one in seven shows what there is to see.
const triesPerWholeReading = 7;
// On a machine with nothing else to do it takes a tenth of this.
const timeoutMs = 600_000;

test(
  "every twenty-ninth combination of the six choices, and of a child's age in words, gives five ideas that keep every promise",
  { timeout: timeoutMs },
  () => {
    const broken = new Map<string, string>();
    let [count, seed] = [0, 0];
    for (const request of listCombinations()) {
      const list = Math.floor(count++ / genders.length);
      if (list % listsPerTry !== 0) continue;
      const brief = buildBrief(request, readRequest(request));
      if (request.livingSituation === genders[0]) {
        const read = list % (listsPerTry * triesPerWholeReading) === 0 ? listBrokenPromises : listBrokenShape;
        const lists = [request, ...tellAge(request, list / listsPerTry)].map(makeList);
        for (const { promise, one } of lists.flatMap((told) => read(told.picks, told.brief).map((promise) => ({ ...told, promise }))))
          broken.set(promise, JSON.stringify(one));
        seed = brief.seed;
      }
      // A brief knows nothing of gender but what its seed could betray.
      if (brief.seed !== seed) broken.set("gender matters", JSON.stringify(request));
    }

    expect(count).toBe(combinations);
    expect([...broken]).toEqual([]);
  },
);

function makeList(one: GiftRequest) {
  const brief = buildBrief(one, readRequest(one));
  return { one, brief, picks: compose(brief) };
}
