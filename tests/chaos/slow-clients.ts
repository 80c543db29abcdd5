import { once } from "node:events";
import { readdir, readlink, stat } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { startFakeGateway, staysSilent } from "#tests/support/fake-gateway.ts";
import { makeDataDirectory, startProduct } from "#tests/support/running-product.ts";
import { giftRequest } from "#tests/support/gift-form.ts";
import { describe, judgeTime, pause, waitUntil, type Experiment, type Result } from "./experiment.ts";
import { judgeRefusals, send, type Answer } from "./send.ts";
import { usualEnv } from "./writes.ts";

const slowWriters = 500;
const slowBodies = 1_000;
/** Ten seconds for a body, and what a full machine adds. */
const bodiesWithinMs = 20_000;
/** For everybody else meanwhile, as the thousand arrive in one moment. */
const slowestAnswerMs = 2_000;
/** Beside three times what was usual before: half of the answers meanwhile are no later. */
const unnoticedMs = 20;
const usualRounds = 10;
/** Of another network than the thousand. */
const elsewhere = { "X-Forwarded-For": "192.0.2.1" };
const slowReaders = 200;
/** Ten seconds for the headers, checked every five; and what a full machine adds. */
const headersWithinMs = 20_000;
/** The time of a query for ideas and ten seconds; as the product is told below, half a minute. */
const readWithinMs = 50_000;
const crowd = 700;
const mostAtOnce = 500;
/** Connections to the database and of other visitors that may come and go meanwhile. */
const others = 30;
const pages = ["/", "/blog", "/saved", "/api/quota"];
const assets = "build/client/assets";

/** Clients who send or read as slowly as they can, and more requests than fit: the others are served all the while. */
export const slowClients: Experiment = async () => [
  await atProduct(trySlowWriters),
  await atProduct(trySlowBodies),
  await atProduct(trySlowReaders),
  await atProduct(({ url }) => tryOverload(url, "application/json")),
  await atProduct(({ url }) => tryOverload(url, "text/event-stream")),
];

interface Server {
  url: string;
  pid: number;
}

/** Each at a product of its own: after one crowd the next would not wait, since the silent gateway is asked no more. */
async function atProduct(run: (server: Server) => Promise<Result>): Promise<Result> {
  const [data, gateway] = await Promise.all([makeDataDirectory(), startFakeGateway()]);
  gateway.answerWith(staysSilent);
  const ai = { AI_BASE_URL: gateway.url, AI_API_KEY: "any", AI_TIMEOUT_MS: "6000" };
  const product = await startProduct({ ...usualEnv, ...ai, DATA_DIR: data.path, TRUST_PROXY: "1" });
  try {
    return await run({ url: product.url, pid: product.process.pid ?? 0 });
  } finally {
    await product.stop();
    await gateway.stop();
    await data.remove();
  }
}

async function trySlowWriters(server: Server): Promise<Result> {
  const drip = (socket: Socket) => {
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    const timer = setInterval(() => socket.write("x"), 1_000);
    socket.on("close", () => clearInterval(timer));
  };
  const tried = `${slowWriters} clients that send a letter a second`;
  return await watchSlow(server, { tried, count: slowWriters, use: drip, closedWithinMs: headersWithinMs });
}

async function trySlowBodies(server: Server): Promise<Result> {
  const drip = (socket: Socket) => {
    const address = "Host: localhost\r\nX-Forwarded-For: 203.0.113.7";
    socket.write(`POST /api/ideas HTTP/1.1\r\n${address}\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n{`);
    const timer = setInterval(() => socket.write(" "), 1_000);
    socket.on("close", () => clearInterval(timer));
  };
  const tried = `${slowBodies} clients of one address that send a letter of a body a second`;
  return await watchSlow(server, { tried, count: slowBodies, use: drip, closedWithinMs: bodiesWithinMs, slowestMs: slowestAnswerMs });
}

