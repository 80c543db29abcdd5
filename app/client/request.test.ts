import { createServer, type RequestListener } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { problemSchema } from "#shared/answers/problem.ts";
import { listenOnLoopback } from "#tests/support/listen-on-loopback.ts";
import { command, request } from "./request.ts";

const schema = z.object({ left: z.number() });
const problem: z.output<typeof problemSchema> = {
  type: "urn:giftwright:problem:validation_failed",
  title: "",
  status: 422,
  detail: "",
  code: "validation_failed",
  requestId: "1",
  errors: [{ path: "budget", message: "Too little." }],
};
const paths: Record<string, RequestListener> = {
  "/left": (_, response) => send(response, 200, '{"left":3}'),
  "/otherwise": (_, response) => send(response, 200, '{"left":"three"}'),
  "/page": (_, response) => send(response, 200, "<!doctype html>"),
  "/nothing": (_, response) => send(response, 204, ""),
  "/text": (_, response) => send(response, 200, "day,count\n", "text/csv"),
  "/refused": (_, response) => send(response, 422, JSON.stringify(problem)),
  "/proxy": (_, response) => send(response, 502, "<h1>Bad Gateway</h1>", "text/html"),
  "/broken": (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"left"', () => response.destroy());
  },
};
let site: Awaited<ReturnType<typeof listenOnLoopback>>;

beforeAll(async () => {
  site = await listenOnLoopback(createServer((asked, response) => paths[asked.url ?? ""]?.(asked, response)));
});
afterAll(() => site.close());
beforeEach(() => {
  // A page of a guest: nothing marks a session.
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  return () => vi.unstubAllGlobals();
});

test("an answer of the expected form is read", async () => {
  expect(await request(`${site.url}/left`, { locale: "en", schema })).toEqual({ kind: "done", body: { left: 3 } });
});

test("a schema may be loaded when the answer is there", async () => {
  expect(await request(`${site.url}/left`, { locale: "en", schema: async () => schema })).toEqual({ kind: "done", body: { left: 3 } });
});

test("an answer of type text is read as it is", async () => {
  expect(await request(`${site.url}/text`, { locale: "en", schema: z.string() })).toEqual({ kind: "done", body: "day,count\n" });
});

test("what needs no answer is done without one", async () => {
  expect(await command(`${site.url}/nothing`, { locale: "en", method: "DELETE" })).toEqual({ kind: "done", body: null });
});

test("a refusal comes with its problem", async () => {
  expect(await request(`${site.url}/refused`, { locale: "en", schema })).toMatchObject({
    kind: "refused",
    problem: { code: "validation_failed", errors: [{ path: "budget", message: "Too little." }] },
  });
});

test("a refusal of something before the server has an empty problem", async () => {
  expect(await request(`${site.url}/proxy`, { locale: "en", schema })).toMatchObject({
    kind: "refused",
    problem: { code: "", detail: "" },
  });
});

test.each(["/otherwise", "/page", "/broken"])("an answer that cannot be read is none: %s", async (path) => {
  expect(await request(site.url + path, { locale: "en", schema })).toEqual({ kind: "unreachable" });
});

test("without a connection there is no answer", async () => {
  expect(await request("http://127.0.0.1:1/", { locale: "en", schema })).toEqual({ kind: "unreachable" });
});

function send(response: Parameters<RequestListener>[1], status: number, body: string, type = "application/json"): void {
  response.writeHead(status, { "Content-Type": type }).end(body);
}
