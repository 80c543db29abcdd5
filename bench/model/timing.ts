import { setTimeout as wait } from "node:timers/promises";
import type { Gateway } from "#domain/gifts/model/gateway.ts";
import { estimateTokens } from "#domain/gifts/model/usage.ts";
import { suggest } from "#domain/gifts/suggest.ts";
import { suggestionsPerQuery } from "#shared/limits.ts";
import { directEngine } from "#tests/support/direct-engine.ts";
import type { Case, RepliedIdea } from "./cases.ts";

const tokensPerSecond = 40;
const firstTokenMs = 800;
const pieceLength = 12;
const neverAborted = new AbortController().signal;

interface Timing {
  id: string;
  /** What was understood is told, in milliseconds from the question. */
  reading: number;
  /** The first idea, by its title and price at least. */
  begun: number;
  /** All that the first idea says. */
  told: number;
  /** The same with its category and what to search for in a shop. */
  first: number;
  last: number;
  longestGap: number;
}

/** When a reader has what, with each whole reply written at the speed of a middling model, all at the same time. */
export async function timeReplies(
  cases: readonly Case[],
): Promise<{ summary: { measure: string; bar: string; reached: string }[]; lines: string[] }> {
  const timings = await Promise.all(cases.filter(({ ideas }) => ideas.length >= suggestionsPerQuery).map(timeReply));
  const show = (pick: (timing: Timing) => number) => {
    const sorted = timings.map(pick).toSorted((one, other) => one - other);
    const at = (share: number) => ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / 1000).toFixed(1);
    return `${at(0.5)} s in the middle, ${at(1)} s at most`;
  };
  return {
    summary: [
      { measure: "the reading is on the page", bar: "1.5 s", reached: show(({ reading }) => reading) },
      { measure: "title and price of the first idea", bar: "4 s", reached: show(({ begun }) => begun) },
      { measure: "the texts of the first idea", bar: "4 s", reached: show(({ told }) => told) },
      { measure: "the first idea with its shops", bar: "-", reached: show(({ first }) => first) },
      { measure: "the longest wait between ideas", bar: "4 s", reached: show(({ longestGap }) => longestGap) },
      { measure: "the fifth idea", bar: "-", reached: show(({ last }) => last) },
    ],
    lines: timings.map(
      ({ id, ...times }) =>
        `${id}  ${Object.entries(times)
          .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)}`)
          .join(", ")}`,
    ),
  };
}

async function timeReply({ id, brief, reading, ideas }: Case): Promise<Timing> {
  const reply = JSON.stringify({ reading, ideas: ideas.map((idea) => writeAsAsked(idea, brief)) });
  const options = { engine: directEngine, gateway: writeSlowly(reply), signal: neverAborted, stopWaiting: neverAborted };
  const start = performance.now();
  const times: number[] = [];
  let [read, begun, told] = [Infinity, Infinity, Infinity];
  for await (const { event, data } of suggest(brief, { ...options, now: () => performance.now() })) {
    const now = performance.now() - start;
    if (event === "suggestion") times.push(now);
    if (event === "reading") read = Math.min(read, now);
    else begun = Math.min(begun, now);
    if (event === "suggestion" || (event === "draft" && data.explanation !== null)) told = Math.min(told, now);
  }
  const gaps = times.slice(1).map((time, place) => time - (times[place] ?? 0));
  return { id, reading: read, begun, told, first: times[0] ?? Infinity, last: times.at(-1) ?? Infinity, longestGap: Math.max(0, ...gaps) };
}

/** As the prompt asks for it now: replies to earlier ones had another order, and neither reasons nor what the gift asks. */
function writeAsAsked(idea: RepliedIdea, { words }: Case["brief"]): object {
  const { title, priceRange, asks = ["seeing"], category, isExperience, description, explanation, searchTerms } = idea;
  const because = (words.interests ?? []).slice(0, 1);
  return { title, priceRange, asks, description, explanation, because, category, isExperience, searchTerms: searchTerms.slice(0, 2) };
}

function writeSlowly(reply: string): Gateway {
  return {
    ask() {
      let position = 0;
      let due = performance.now() + firstTokenMs;
      const texts = new ReadableStream<string>({
        async pull(controller) {
          const piece = reply.slice(position, position + pieceLength);
          if (piece === "") {
            controller.close();
            return;
          }
          // By the clock, so that many replies at a time do not slow one another down.
          due += (estimateTokens(piece) / tokensPerSecond) * 1000;
          await wait(Math.max(0, due - performance.now()));
          position += pieceLength;
          controller.enqueue(piece);
        },
      });
      return { texts, report: Promise.resolve({ outcome: "ok", fault: null, status: null }), usage: [] };
    },
  };
}
