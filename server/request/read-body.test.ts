import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import type { AppContext } from "../app-context.ts";
import { listen, type Listening } from "../process/listen.ts";
import { createLog } from "../log/log.ts";
import { readBody } from "./read-body.ts";

const mostBytes = 20;
let listening: Listening;

afterEach(() => listening.close(0));

/** Sends the head and what there is of the body; what the reader made of it, once it is done. */
async function send(head: string, body: string, { hangsUp = false } = {}): Promise<string> {
  const begun = Promise.withResolvers<void>();
  const read = Promise.withResolvers<string>();
  const app = new Hono<AppContext>().post("/", async (c) => {
    const outcome = readBody(c, { type: "application/json", mostBytes }).catch((error: unknown) => `refused: ${String(error)}`);
    begun.resolve();
    read.resolve(await outcome);
    return c.text("read");
  });
  listening = await listen(app.fetch, { host: "127.0.0.1", port: 0, silentForMs: 2_000, log: createLog("silent", { readable: false }) });
  const client = connect(listening.port, "127.0.0.1");
  await once(client, "connect");
  client.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${head}\r\n\r\n${body}`);
  await begun.promise;
  if (hangsUp) client.destroy();
  return await read.promise.finally(() => client.destroy());
}

test.each([
  ["in one piece", "Content-Length: 14", '{"name":"Zoe"}'],
  ["in chunks", "Transfer-Encoding: chunked", '7\r\n{"name"\r\n7\r\n:"Zoe"}\r\n0\r\n\r\n'],
])("a body is read %s", async (_, head, body) => {
  expect(await send(head, body)).toBe('{"name":"Zoe"}');
});

test.each([
  ["that says so is refused before it is there", "Content-Length: 21", ""],
  ["in chunks is refused when it gets too long", "Transfer-Encoding: chunked", '15\r\n{"name":"Zoe Smith"}\r\n'],
])("a body that is too long and %s", async (_, head, body) => {
  expect(await send(head, body)).toContain("body_too_large");
});

test.each([
  ["in one piece", "Content-Length: 14", '{"name"'],
  ["in chunks", "Transfer-Encoding: chunked", '7\r\n{"name"\r\n'],
])("a body %s that breaks off is the sender's fault, not the server's", async (_, head, body) => {
  expect(await send(head, body, { hangsUp: true })).toContain("invalid_json");
});
