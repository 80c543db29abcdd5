import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppContext } from "../app-context.ts";
import { asRefusal } from "../problem.ts";
import { loadLimit } from "./load-limit.ts";

function setUp() {
  const stream = Promise.withResolvers<void>();
  const app = new Hono<AppContext>();
  app.onError((error, c) => c.text(asRefusal(error).code, 503));
  app.use(loadLimit(1));
  app.get("/page", (c) => c.text("a page"));
  app.get("/stream", (c) => {
    c.set("stream", stream.promise);
    return c.text("the first line");
  });
  const ask = async (path: string) => (await app.request(path)).status;
  return { ask, stream };
}

test("a page gives its place back when it is answered", async () => {
  const { ask } = setUp();

  expect([await ask("/page"), await ask("/page")]).toEqual([200, 200]);
});

test("a stream keeps its place until its last line is made", async () => {
  const { ask, stream } = setUp();
  await ask("/stream");

  expect(await ask("/page")).toBe(503);
  stream.resolve();
  await stream.promise;
  expect(await ask("/page")).toBe(200);
});
