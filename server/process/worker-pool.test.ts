import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { testWorkers as workers } from "#tests/support/test-app.ts";
import { Refusal } from "#shared/refusal.ts";
import { WorkerPool } from "./worker-pool.ts";

const card = { locale: "en", label: "Blog", title: "Ten gifts" } as const;
const draw = async (options: { deadlineMs: number; signal?: AbortSignal }) => await workers.run("drawCard", card, options);
const patience = { deadlineMs: 10_000 };
interface Report {
  workers: { header: { threadId: number } }[];
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node types the report as an object
const listThreads = () => (process.report.getReport() as Report).workers.map(({ header }) => header.threadId);
const nameRefusal = (error: unknown) => (error instanceof Refusal ? error.code : error);

test("a task gives its result, and the thread that asked goes on meanwhile", async () => {
  await draw(patience);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);

  const picture = await draw(patience);

  clearInterval(timer);
  expect(Buffer.from(picture.subarray(1, 4)).toString()).toBe("PNG");
  expect(turns).toBeGreaterThan(3);
});

test("a task that is not done in time is stopped and refused, and the next one has a thread again", async () => {
  const begun = performance.now();

  const refused = await draw({ deadlineMs: 1 }).catch(nameRefusal);

  expect(refused).toBe("too_complex");
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(await draw(patience)).toBeInstanceOf(Uint8Array);
});

test("of more tasks than fit the first are done and the others refused at once", async () => {
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => draw(patience).then(() => "done", nameRefusal)));

  expect(new Set(outcomes)).toEqual(new Set(["done", "overloaded"]));
  expect(outcomes.filter((outcome) => outcome === "overloaded")).toHaveLength(8);
});

test("a task that nobody waits for any longer gives no result, and its thread stays with all that it has loaded", async () => {
  await draw(patience);
  const threads = listThreads();
  const leaving = new AbortController();
  const drawing = draw({ ...patience, signal: leaving.signal });
  await new Promise(setImmediate);

  leaving.abort();

  await expect(drawing).rejects.toThrow("aborted");
  expect(await draw(patience)).toBeInstanceOf(Uint8Array);
  expect(listThreads()).toEqual(expect.arrayContaining(threads));
});

test("a task that nobody waits for any longer is not begun", async () => {
  const leaving = new AbortController();
  leaving.abort();

  await expect(draw({ ...patience, signal: leaving.signal })).rejects.toThrow("aborted");
});

test("a thread that fails while nobody waits for it is reported, and the process goes on", async () => {
  const fault = await new Promise((report) => {
    void new WorkerPool(report, { threads: 1, waiting: 1, kept: 1, megabytes: 8 });
  });

  expect(fault).toMatchObject({ code: "ERR_WORKER_OUT_OF_MEMORY" });
});

test("a thread without a task rests in its event loop, where timers run that give back memory", async () => {
  const starting = once(process, "worker") as Promise<[Worker]>;
  const pool = new WorkerPool((error) => expect.unreachable(String(error)), { threads: 1, waiting: 1, kept: 1 });
  onTestFinished(() => pool.close());
  const [{ performance: clock }] = await starting;
  await pool.run("drawCard", card, patience);
  const { idle } = clock.eventLoopUtilization();

  await expect.poll(() => clock.eventLoopUtilization().idle).toBeGreaterThan(idle);
});
