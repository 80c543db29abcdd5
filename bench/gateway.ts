// What the gift engine reaches on a model's replies: the two lines of the table that need a gateway.
import { setTimeout as wait } from "node:timers/promises";
import { findIdeaFault } from "#domain/gifts/guard/guard.ts";
import { suggest } from "#domain/gifts/suggest.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { connectGateway } from "#tests/support/connect-gateway.ts";
import { directEngine } from "#tests/support/direct-engine.ts";
import { createBrief } from "#tests/support/create-brief.ts";
import {
  answers,
  breaksOffAfter,
  fallsSilentAfter,
  floods,
  hangsUp,
  redirects,
  respondsWith,
  startFakeGateway,
  staysSilent,
  streams,
  streamsTinyEvents,
  toEvent,
  type FakeGateway,
  type Script,
} from "#tests/support/fake-gateway.ts";
import { goodIdeas, hostileReplies } from "#tests/support/hostile-replies.ts";

const lists = 60;
const pauseMs = 15;
const neverAborted = new AbortController().signal;
const brief = createBrief({ ageRange: "13-17", likes: [{ interests: ["astronomy"] }] });

const faults: readonly Script[] = [
  staysSilent,
  hangsUp,
  redirects,
  answers({ error: { message: "no" } }),
  answers(""),
  floods(5_000_000),
  streamsTinyEvents(20_000),
  fallsSilentAfter(`[${JSON.stringify(goodIdeas[0])},`),
  breaksOffAfter(`[${JSON.stringify(goodIdeas[0])},`),
  ...[401, 402, 404, 429, 500, 502, 503].map((status) => respondsWith(status, "<html>no</html>")),
];

/** Starts a gateway of its own on loopback and ends it. */
export async function measureGateway(): Promise<{ measure: string; bar: string; reached: string }[]> {
  const service = await startFakeGateway();
  const delays = await measureDelays(service);
  if (delays.length < lists * goodIdeas.length) throw new Error(`${delays.length} ideas came through of ${lists * goodIdeas.length}`);
  const survived = await countSurvived(service);
  await service.stop();
  const p99 = delays.toSorted((one, other) => one - other)[Math.floor(delays.length * 0.99)];
  return [
    {
      measure: "streamed: from the gateway closing an object to the reader having it, p99",
      bar: "< 10 ms",
      reached: `${p99?.toFixed(2)} ms`,
    },
    { measure: "hostile replies and faults of the gateway that end in five allowed ideas", bar: "100 %", reached: survived },
  ];
}

async function measureDelays(service: FakeGateway): Promise<number[]> {
  const delays: number[] = [];
  for (let list = 0; list < lists; list += 1) {
    const closedAt = new Map<string, number>();
    service.answerWith(async (response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      for (const [place, idea] of goodIdeas.entries()) {
        closedAt.set(idea.title, performance.now());
        response.write(toEvent(`${place === 0 ? "[" : ","}${JSON.stringify(idea)}`));
        await wait(pauseMs);
      }
      response.end(toEvent("]"));
    });
    for await (const { title } of ask(service, 5_000)) {
      const closed = closedAt.get(title);
      if (closed !== undefined) delays.push(performance.now() - closed);
    }
  }
  return delays;
}

async function countSurvived(service: FakeGateway): Promise<string> {
  const scripts = [...faults, ...hostileReplies.map(({ text }) => streams(text))];
  let survived = 0;
  for (const script of scripts) {
    service.answerWith(script);
    const ideas: Suggestion[] = [];
    for await (const idea of ask(service, 400)) ideas.push(idea);
    if (ideas.length === 5 && ideas.every((idea, place) => findIdeaFault(idea, brief, ideas.slice(0, place)) === null)) survived += 1;
  }
  return `${((survived / scripts.length) * 100).toFixed(0)} % of ${scripts.length}`;
}

// A gateway of its own for each, so that one fault does not open the breaker for the next.
async function* ask(service: FakeGateway, timeoutMs: number): AsyncGenerator<Suggestion> {
  const gateway = connectGateway(service, { timeoutMs, firstByteTimeoutMs: timeoutMs / 2 });
  const events = suggest(brief, {
    engine: directEngine,
    gateway,
    signal: neverAborted,
    stopWaiting: neverAborted,
    now: () => performance.now(),
  });
  for await (const { event, data } of events) if (event === "suggestion") yield data;
}
