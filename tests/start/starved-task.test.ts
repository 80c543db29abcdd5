import { setImmediate as nextTurn, setTimeout } from "node:timers/promises";
import { onTestFinished, expect, test } from "vitest";
import { WorkerPool } from "#server/process/worker-pool.ts";

const card = { locale: "en", label: "Blog", title: "Ten gifts" } as const;

// In a process of its own: what others compute in it counts, too.
test("time in which nothing was computed does not count, as when the machine is busy with something else", async () => {
  const pool = new WorkerPool((error) => expect.unreachable(String(error)));
  onTestFinished(() => pool.close());
  await pool.run("drawCard", card, { deadlineMs: 10_000 });
  const drawing = pool.run("drawCard", card, { deadlineMs: 3_000 });
  await setTimeout(20);
  await nextTurn();

  // This thread sleeps past the deadline, and looks at its timers before it hears of the result.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_300);

  expect(await drawing).toBeInstanceOf(Uint8Array);
});
