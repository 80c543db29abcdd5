import fc from "fast-check";
import { GatewayError } from "#domain/gifts/model/gateway-fault.ts";
import { SuggestionParser } from "#domain/gifts/model/parse-suggestions.ts";
import { readReply } from "#domain/gifts/model/read-reply.ts";

const idea = JSON.stringify({ title: "Kite", isExperience: false, searchTerms: ["kite"] });
const fragments = [
  idea,
  "[",
  "]",
  "{",
  "}",
  ",",
  ":",
  '"',
  "'",
  "\\",
  "\\u",
  "```json",
  "<think>",
  "</think>",
  "data: ",
  "\n\n",
  "[DONE]",
  "title",
  "null",
  "1e999",
  "\ud800",
  "\0",
];
const reply = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: "binary", maxLength: 12 })), { maxLength: 60 })
    .map((parts) => parts.join("")),
  fc.json({ maxDepth: 6 }),
);
/** As a stream of events, as one document, or as whatever it is. */
const wrapped = fc.tuple(reply, fc.constantFrom("events", "document", "bare")).map(([text, form]) => {
  const choice = JSON.stringify({ choices: [{ delta: { content: text }, message: { content: text } }] });
  if (form === "events") return `data: ${choice}\n\ndata: [DONE]\n\n`;
  return form === "document" ? choice : text;
});

/** Replies of a gateway, cut anywhere: each is read to its end or refused as a gateway's fault, and gives no more than it may. */
export async function fuzzParser({ cases, seed }: { cases: number; seed: number }): Promise<string[]> {
  const findings: string[] = [];
  for (const [text, size] of fc.sample(fc.tuple(wrapped, fc.integer({ min: 1, max: 40 })), { numRuns: cases, seed })) {
    const fault = await readWhole(text, size).catch((error: unknown) => (error instanceof GatewayError ? null : String(error)));
    if (fault !== null) findings.push(`the reader of replies: ${fault}: ${JSON.stringify(text).slice(0, 500)}`);
  }
  console.log(`${cases} replies of a gateway read`);
  return findings;
}

async function readWhole(text: string, size: number): Promise<string | null> {
  const parser = new SuggestionParser();
  let ideas = 0;
  for await (const piece of readReply(cut(new TextEncoder().encode(text), size))) ideas += parser.feed(piece).length;
  return ideas > 40 ? `${ideas} ideas` : null;
}

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
