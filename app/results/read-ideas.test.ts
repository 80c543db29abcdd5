import { expect, test } from "vitest";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { createSuggestion } from "#tests/support/create-suggestion.ts";
import { readIdeas } from "./read-ideas.ts";

const queryId = "6b1f3c0e-8f0c-4c55-9d8e-0f0a5b1c2d3e";
const suggestionId = "0c5f5d3e-5c8e-4f0e-9f0b-1a0a5c1f6f4e";
const entry = { field: "additionalInfo", item: 0, from: 0, to: 4 };
const nothingRead = { likes: [], avoid: [], facts: [], wishes: [], person: null, fields: {}, traits: [], rest: [] };
const mug = {
  ...entry,
  id: "avoid:mug",
  words: "mugs",
  told: "mugs",
  why: "has",
  things: ["mug"],
  interests: [],
  names: [],
  literals: [],
  topic: null,
};
const problem = { type: "urn:giftwright:problem:unexpected", title: "", status: 500, requestId: "1", code: "unexpected", detail: "Sorry" };
const outcome = { lead: 1, leftOut: ["books"], source: "ai", remainingQueries: 2, reading: nothingRead, recipientProfileId: null };

function formatEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

const kettle = formatEvent("suggestion", createSuggestion({ title: "A kettle" }));
const ignore = () => undefined;
const eventStream = { headers: { "Content-Type": "text/event-stream" } };

/** An answer that arrives in the given pieces. */
function answerInPieces(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(body, eventStream);
}

test("each idea is handed on, and the end tells of the whole", async () => {
  const titles: string[] = [];
  const answer = answerInPieces(
    kettle.slice(0, 40),
    kettle.slice(40) + formatEvent("suggestion", createSuggestion({ title: "植物" })),
    formatEvent("done", { ...outcome, queryId, suggestionIds: [suggestionId] }),
  );

  const end = await readIdeas(answer, {
    onDraft: ignore,
    onReading: ignore,
    onSuggestion: (suggestion: Suggestion) => titles.push(suggestion.title),
  });

  expect(titles).toEqual(["A kettle", "植物"]);
  expect(end).toEqual({
    kind: "done",
    body: { lead: 1, leftOut: ["books"], source: "ai", remainingQueries: 2, saved: { queryId, suggestionIds: [suggestionId] } },
  });
});

test("a stream that stops before its end is lost", async () => {
  const end = await readIdeas(answerInPieces(kettle), {
    onDraft: ignore,
    onReading: ignore,
    onSuggestion: ignore,
  });

  expect(end).toEqual({ kind: "unreachable" });
});

test("an error in mid-stream is a refusal with its words", async () => {
  const end = await readIdeas(answerInPieces(formatEvent("error", problem)), {
    onDraft: ignore,
    onReading: ignore,
    onSuggestion: ignore,
  });

  expect(end).toMatchObject({ kind: "refused", problem: { code: "unexpected", detail: "Sorry" } });
});

test("a problem document names the faulty fields and when to come back", async () => {
  const document = {
    ...problem,
    status: 429,
    code: "daily_limit_reached",
    detail: "Please try again tomorrow.",
    resetsAt: "2026-01-02T00:00:00.000Z",
    errors: [{ path: "budget", message: "No" }],
  };

  const end = await readIdeas(Response.json(document, { status: 429 }), { onDraft: ignore, onReading: ignore, onSuggestion: ignore });

  expect(end).toEqual({ kind: "refused", problem: document });
});

test("a page in place of an answer is a refusal without words", async () => {
  const end = await readIdeas(new Response("<h1>Bad gateway</h1>", { status: 502 }), {
    onDraft: ignore,
    onReading: ignore,
    onSuggestion: ignore,
  });

  expect(end).toEqual({ kind: "refused", problem: { status: 502, code: "", detail: "", errors: [] } });
});

test("what was understood comes before the first idea", async () => {
  const heard: unknown[] = [];
  const answer = answerInPieces(formatEvent("reading", { ...nothingRead, avoid: [mug] }) + kettle);

  await readIdeas(answer, {
    onDraft: ignore,
    onReading: ({ leavingOut }) => heard.push(leavingOut),
    onSuggestion: ({ title }) => heard.push(title),
  });

  expect(heard).toEqual([[{ id: "avoid:mug", words: "mugs" }], "A kettle"]);
});

test("the title of an idea that is being written is told before the idea", async () => {
  const heard: string[] = [];
  const answer = answerInPieces(
    formatEvent("draft", { title: "Kite", priceRange: "$20", description: null, explanation: null }),
    formatEvent("draft", { title: "Gone at once", priceRange: "$20", description: "A kite.", explanation: "It flies." }) +
      formatEvent("suggestion", createSuggestion({ title: "Kite" })),
    formatEvent("draft", null),
  );

  await readIdeas(answer, {
    onReading: ignore,
    onDraft: ({ title, priceRange }) => heard.push(`${title} at ${priceRange}`),
    onSuggestion: ({ title }) => heard.push(title),
  });

  expect(heard).toEqual(["Kite at $20", "Kite"]);
});
