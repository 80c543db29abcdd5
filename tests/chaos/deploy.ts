import { drips, startFakeGateway } from "#tests/support/fake-gateway.ts";
import { goodIdeas } from "#tests/support/hostile-replies.ts";
import { startProduct, type RunningProduct } from "#tests/support/running-product.ts";
import { giftRequest } from "#tests/support/gift-form.ts";
import { describe, pause, type Experiment } from "./experiment.ts";
import { openExternalDatabase } from "./external-database.ts";
import { openProxy } from "./proxy.ts";
import { send, type Answer } from "./send.ts";
import { startWriting } from "./write-load.ts";
import { usualEnv, sharedAddress } from "./writes.ts";

const rounds = 2;
const readers = 4;
const streams = 4;
const pages = ["/", "/blog", "/ja", "/saved", "/api/quota"];

/** Replaces two servers behind a proxy one after the other, again and again, while people read, write and wait for ideas. */
export const deploy: Experiment = async ({ through }) => {
  const [database, gateway] = await Promise.all([openExternalDatabase({ through }), startFakeGateway()]);
  // A stream of two seconds: some are always under way.
  gateway.answerWith(drips(JSON.stringify(goodIdeas), 4));
  const env = { ...usualEnv, ...sharedAddress, ...database.line.settings, AI_BASE_URL: gateway.url, AI_API_KEY: "any" };
  const replicas = [await startProduct(env), await startProduct(env)];
  const proxy = await openProxy(replicas.map(({ url }) => url));
  try {
    const load = await startWriting({ url: proxy.url, query: database.query });
    const visits = startVisits(proxy.url);
    for (let turn = 0; turn < rounds * replicas.length; turn += 1) {
      await pause(1_000);
      await replace(replicas, turn % replicas.length, env);
    }
    const { answered, failures } = await visits.finish();
    const counts = await load.finish();
    const failed = [...load.failures, ...failures];
    return [
      describe("a new version under load, one replica after the other", {
        ...counts,
        times: rounds * replicas.length,
        acknowledged: counts.acknowledged + answered,
        failed: failed.length,
        faults: [...new Set(failed.map(({ status, text }) => `an answer ${status}: ${text.slice(0, 200)}`))],
      }),
    ];
  } finally {
    await proxy.close();
    for (const replica of replicas) await replica.stop();
    await gateway.stop();
    await database.remove();
  }
};

async function replace(replicas: RunningProduct[], place: number, env: Record<string, string>): Promise<void> {
  const old = replicas[place];
  if (!old) return;
  await old.stop();
  replicas[place] = await startProduct({ ...env, PORT: new URL(old.url).port });
}

function startVisits(url: string): { finish: () => Promise<{ answered: number; failures: Answer[] }> } {
  const failures: Answer[] = [];
  let answered = 0;
  const over = new AbortController();
  const visit = async (act: (turn: number) => Promise<{ answer: Answer; isWhole: boolean }>) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const { answer, isWhole } = await act(turn);
      if (isWhole) answered += 1;
      else failures.push(answer);
      await pause(10);
    }
  };
  const read = async (turn: number) => {
    const answer = await send(url + (pages[turn % pages.length] ?? "/"));
    return { answer, isWhole: answer.status === 200 };
  };
  const stream = async () => {
    const answer = await send(`${url}/api/ideas`, { body: giftRequest, headers: { Accept: "text/event-stream" }, patienceMs: 60_000 });
    const isWhole = (answer.text.match(/^event: suggestion$/gm) ?? []).length === 5 && answer.text.includes("event: done");
    return { answer, isWhole };
  };
  const visiting = Promise.all([
    ...Array.from({ length: readers }, () => visit(read)),
    ...Array.from({ length: streams }, () => visit(stream)),
  ]);
  return {
    finish: async () => {
      over.abort();
      await visiting;
      return { answered, failures };
    },
  };
}
