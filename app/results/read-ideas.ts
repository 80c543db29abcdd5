import { createParser } from "eventsource-parser";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { parseJson } from "../client/json.ts";
import { parseProblem, readProblem, type Problem } from "../client/problem.ts";
import type { Understood } from "../gift-form/understood.ts";
import { parseOutcome, parseReading, parseSuggestion, type IdeasOutcome } from "./parse-answer.ts";

/** How an answer of `POST /api/ideas` ended; `lost` when the connection went away before it did. */
export type IdeasEnd = { kind: "done"; outcome: IdeasOutcome } | { kind: "refused"; problem: Problem } | { kind: "lost" };

export interface IdeasListener {
  /** Called once, before the first idea. */
  onReading: (understood: Understood) => unknown;
  /** The next idea waits until the result resolves. */
  onSuggestion: (suggestion: Suggestion) => unknown;
}

/** Passes on what was understood and each idea as it arrives, and returns how the answer ended. */
export async function readIdeas(response: Response, { onReading, onSuggestion }: IdeasListener): Promise<IdeasEnd> {
  if (!response.ok || !isEventStream(response)) return { kind: "refused", problem: await readProblem(response) };
  if (response.body === null) return { kind: "lost" };
  let end: IdeasEnd = { kind: "lost" };
  const arrived: Suggestion[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      const value = parseJson(data);
      const suggestion = event === "suggestion" ? parseSuggestion(value) : null;
      if (suggestion) arrived.push(suggestion);
      const understood = event === "reading" ? parseReading(value) : null;
      if (understood) onReading(understood);
      if (event === "done") end = { kind: "done", outcome: parseOutcome(value) };
      if (event === "error") end = { kind: "refused", problem: parseProblem(value) };
    },
  });
  const texts = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await texts.read(); !part.done; part = await texts.read()) {
    parser.feed(part.value);
    for (const suggestion of arrived.splice(0)) await onSuggestion(suggestion);
  }
  return end;
}

function isEventStream(response: Response): boolean {
  return (response.headers.get("content-type") ?? "").startsWith("text/event-stream");
}
