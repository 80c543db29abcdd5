import type { TextToRender } from "../../reading/render-text.ts";

/** As on the server, which refuses to save what takes longer there. */
const deadlineMs = 2_000;

/** Its files may come over a slow line. */
const openedWithinMs = 30_000;

let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Renders a text, one after the other, without holding up the page. `null` when it takes too long, or when nobody waits for it any
 * longer by the time that it could begin.
 */
export async function renderInWorker(input: TextToRender, signal: AbortSignal): Promise<string | null> {
  const turn = last.then(async () => (signal.aborted ? null : await renderInTime(input)));
  // Whoever waits for this one is told; the next only waits for its end.
  last = turn.catch(() => undefined);
  return await turn;
}

async function renderInTime(input: TextToRender): Promise<string | null> {
  const open = (worker ??= await openWorker());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
  open.postMessage(input);
  const html = await hear(open, deadlineMs);
  if (html !== null) return html;
  open.terminate();
  worker = null;
  return null;
}

async function openWorker(): Promise<Worker> {
  const opened = new Worker(new URL("../../reading/render-worker.ts", import.meta.url), { type: "module" });
  await hear(opened, openedWithinMs);
  return opened;
}

/** What the worker says next; `null` when it says nothing in time, or fails, as it does with a text that is nested too deeply. */
async function hear(from: Worker, withinMs: number): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const heard = new AbortController();
  const timer = setTimeout(() => resolve(null), withinMs);
  from.addEventListener("message", ({ data }: MessageEvent<string>) => resolve(data), { signal: heard.signal });
  from.addEventListener("error", () => resolve(null), { signal: heard.signal });
  const answer = await promise;
  clearTimeout(timer);
  heard.abort();
  return answer;
}
