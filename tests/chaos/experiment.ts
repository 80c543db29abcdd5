import type { Way } from "./line.ts";

/** What one experiment did to the product and what came of it: one line of the table. */
export interface Result {
  tried: string;
  times: number;
  /** Writes, or whatever else was promised to somebody. */
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Requests that were refused or got no answer, as is to be expected while something is broken. */
  failed: number;
  /** The longest time until the product was well again by itself. */
  recoveredMs: number | null;
  /** A figure that is worth knowing and breaks no promise. */
  remark: string;
  /** What must not happen whatever is broken, in sentences. */
  faults: string[];
}

/** Gives its results; one that cannot be tried here gives the reason as a text. */
export type Experiment = (options: { requests: number; through: Way }) => Promise<Result[] | string>;

export function describe(tried: string, known: Partial<Result>): Result {
  return { tried, times: 1, acknowledged: 0, lost: 0, doubled: 0, failed: 0, recoveredMs: null, remark: "", faults: [], ...known };
}

/** Waits until something holds; the milliseconds that it took. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  { withinMs, what }: { withinMs: number; what: string },
): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > withinMs) throw new Error(`${what}: not within ${withinMs} ms`);
    await pause(20);
  }
  return Math.round(performance.now() - began);
}

export async function pause(ms: number): Promise<void> {
  await new Promise((resume) => setTimeout(resume, ms));
}

/** A sentence when it took longer than it may. */
export function judgeTime(what: string, { ms, atMost }: { ms: number; atMost: number }): string[] {
  return ms > atMost ? [`${what} took ${ms} ms, more than ${atMost}`] : [];
}
