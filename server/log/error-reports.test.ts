import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { listenOnLoopback } from "#tests/support/listen-on-loopback.ts";
import { createErrorReports } from "./error-reports.ts";
import { createLog } from "./log.ts";

const release = { version: "1.2.3", build: "abcdef" };

async function openReceiver() {
  const bodies: Record<string, unknown>[] = [];
  let answer: { status: number; location?: string } = { status: 204 };
  const server = createServer(async (request, response) => {
    bodies.push(Object(await json(request)));
    response.writeHead(answer.status, answer.location === undefined ? {} : { Location: answer.location }).end();
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  const told: unknown[] = [];
  const reports = createErrorReports({ url, release, tell: (outcome) => told.push(outcome === "recovered" ? outcome : "failed") });
  return { url, bodies, told, reports, answerWith: (next: typeof answer) => void (answer = next) };
}

function logTo(reports: Awaited<ReturnType<typeof openReceiver>>["reports"]) {
  const getIds = () => ({ trace_id: "0af7651916cd43dd8448eb211c80319c" });
  return createLog("info", { readable: false, to: { write: () => {} }, getIds, reportError: reports.report });
}

test("an error that is logged is reported with its release and request, and as masked as in the log", async () => {
  const { bodies, reports } = await openReceiver();

  logTo(reports).error({ requestId: "r1", err: new Error("no mailbox ann@example.org") }, "request failed");
  await reports.close();

  expect(bodies).toEqual([
    {
      release,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      event: "request failed",
      error: { type: "Error", message: "no mailbox ***@***", stack: expect.arrayContaining([expect.stringMatching(/^at /)]) },
      requestId: "r1",
      traceId: "0af7651916cd43dd8448eb211c80319c",
      repeats: 0,
    },
  ]);
});

test("what is only worth a warning, or no error, is not reported", async () => {
  const { bodies, reports } = await openReceiver();
  const log = logTo(reports);

  log.warn({ err: new Error("a connection was lost") }, "a warning");
  log.error("a text alone");
  await reports.close();

  expect(bodies).toEqual([]);
});

test("the same error is reported once in ten minutes, and then with how often it came", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { bodies, reports } = await openReceiver();
  const error = new Error("again");

  for (let times = 0; times < 4; times += 1) reports.report({ event: "failed", error, requestId: undefined, traceId: undefined });
  vi.setSystemTime(Date.now() + 10 * 60 * 1_000);
  reports.report({ event: "failed", error, requestId: undefined, traceId: undefined });
  await reports.close();

  expect(bodies.map(({ repeats }) => repeats)).toEqual([0, 3]);
});

test("a flood of errors of many kinds is cut off at twenty a minute", async () => {
  const { bodies, reports } = await openReceiver();

  for (let kind = 0; kind < 50; kind += 1)
    reports.report({ event: `kind ${kind}`, error: new Error("x"), requestId: undefined, traceId: undefined });
  await reports.close();

  expect(bodies).toHaveLength(20);
});

test("a receiver that takes nothing, or leads elsewhere, is told of once, and then that it takes reports again", async () => {
  const { url, bodies, told, reports, answerWith } = await openReceiver();
  const report = async (event: string) => {
    reports.report({ event, error: new Error("x"), requestId: undefined, traceId: undefined });
    await reports.close();
  };

  answerWith({ status: 500 });
  await report("one");
  answerWith({ status: 302, location: `${url}/elsewhere` });
  await report("two");
  answerWith({ status: 204 });
  await report("three");

  expect(told).toEqual(["failed", "recovered"]);
  expect(bodies.map(({ event }) => event)).toEqual(["one", "two", "three"]);
});
