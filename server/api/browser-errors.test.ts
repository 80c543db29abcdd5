import { expect, test } from "vitest";
import type { LoggedError } from "#server/log/error-reports.ts";
import { describeError } from "#server/log/describe-error.ts";
import { createLog } from "#server/log/log.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();

const error = {
  type: "TypeError",
  message: "Cannot read properties of undefined (reading 'title')",
  frames: [{ file: "home-Ab1_.js", line: 1, column: 204 }],
};

function open(reportsPerMinute = 100) {
  const reported: LoggedError[] = [];
  const logged: unknown[] = [];
  const log = createLog("info", { readable: false, to: { write: (line) => void logged.push(JSON.parse(line)) } });
  const app = createTestApp(connection, { log, reportsPerMinute, browserReports: { report: (one) => void reported.push(one) } });
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    await app.request("/api/browser-errors", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...headers },
    });
  return { reported, logged, send };
}

test("an error of a browser goes where the server's go, with its places in our files, and is a warning in the log", async () => {
  const { reported, logged, send } = open();

  const answer = await send(error);

  const requestId = answer.headers.get("x-request-id");
  const described = { type: "TypeError", message: error.message, stack: ["at home-Ab1_.js:1:204"] };
  expect(answer.status).toBe(204);
  expect(reported).toMatchObject([{ event: "a script failed in a browser", requestId }]);
  expect(describeError(reported[0]?.error)).toEqual(described);
  expect(logged).toContainEqual(expect.objectContaining({ level: 40, requestId, err: described }));
});

test("pages tell browsers to report only where the operator asks for it", async () => {
  const told = createTestApp(connection, { browserReports: { report: () => {} } });
  const untold = createTestApp(connection);
  const mark = "/api/browser-errors";

  expect(await (await told.request("/")).text()).toContain(mark);
  expect(await (await untold.request("/")).text()).not.toContain(mark);
});

test.each([
  { what: "no place in our files", body: { ...error, frames: [] }, status: 400 },
  { what: "a place elsewhere", body: { ...error, frames: [{ file: "https://evil.example/a.js", line: 1, column: 1 }] }, status: 400 },
  { what: "the page's address besides", body: { ...error, address: "/blog?search=mugs" }, status: 400 },
  { what: "a long message", body: { ...error, message: "x".repeat(501) }, status: 400 },
  { what: "a large body", body: { ...error, more: "x".repeat(9_000) }, status: 413 },
])("a report with $what is refused", async ({ body, status }) => {
  const { reported, send } = open();

  expect((await send(body)).status).toBe(status);
  expect(reported).toEqual([]);
});

test("a client that reports more than its limit, and another site, are refused", async () => {
  const { reported, send } = open(2);

  const statuses = [await send(error), await send(error), await send(error), await send(error, { Origin: "https://evil.example" })];

  expect(statuses.map(({ status }) => status)).toEqual([204, 204, 429, 403]);
  expect(reported).toHaveLength(2);
});
