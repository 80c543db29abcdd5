import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestIdeas } from "./request-ideas.ts";

const request = { relationship: "friend", occasion: "birthday", budget: "25-50", currency: "USD", language: "en" } as const;
const asking = {
  key: "its-key",
  locale: "ja",
  signal: new AbortController().signal,
  onReading: () => undefined,
  onDraft: () => undefined,
  onSuggestion: () => undefined,
} as const;
const reading = { likes: [], avoid: [], facts: [], wishes: [], person: null, fields: {}, traits: [], rest: [] };
const outcome = {
  lead: 0,
  leftOut: [],
  source: "ai",
  remainingQueries: 2,
  reading,
  queryId: null,
  suggestionIds: [],
  recipientProfileId: null,
};
const done = `event: done\ndata: ${JSON.stringify(outcome)}\n\n`;
const problem = { type: "", title: "", detail: "", requestId: "1" };
const inUse = { ...problem, status: 409, code: "idempotency_key_in_use" };

/** A network that gives these answers in turn, and keeps what was asked. */
function stubNetwork(...answers: (Response | "lost")[]): Headers[] {
  const asked: Headers[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: HeadersInit }) => {
    asked.push(new Headers(headers));
    const answer = answers[asked.length - 1] ?? "lost";
    if (answer === "lost") throw new TypeError("network");
    return answer;
  });
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
  // A page of a guest: nothing marks a session.
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function requestWithoutWaiting() {
  const end = requestIdeas(request, asking);
  await vi.runAllTimersAsync();
  return end;
}

test("a lost connection is tried again under the same key", async () => {
  const asked = stubNetwork("lost", new Response(done, { headers: { "Content-Type": "text/event-stream" } }));

  const end = await requestWithoutWaiting();

  expect(end.kind).toBe("done");
  expect(asked.map((headers) => headers.get("Idempotency-Key"))).toEqual(["its-key", "its-key"]);
});

test("a network that stays away is given up after three tries", async () => {
  const asked = stubNetwork();

  const end = await requestWithoutWaiting();

  expect(end).toEqual({ kind: "unreachable" });
  expect(asked).toHaveLength(3);
});

test("without a connection nobody waits for further tries", async () => {
  const asked = stubNetwork();
  vi.stubGlobal("navigator", { onLine: false });

  const end = await requestWithoutWaiting();

  expect(end).toEqual({ kind: "unreachable" });
  expect(asked).toHaveLength(1);
});

test("an answer still under way is waited for", async () => {
  stubNetwork(
    Response.json(inUse, { status: 409 }),
    Response.json(inUse, { status: 409 }),
    new Response(done, { headers: { "Content-Type": "text/event-stream" } }),
  );

  expect((await requestWithoutWaiting()).kind).toBe("done");
});

test("a refusal is not repeated", async () => {
  const asked = stubNetwork(Response.json({ ...problem, status: 429, code: "daily_limit_reached" }, { status: 429 }));

  await requestWithoutWaiting();

  expect(asked).toHaveLength(1);
  expect(asked[0]?.get("Accept-Language")).toBe("ja");
});
