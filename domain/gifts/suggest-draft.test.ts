import { afterAll, beforeAll, expect, test } from "vitest";
import { connectGateway } from "#tests/support/connect-gateway.ts";
import { createBrief } from "#tests/support/create-brief.ts";
import { fallsSilentAfter, startFakeGateway, streams, type FakeGateway } from "#tests/support/fake-gateway.ts";
import { goodIdeas } from "#tests/support/hostile-replies.ts";
import { testEngine } from "#tests/support/test-app.ts";
import { suggest, type IdeasEvent, type SuggestOptions, type SuggestOutcome } from "./suggest.ts";

const neverAborted = new AbortController().signal;
const teenager = createBrief({
  ageRange: "13-17",
  likes: [{ interests: ["astronomy"] }, { interests: ["drawing"] }],
  avoid: [{ words: "headphones", things: ["headphones"] }],
});

let service: FakeGateway;
beforeAll(async () => {
  service = await startFakeGateway();
});
afterAll(() => service.stop());

/** What happened, in order, as far as it is told before the first idea stands. */
async function listBeginning(events: AsyncGenerator<IdeasEvent, SuggestOutcome>): Promise<string[]> {
  const told: string[] = [];
  for await (const { event, data } of events) {
    if (event !== "reading") told.push(`${event}: ${data.title}`);
    if (event === "suggestion") break;
  }
  return told;
}
const begin = (options: Partial<SuggestOptions> = {}, timeoutMs = 1_000) => {
  const gateway = connectGateway({ url: service.url }, { timeoutMs, firstByteTimeoutMs: 500 });
  return suggest(teenager, { engine: testEngine, gateway, signal: neverAborted, stopWaiting: neverAborted, now: () => 0, ...options });
};
const endless = { title: 600_000, first: 600_000, next: 600_000 };

test("the title and price of an idea are told while it is being written", async () => {
  service.answerWith(streams(JSON.stringify(goodIdeas), { pieceLength: 8 }));

  expect(await listBeginning(begin())).toEqual([`draft: ${goodIdeas[0]?.title}`, `suggestion: ${goodIdeas[0]?.title}`]);
});

test("the title of an idea that must not be given is not told", async () => {
  const headphones = { ...goodIdeas[0], title: "Studio headphones" };
  service.answerWith(streams(JSON.stringify([headphones, ...goodIdeas]), { pieceLength: 8 }));

  expect(await listBeginning(begin())).not.toContain("draft: Studio headphones");
});

test.each([
  ["title", '[{"title":"Studio headphones","priceRange":"30-40 USD","description":"'],
  [
    "text",
    `[${JSON.stringify({ ...goodIdeas[0], description: "A bottle of whisky with a map of the sky on its label." }).slice(0, -1)},"because":[`,
  ],
])("an idea whose %s breaks a rule gives its place to one of ours before it is written", async (_part, beginning) => {
  service.answerWith(fallsSilentAfter(beginning));

  const told = await listBeginning(begin({ patience: endless }, 600_000));

  expect(told.at(-1)).toMatch(/^suggestion: /);
  expect(told.at(-1)).not.toMatch(/headphones|planetarium/i);
});
