import { expect, test } from "vitest";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { readIdeas } from "./read-ideas.ts";

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
    'event: suggestion\ndata: {"title":"A ke',
    'ttle"}\n\nevent: suggestion\ndata: {"title":"植物"}\n\n',
    'event: done\ndata: {"lead":1,"leftOut":["books"],"source":"ai","remainingQueries":2,"queryId":"q","suggestionIds":["s"]}\n\n',
  );

  const end = await readIdeas(answer, { onReading: ignore, onSuggestion: (suggestion: Suggestion) => titles.push(suggestion.title) });

  expect(titles).toEqual(["A kettle", "植物"]);
  expect(end).toEqual({
    kind: "done",
    outcome: { lead: 1, leftOut: ["books"], source: "ai", remainingQueries: 2, saved: { queryId: "q", suggestionIds: ["s"] } },
  });
});

test("a stream that stops before its end is lost", async () => {
  const end = await readIdeas(answerInPieces('event: suggestion\ndata: {"title":"A kettle"}\n\n'), {
    onReading: ignore,
    onSuggestion: ignore,
  });

  expect(end).toEqual({ kind: "lost" });
});

test("an error in mid-stream is a refusal with its words", async () => {
  const end = await readIdeas(answerInPieces('event: error\ndata: {"code":"unexpected","detail":"Sorry"}\n\n'), {
    onReading: ignore,
    onSuggestion: ignore,
  });

  expect(end).toMatchObject({ kind: "refused", problem: { code: "unexpected", detail: "Sorry" } });
});

test("a problem document names the faulty fields and when to come back", async () => {
  const document = {
    code: "daily_limit_reached",
    detail: "Please try again tomorrow.",
    resetsAt: "2026-01-02T00:00:00.000Z",
    errors: [{ path: "budget", message: "No" }],
  };

  const end = await readIdeas(Response.json(document, { status: 429 }), { onReading: ignore, onSuggestion: ignore });

  expect(end).toEqual({ kind: "refused", problem: document });
});

test("a page in place of an answer is a refusal without words", async () => {
  const end = await readIdeas(new Response("<h1>Bad gateway</h1>", { status: 502 }), { onReading: ignore, onSuggestion: ignore });

  expect(end).toEqual({ kind: "refused", problem: { code: "", detail: "", resetsAt: null, errors: [] } });
});

test("what was understood comes before the first idea", async () => {
  const heard: unknown[] = [];
  const answer = answerInPieces(
    'event: reading\ndata: {"avoid":[{"id":"avoid:mug","words":"mugs","told":"mugs"}]}\n\nevent: suggestion\ndata: {"title":"A kettle"}\n\n',
  );

  await readIdeas(answer, { onReading: ({ leavingOut }) => heard.push(leavingOut), onSuggestion: ({ title }) => heard.push(title) });

  expect(heard).toEqual([[{ id: "avoid:mug", words: "mugs" }], "A kettle"]);
});