async function trySlowReaders(server: Server): Promise<Result> {
  const largest = await getLargestAsset();
  const neverRead = (socket: Socket) => {
    socket.pause();
    // As many at once as are answered at all.
    for (let turn = 0; turn < 4; turn += 1) socket.write(`GET /assets/${largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  };
  const tried = `${slowReaders} clients that read nothing of what they asked for`;
  return await watchSlow(server, { tried, count: slowReaders, use: neverRead, closedWithinMs: readWithinMs });
}

interface Slowness {
  tried: string;
  count: number;
  use: (socket: Socket) => void;
  closedWithinMs: number;
  /** How long others may wait for an answer meanwhile; only not for ever unless it is told. */
  slowestMs?: number;
}

async function watchSlow({ url, pid }: Server, { tried, count, use, closedWithinMs, slowestMs = Infinity }: Slowness): Promise<Result> {
  const before: Answer[] = [];
  for (let turn = 0; turn < usualRounds; turn += 1) before.push(...(await visit(url)));
  const usual = (await countSockets(pid)) + others;
  const sockets = await openSockets(url, count, use);
  const answers: Answer[] = [];
  const began = performance.now();
  let open = count;
  while (open > 0 && performance.now() - began < closedWithinMs) {
    answers.push(...(await visit(url)));
    await pause(100);
    open = Math.max(0, (await countSockets(pid)) - usual);
  }
  const ms = Math.round(performance.now() - began);
  const slowest = Math.max(...answers.map((answer) => answer.ms));
  const [usualMs, medianMs] = [getMedian(before), getMedian(answers)];
  for (const socket of sockets) socket.destroy();
  return describe(tried, {
    times: count,
    acknowledged: answers.length,
    lost: answers.filter(({ status }) => status === 0).length,
    remark: `all closed after ${ms} ms, slowest answer meanwhile ${slowest} ms, median ${medianMs} ms after ${usualMs} ms`,
    faults: [
      ...judgeRefusals(answers, { expected: [200] }),
      ...(slowest > slowestMs ? [`somebody else waited ${slowest} ms`] : []),
      ...(slowestMs < Infinity ? judgeTime("half of the others' answers", { ms: medianMs, atMost: usualMs * 3 + unnoticedMs }) : []),
      ...(open > 0 ? [`${open} of their connections are still open after ${closedWithinMs} ms`] : []),
    ],
  });
}

/** Reads pages, and lets words be read as somebody who fills the form does. */
async function visit(url: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const page of pages) answers.push(await send(url + page, { headers: elsewhere }));
  answers.push(await send(`${url}/api/reading`, { body: { language: "en", additionalInfo: "no mugs" }, headers: elsewhere }));
  return answers;
}

function getMedian(answers: readonly Answer[]): number {
  return answers.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.floor(answers.length / 2)] ?? 0;
}

/** As the server sees it: who reads nothing does not notice that nobody writes any more. */
async function countSockets(pid: number): Promise<number> {
  const descriptors = await readdir(`/proc/${pid}/fd`);
  const links = await Promise.all(descriptors.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => "")));
  return links.filter((link) => link.startsWith("socket:")).length;
}

/** A refused connection is one that the server has closed: it counts as such. */
async function openSockets(url: string, count: number, use: (socket: Socket) => void): Promise<Socket[]> {
  const port = Number(new URL(url).port);
  const sockets = Array.from({ length: count }, () => connect(port, "127.0.0.1").on("error", () => {}));
  await Promise.all(sockets.map((socket) => once(socket, "connect").catch(() => null)));
  for (const socket of sockets) use(socket);
  return sockets;
}

async function getLargestAsset(): Promise<string> {
  const names = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const sizes = await Promise.all(names.map(async (name) => ({ name, size: (await stat(`${assets}/${name}`)).size })));
  return sizes.toSorted((one, other) => other.size - one.size)[0]?.name ?? "";
}

/** More wait for ideas than are let in: the rest is told at once to come again, and the next is served as before. */
async function tryOverload(url: string, accept: string): Promise<Result> {
  const ask = () => send(`${url}/api/ideas`, { body: giftRequest, headers: { Accept: accept }, patienceMs: 60_000 });
  const answers = await Promise.all(Array.from({ length: crowd }, ask));
  const refused = answers.filter(({ status }) => status === 503);
  const admitted = answers.filter(({ status }) => status === 200);
  const isWell = async () => (await send(`${url}/saved`)).status === 200;
  const recoveredMs = await waitUntil(isWell, { withinMs: 10_000, what: "a page after the crowd" });
  return describe(`${crowd} at once wait for ideas, as ${accept}`, {
    times: crowd,
    acknowledged: admitted.length,
    lost: answers.filter(({ status }) => status === 0).length,
    failed: refused.length,
    recoveredMs,
    remark: `slowest refusal ${Math.max(0, ...refused.map(({ ms }) => ms))} ms`,
    faults: [
      ...judgeRefusals(answers, { expected: [200, 503], withinMs: 30_000 }),
      ...judgeTime("the return", { ms: recoveredMs, atMost: 2_000 }),
      ...(admitted.length > mostAtOnce ? [`${admitted.length} were let in, more than ${mostAtOnce}`] : []),
    ],
  });
}
