import { parentPort } from "node:worker_threads";
import { tasks, type TaskName } from "./tasks.ts";
import { tidyHeapOnce } from "./tidy-heap.ts";

/** A task for a thread. */
export interface Order {
  id: number;
  name: TaskName;
  input: unknown;
}

/** What a thread tells when it has loaded the task and begins: from then on the task's time counts. */
export interface Beginning {
  begun: number;
}

let isTidied = false;

/** Runs in a thread of the pool, which calls it for each task. */
export async function work({ id, name, input }: Order): Promise<unknown> {
  const run: (input: never) => unknown = await tasks[name]();
  if (!isTidied) tidyHeapOnce();
  isTidied = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage({ begun: id } satisfies Beginning);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pool accepts only the input of the named task
  return await run(input as never);
}
