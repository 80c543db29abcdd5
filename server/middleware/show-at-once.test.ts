import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppContext } from "../app-context.ts";
import { createContentClock } from "../kept/content-clock.ts";
import { PageMemory } from "../kept/page-memory.ts";
import { showAtOnce } from "./show-at-once.ts";

const page = async () => new Response("a page");

async function setUp() {
  const memory = new PageMemory({ clock: createContentClock(async () => 1), headers: [], captcha: null, report: () => {} });
  await memory.get("/", page);
  const app = new Hono<AppContext>();
  app.use(showAtOnce(memory));
  app.post("/changed", (c) => c.text("changed"));
  app.post("/refused", (c) => c.text("refused", 401));
  return { app, memory };
}

test("after a change the next page is asked for anew", async () => {
  const { app, memory } = await setUp();

  await app.request("/changed", { method: "POST" });

  expect(memory.find("/")).toBeNull();
});

test("a refused change takes no page out of memory, so that strangers cannot", async () => {
  const { app, memory } = await setUp();

  await app.request("/refused", { method: "POST" });

  expect(memory.find("/")).not.toBeNull();
});
