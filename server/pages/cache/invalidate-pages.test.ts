import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppContext } from "../../app-context.ts";
import { createContentVersionCache } from "./content-version-cache.ts";
import { PageCache } from "./page-cache.ts";
import { invalidatePages } from "./invalidate-pages.ts";

const page = async () => new Response("a page");

async function setUp() {
  const pageCache = new PageCache({
    contentVersion: createContentVersionCache(async () => 1),
    headers: [],
    report: () => {},
  });
  await pageCache.get("/", page);
  const app = new Hono<AppContext>();
  app.use(invalidatePages(pageCache));
  app.post("/changed", (c) => c.text("changed"));
  app.post("/refused", (c) => c.text("refused", 401));
  return { app, pageCache };
}

test("after a change the next page is asked for anew", async () => {
  const { app, pageCache } = await setUp();

  await app.request("/changed", { method: "POST" });

  expect(pageCache.find("/")).toBeNull();
});

test("a refused change takes no page out of the cache, so that strangers cannot", async () => {
  const { app, pageCache } = await setUp();

  await app.request("/refused", { method: "POST" });

  expect(pageCache.find("/")).not.toBeNull();
});
