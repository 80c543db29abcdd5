import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AppContext } from "../app-context.ts";
import { listen, type Listening } from "../process/listen.ts";
import { createLog } from "../log/log.ts";
import { answerProblem } from "../problem.ts";
import { readBody } from "../request/read-body.ts";
import { awaitBodies } from "./await-bodies.ts";
import { clientAddress } from "./client-address.ts";
import { loadLimit } from "./load-limit.ts";

let listening: Listening;
const sockets = new Set<Socket>();

beforeEach(async () => {
  const log = createLog("silent", { readable: false });
  const app = new Hono<AppContext>();
  app.onError((error, c) => answerProblem(c, error));
  app.use(async (c, next) => {
    c.set("log", log);
    c.set("requestId", "a request");
    await next();
  });
  app.use(loadLimit(2), clientAddress(1), awaitBodies({ most: 3, mostPerNetwork: 2 }));
  app.post("/", async (c) => c.text(await readBody(c, { type: "text/plain", mostBytes: 200_000 })));
  app.get("/", (c) => c.text("a page"));
  listening = await listen(app.fetch, { host: "127.0.0.1", port: 0, silentForMs: 60_000, log });
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await listening.close(0);
});

interface Sender {
  send: (text: string) => void;
  /** The status of the answer. */
  answer: Promise<number>;
}

/** Sends the headers of a request, with the beginning of its body. */
async function begin(from: string, { length, body = "a" }: { length: number; body?: string }): Promise<Sender> {
  const socket = connect(listening.port, "127.0.0.1");
  sockets.add(socket.on("error", () => {}));
  await once(socket, "connect");
  const answer = once(socket, "data").then(([data]) => Number(String(data).slice(9, 12)));
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
  return { send: (text) => socket.write(text), answer };
}

const ask = async () => (await fetch(`http://127.0.0.1:${listening.port}/`)).status;
const isPending = async ({ answer }: Sender) => (await Promise.race([answer, Promise.resolve("pending")])) === "pending";

test("clients who do not send their bodies keep nobody else waiting", async () => {
  const waiting = await Promise.all(["192.0.2.1", "198.51.100.1", "203.0.113.1"].map((from) => begin(from, { length: 10 })));

  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
  for (const { send } of waiting) send("bcdefghij");
  expect(await Promise.all(waiting.map(({ answer }) => answer))).toEqual([200, 200, 200]);
});

test.each([
  { network: "IPv4", addresses: ["192.0.2.1", "192.0.2.2", "192.0.2.3"], elsewhere: "192.0.3.1" },
  { network: "IPv6", addresses: ["2001:db8:1:2201::1", "2001:db8:1:2202::1", "2001:db8:1:22ff::1"], elsewhere: "2001:db8:1:2301::1" },
])("a network of $network is waited for a few times at once, and others besides", async ({ addresses, elsewhere }) => {
  const waiting = await Promise.all([...addresses, elsewhere].map((from) => begin(from, { length: 10 })));
  const refused = await Promise.race(waiting.map(({ answer }) => answer));

  const still = await Promise.all(waiting.map(isPending));
  expect(refused).toBe(503);
  expect(still.filter(Boolean)).toHaveLength(3);
  expect(still.at(-1)).toBe(true);
});

test("a body that is not there in ten seconds is refused, and a large one has longer", async () => {
  const small = await begin("192.0.2.1", { length: 10 });
  const large = await begin("198.51.100.1", { length: 100_000 });
  const begun = performance.now();

  expect(await small.answer).toBe(408);
  expect(performance.now() - begun).toBeGreaterThan(9_000);
  expect(await isPending(large)).toBe(true);
  large.send("b".repeat(99_999));
  expect(await large.answer).toBe(200);
}, 40_000);
