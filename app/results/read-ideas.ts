import { createParser } from "eventsource-parser";
import type * as z from "zod/mini";
import { outcomeSchema } from "#shared/answers/ideas.ts";
import { readingSchema } from "#shared/answers/reading.ts";
import { draftSchema, suggestionSchema, type Draft, type Suggestion } from "#shared/answers/suggestion.ts";
import { parseJson } from "../client/json.ts";
import { parseProblem, readProblem } from "../client/problem.ts";
import type { Result } from "../client/request.ts";
import { groupEntries, type Understood } from "../gift-form/understood.ts";
import { pickOutcome, type IdeasOutcome } from "./outcome.ts";

/** How an answer of `POST /api/ideas` ended. */
export type IdeasEnd = Result<IdeasOutcome>;

export interface IdeasListener {
  /** Called once, before the first idea. */
  onReading: (understood: Understood) => unknown;
  /** What is known of an idea that is still being written; it may yet be another. */
  onDraft: (draft: Draft) => unknown;
  /** The next idea waits until the result resolves. */
  onSuggestion: (suggestion: Suggestion) => unknown;
}

/** Passes on what was understood and each idea as it arrives, and returns how the answer ended. */
export async function readIdeas(response: Response, { onReading, onDraft, onSuggestion }: IdeasListener): Promise<IdeasEnd> {
  if (!response.ok || !isEventStream(response)) return { kind: "refused", problem: await readProblem(response) };
  if (response.body === null) return { kind: "unreachable" };
  let end: IdeasEnd = { kind: "unreachable" };
  let refusal: unknown = null;
  const arrived: Suggestion[] = [];
  let begun: Draft[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      const read = <Data>(name: string, schema: z.ZodMiniType<Data>, take: (data: Data) => unknown) => {
        const found = event === name ? schema.safeParse(parseJson(data)) : null;
        if (found?.success) take(found.data);
      };
      read("suggestion", suggestionSchema, (suggestion) => {
        arrived.push(suggestion);
        begun = [];
      });
      read("draft", draftSchema, (draft) => (begun = [draft]));
      // Of all words, those that were typed as interests included.
      read("reading", readingSchema, (reading) => onReading(groupEntries(reading)));
      read("done", outcomeSchema, (outcome) => (end = { kind: "done", body: pickOutcome(outcome) }));
      if (event === "error") refusal = parseJson(data);
    },
  });
  const texts = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await texts.read(); !part.done; part = await texts.read()) {
    parser.feed(part.value);
    for (const suggestion of arrived.splice(0)) await onSuggestion(suggestion);
    for (const draft of begun.splice(0)) onDraft(draft);
  }
  return refusal === null ? end : { kind: "refused", problem: await parseProblem(refusal, response.status) };
}

function isEventStream(response: Response): boolean {
  return (response.headers.get("content-type") ?? "").startsWith("text/event-stream");
}
