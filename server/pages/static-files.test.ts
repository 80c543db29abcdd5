import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import type { AppContext } from "../app-context.ts";
import { staticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "giftwright-files-"));
mkdirSync(join(folder, "assets"));
for (const file of ["assets/root-abc.js", "favicon.svg", "sw.js"]) writeFileSync(join(folder, file), "content");
const app = new Hono<AppContext>().use(staticFiles(folder)).all("*", (c) => c.text("a page", 404));

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  { path: "/assets/root-abc.js", kept: "public, max-age=31536000, immutable" },
  { path: "/favicon.svg", kept: "public, max-age=3600" },
  { path: "/sw.js", kept: "no-cache" },
])("browsers keep $path as its name allows", async ({ path, kept }) => {
  const answer = await app.request(path);

  expect(await answer.text()).toBe("content");
  expect(answer.headers.get("cache-control")).toBe(kept);
});

test("the service worker may ask our own server, and nobody else", async () => {
  const answer = await app.request("/sw.js");

  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
});

test("an asset of an older build is not there, and nobody keeps that", async () => {
  const answer = await app.request("/assets/root-old.js");

  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBeNull();
});
