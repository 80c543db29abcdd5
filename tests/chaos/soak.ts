import { readFile } from "node:fs/promises";
import { Agent, request as openRequest } from "node:http";
import { signUpMember } from "#tests/support/members-of-product.ts";
import { makeDataDirectory, startProduct } from "#tests/support/running-product.ts";
import { giftRequest } from "#tests/support/gift-form.ts";
import { describe, type Experiment } from "./experiment.ts";
import { usualEnv } from "./writes.ts";

const clients = 16;
const tenths = 10;
/** A server warms up: what it has after three tenths is what it should have at the end, and a quarter more. */
const warmAfter = 3;
const mostGrowth = 1.25;
/** V8 takes what a large machine has before it collects; in the room of a small one, what is kept for good soon shows. */
const smallHeap = { NODE_OPTIONS: "--max-old-space-size=256 --max-semi-space-size=16" };

interface Turn {
  path: string;
  method?: "GET" | "POST";
  token?: string;
  body?: object;
}

/** So many requests of all kinds, and how much memory the server holds after each tenth of them. */
export const soak: Experiment = async ({ requests }) => {
  const data = await makeDataDirectory();
  const product = await startProduct({ ...usualEnv, ...smallHeap, DATA_DIR: data.path });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  try {
    const { session } = await signUpMember(product.url);
    const turns = listTurns(session.access_token);
    const megabytes: number[] = [];
    let answered = 0;
    let failed = 0;
    for (let tenth = 0; tenth < tenths; tenth += 1) {
      let left = Math.ceil(requests / tenths);
      const work = async () => {
        while (left > 0) {
          left -= 1;
          const turn = turns[left % turns.length];
          if (turn && (await isAnswered(agent, product.url, turn))) answered += 1;
          else failed += 1;
        }
      };
      await Promise.all(Array.from({ length: clients }, work));
      megabytes.push(await readMegabytes(product.process.pid ?? 0));
    }
    const warm = megabytes[warmAfter] ?? 0;
    const last = megabytes.at(-1) ?? 0;
    const faults = last > warm * mostGrowth ? [`the server's memory grew from ${warm} to ${last} MB`] : [];
    const remark = `resident megabytes at each tenth: ${megabytes.join(", ")}`;
    return [describe("many requests of all kinds", { times: requests, acknowledged: answered, lost: failed, failed, remark, faults })];
  } finally {
    agent.destroy();
    await product.stop();
    await data.remove();
  }
};

/** Of a hundred: eighty pages, most of them kept; twelve reads of the API; the rest written, asked or not there. */
function listTurns(token: string): Turn[] {
  const pages = ["/", "/blog", "/zh", "/ja/blog", "/policy/privacy_policy", "/about", "/saved", "/sitemap.xml"].map((path) => ({ path }));
  const reads = ["/api/quota", "/api/recipients", "/api/blog/posts"].map((path) => ({ path, token }));
  const rare: Turn[] = [
    { path: "/nowhere" },
    { path: "/api/ideas", method: "POST", body: giftRequest },
    { path: "/api/recipients", method: "POST", token, body: {} },
    { path: "/auth/v1/token?grant_type=password", method: "POST", body: { email: "nobody@example.org", password: "a long password" } },
  ];
  const hundred = [...repeat(pages, 80), ...repeat(reads, 12), ...repeat(rare.slice(0, 3), 7), ...rare.slice(3)];
  // Spread, so that the slow ones do not come together.
  return hundred.map((_, place) => hundred[(place * 37) % hundred.length] ?? { path: "/" });
}

function repeat<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, place) => items[place % items.length]).filter((item) => item !== undefined);
}

async function isAnswered(agent: Agent, url: string, { path, method = "GET", token, body }: Turn): Promise<boolean> {
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  return await new Promise((resolve) => {
    const request = openRequest(url + path, { agent, method, headers });
    request.on("error", () => resolve(false));
    request.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve((response.statusCode ?? 500) < 500)).on("error", () => resolve(false));
    });
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function readMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024);
}
