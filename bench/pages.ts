// Prints how fast public pages are beside a bare server that sends the same bytes: `node bench/pages.ts` (after a build).
import { makeDataDirectory, startProduct } from "#tests/support/running-product.ts";
import type { BareAnswer } from "./bare-server.ts";
import type { LoadReport } from "./load.ts";
import { fetchRaw, getMedian, openRig, rate } from "./rig.ts";

const rounds = 5;
const roundMs = 2_000;
const clients = 20;
/** Of what the bare server does. */
const leastShare = 0.4;
const headers = { "Accept-Encoding": "gzip, deflate, br, zstd", Accept: "text/html", "User-Agent": "bench" };
const pages = { home: "/", list: "/blog", post: "/blog/listening-is-half-the-gift", "list in Japanese": "/ja/blog" };

const data = await makeDataDirectory();
const product = await startProduct({ DATA_DIR: data.path, LOG_LEVEL: "warn" });
const productPort = Number(new URL(product.url).port);
const rig = await openRig();

const lines: Record<string, object> = {};
for (const [name, path] of Object.entries(pages)) lines[name] = await measure(path);
rig.close();
await product.stop();
await data.remove();
console.table(lines);

/** The two take turns, so that whatever else this machine does meets both. */
async function measure(path: string): Promise<object> {
  const answer = await takeCopy(path);
  await rig.showBare(answer);
  // Both have compiled what they run again and again before anything counts.
  for (const port of [productPort, rig.barePort]) await press({ port, path });
  const turns: { ours: LoadReport; bare: LoadReport }[] = [];
  for (let round = 0; round < rounds; round++)
    turns.push({ ours: await press({ port: productPort, path }), bare: await press({ port: rig.barePort, path }) });
  const ours = rate(turns.map((turn) => turn.ours));
  const theirs = rate(turns.map((turn) => turn.bare));
  return {
    bytes: Buffer.from(answer.body, "base64").byteLength,
    encoding: answer.headers["content-encoding"],
    "requests/s": Math.round(ours),
    "bare requests/s": Math.round(theirs),
    share: getMedian(turns.map((turn) => rate([turn.ours]) / rate([turn.bare]))).toFixed(2),
    budget: `>= ${leastShare}`,
    refused: turns.reduce((sum, turn) => sum + turn.ours.refused, 0),
    "p99 ms": Math.max(...turns.map((turn) => turn.ours.p99Ms)).toFixed(1),
    "bare p99 ms": Math.max(...turns.map((turn) => turn.bare.p99Ms)).toFixed(1),
  };
}

/** As a browser gets it once the smallest form is ready. */
async function takeCopy(path: string): Promise<BareAnswer> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetchRaw(productPort, { path, headers });
    if (answer.headers["content-encoding"] === "br") return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} was not compressed in time`);
}

async function press(address: { port: number; path: string }): Promise<LoadReport> {
  return await rig.press({ ...address, headers, clients, forMs: roundMs });
}
