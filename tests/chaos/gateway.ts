import { getFreePort } from "#db/postgres-server.ts";
import {
  breaksOffAfter,
  drips,
  fallsSilentAfter,
  floods,
  hangsUp,
  respondsWith,
  startFakeGateway,
  staysSilent,
  streams,
  type Script,
} from "#tests/support/fake-gateway.ts";
import { goodIdeas, hostileReplies } from "#tests/support/hostile-replies.ts";
import { startProduct } from "#tests/support/running-product.ts";
import { giftRequest } from "#tests/support/gift-form.ts";
import { describe, pause, type Experiment, type Result } from "./experiment.ts";
import { openExternalDatabase } from "./external-database.ts";
import { judgeRefusals, send, type Answer } from "./send.ts";
import { usualEnv } from "./writes.ts";

const crowd = 50;
const list = JSON.stringify(goodIdeas);
const half = list.slice(0, list.length / 2);
const pages = ["/", "/blog", "/saved", "/api/quota"];

const modes: Record<string, readonly Script[]> = {
  silent: [staysSilent],
  "silent half-way": [fallsSilentAfter(half)],
  "a few letters a second": [drips(list, 1_000)],
  "cut off half-way": [breaksOffAfter(half)],
  "hanging up": [hangsUp],
  "answering 500": [respondsWith(500, "no")],
  "sending five megabytes of nothing": [floods(5 * 1024 * 1024)],
  "sending hostile ideas": hostileReplies.map(({ text }) => streams(text)),
};

/** Lets the gateway behave badly in every way while many wait for ideas: all get five, and the pages stay quick. */
export const gateway: Experiment = async () => {
  const database = await openExternalDatabase();
  const results: Result[] = [];
  try {
    results.push(await tryGateway("refusing connections", database.url, `http://127.0.0.1:${await getFreePort()}/api/v1`));
    for (const [name, scripts] of Object.entries(modes)) {
      const fake = await startFakeGateway();
      fake.answerWith(...scripts);
      results.push(await tryGateway(name, database.url, fake.url));
      await fake.stop();
    }
  } finally {
    await database.remove();
  }
  return results;
};

/** On a server of its own: after five failures in a row a gateway is left alone for a while. */
async function tryGateway(name: string, databaseUrl: string, gatewayUrl: string): Promise<Result> {
  const ai = { AI_BASE_URL: gatewayUrl, AI_API_KEY: "any", AI_TIMEOUT_MS: "2000" };
  const product = await startProduct({ ...usualEnv, ...ai, DATABASE_URL: databaseUrl });
  try {
    await Promise.all(pages.map((path) => send(product.url + path)));
    // What is known of gifts is loaded when the crowd comes: this is about the gateway, and not about a start.
    await send(`${product.url}/api/reading`, { body: { language: "en", additionalInfo: "no mugs" } });
    const waiting = Promise.all(Array.from({ length: crowd }, () => send(`${product.url}/api/ideas`, { body: giftRequest })));
    const meanwhile = await readPages(product.url, waiting);
    const answers = await waiting;
    const whole = answers.filter(hasFiveIdeas).length;
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    return describe(`a gateway ${name}, ${crowd} wait for ideas`, {
      acknowledged: whole,
      lost: crowd - whole,
      remark: `slowest ideas ${slowest} ms, slowest page meanwhile ${Math.max(...meanwhile.map(({ ms }) => ms))} ms`,
      faults: judgeRefusals(meanwhile, { expected: [200] }).map((fault) => `a page meanwhile: ${fault}`),
    });
  } finally {
    await product.stop();
  }
}

async function readPages(url: string, waiting: Promise<unknown>): Promise<Answer[]> {
  const over = new AbortController();
  const answers: Answer[] = [];
  void waiting.then(() => over.abort());
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    answers.push(await send(url + (pages[turn % pages.length] ?? "/")));
    await pause(20);
  }
  return answers;
}

function hasFiveIdeas({ status, text }: Answer): boolean {
  if (status !== 200) return false;
  const { suggestions }: { suggestions: unknown[] } = JSON.parse(text);
  return suggestions.length === 5;
}
