import { resolve } from "node:path";
import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { Piscina } from "piscina";
import { Refusal } from "#shared/refusal.ts";
import type { TaskInput, TaskName, TaskResult } from "./tasks.ts";
import type { Beginning, Order } from "./worker.ts";

export interface PoolSize {
  threads: number;
  /** How many tasks may wait for a thread. */
  waiting: number;
  /** Threads that stay when there is nothing to do, for what loads much. */
  kept: number;
  /** What the heap of one thread may take. */
  megabytes?: number;
}

/** The server has as many threads besides as processors that the pages leave it on a small machine. */
const usualSize: PoolSize = { threads: 2, waiting: 20, kept: 0 };
/** At a start on a busy machine the first of those who ask for ideas wait while their thread loads. */
const longestWaitMs = 30_000;
/** A thread loads the code of its first task, on a busy machine beside much else; one that is stopped meanwhile has to begin anew. */
const longestStartMs = 60_000;
/** What a task may take by the clock, beside its deadline, where the machine does something else. */
const longestStarvedMs = 10_000;
/** At least this long lies between two looks at what has been computed. */
const shortestLookMs = 20;
const idleForMs = 60_000;
/**
 * Far more than a task needs. V8 ends the whole process, and not the thread alone, when the heap of a thread grows past its limit in one
 * step, so it is the deadline that has to bound the memory: two seconds of the worst Markdown take less than 400 MB.
 */
const mostMegabytes = 1_024;
/**
 * V8's usual room for young objects lets a thread that loads the knowledge of gifts grow by 120 MB, which it never gives back; with this
 * one it is as quick.
 */
const youngMegabytes = 8;

export interface TaskOptions {
  /** How long the task may compute. Its wait for a thread does not count, nor that for a processor. */
  deadlineMs: number;
  /** Nobody waits for the result any longer: what waits for a thread isn't begun. What runs goes on, since only its thread could be stopped. */
  signal?: AbortSignal;
}

/**
 * Runs what may take long outside of the thread that answers requests (`tasks.ts` says how to add a task). A task that is not done by its
 * deadline, or runs out of memory or stack, is stopped with its thread and refused as `too_complex`. When too many wait, or one has
 * waited for too long, for a thread or a processor, it is refused as `overloaded`. Threads are started when they are needed, and end when
 * they have been idle.
 */
export class WorkerPool {
  readonly #threads: Piscina;
  // Waiting is done here: the queue of the library does not count tasks that can be aborted, and forgets them when their thread is stopped.
  readonly #turns: ReturnType<typeof bulkhead>;
  readonly #begin = new Map<number, () => void>();
  #lastId = 0;

  /** @param report Is told of a thread that failed while nobody waited for it: at its start, or after its task was given up. */
  constructor(report: (error: unknown) => void, { threads, waiting, kept, megabytes = mostMegabytes }: PoolSize = usualSize) {
    this.#turns = bulkhead(threads, waiting);
    this.#threads = new Piscina({
      filename: resolve(import.meta.env.PROD ? "build/server/worker.js" : "server/process/worker.ts"),
      name: "work",
      minThreads: kept,
      maxThreads: threads,
      idleTimeout: idleForMs,
      // Those of the process concern its own main thread, such as `--expose-gc`.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes },
      recordTiming: false,
      // The library's faster ways hold an idle thread where no timer runs: what loading left behind would never be given back.
      atomics: "disabled",
    });
    this.#threads.on("message", ({ begun }: Beginning) => this.#begin.get(begun)?.());
    // Without a listener such a fault would end the process. The library starts another thread for the next task.
    this.#threads.on("error", report);
  }

  async run<Name extends TaskName>(name: Name, input: TaskInput<Name>, options: TaskOptions): Promise<TaskResult<Name>> {
    const askedAt = performance.now();
    try {
      return await this.#turns.execute(async () => {
        if (performance.now() - askedAt > longestWaitMs) throw overloaded();
        return await this.#runNow<Name>({ id: (this.#lastId += 1), name, input }, options);
      });
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? overloaded() : error;
    }
  }

  /** Stops all threads, whatever they are doing. */
  async close(): Promise<void> {
    await this.#threads.destroy();
  }

  async #runNow<Name extends TaskName>(order: Order, { deadlineMs, signal }: TaskOptions): Promise<TaskResult<Name>> {
    signal?.throwIfAborted();
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(overloaded()), longestStartMs);
    let forget = () => clearTimeout(timer);
    this.#begin.set(order.id, () => {
      forget();
      forget = refuseInTime(deadlineMs, (refusal) => stop.abort(refusal));
    });
    try {
      const result: TaskResult<Name> = await this.#threads.run(order, { signal: stop.signal });
      signal?.throwIfAborted();
      return result;
    } catch (error) {
      throw explain(error, stop.signal);
    } finally {
      forget();
      this.#begin.delete(order.id);
    }
  }
}

const overloaded = () => new Refusal("overloaded", { retryAfterSeconds: 5 });

/**
 * Refuses once the process has computed for the time of the deadline, which no thread of it can have exceeded before: on a busy machine a
 * thread may stand still for seconds, for which its task can't be blamed. Returns the function that stops this.
 */
function refuseInTime(deadlineMs: number, refuse: (refusal: Refusal) => void): () => void {
  const before = process.cpuUsage();
  const latest = performance.now() + deadlineMs + longestStarvedMs;
  const look = () => {
    const { user, system } = process.cpuUsage(before);
    const leftMs = deadlineMs - (user + system) / 1_000;
    if (leftMs <= 0) refuse(new Refusal("too_complex"));
    else if (performance.now() >= latest) refuse(overloaded());
    else timer = setTimeout(look, Math.max(leftMs, shortestLookMs));
  };
  let timer = setTimeout(look, deadlineMs);
  return () => clearTimeout(timer);
}

function explain(error: unknown, { aborted, reason }: AbortSignal): unknown {
  if (aborted) return reason;
  return isExhausted(error) ? new Refusal("too_complex", { cause: error }) : error;
}

/** Whether a task nested deeper than the stack, or took all the memory that a thread has. */
function isExhausted(error: unknown): boolean {
  if (error instanceof RangeError) return error.message.includes("call stack");
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
