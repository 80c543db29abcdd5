/** For how long at most a request may keep all others waiting. */
const mostMs = 200;
const tries = 3;

/** The longest that the product's event loop was held up since this was asked last. */
async function readLongestDelayMs(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds ([\d.e+-]+)$/m.exec(metrics)?.[1];
  if (seconds === undefined) throw new Error("the metrics do not tell how long the event loop was held up");
  return Number(seconds) * 1_000;
}

/**
 * Sends the requests, a few at once, and tells which of them hold the event loop up: those that do so in each of three tries alone. What else
 * the machine is busy with delays a loop, too.
 */
export async function listDelaying<Request>(
  url: string,
  requests: readonly Request[],
  send: (request: Request) => Promise<unknown>,
): Promise<{ request: Request; ms: number }[]> {
  await readLongestDelayMs(url);
  await Promise.all(requests.map(send));
  if ((await readLongestDelayMs(url)) <= mostMs) return [];
  const delaying: { request: Request; ms: number }[] = [];
  for (const request of requests) {
    const ms = await measureLeast(url, async () => await send(request));
    if (ms > mostMs) delaying.push({ request, ms: Math.round(ms) });
  }
  return delaying;
}

async function measureLeast(url: string, send: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < tries && least > mostMs; turn += 1) {
    await send();
    least = Math.min(least, await readLongestDelayMs(url));
  }
  return least;
}
