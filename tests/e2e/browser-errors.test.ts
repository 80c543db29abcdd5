import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listenOnLoopback } from "../support/listen-on-loopback.ts";
import { openPage } from "../support/browser.ts";
import { openSite, type Site } from "../support/site.ts";

const reports: unknown[] = [];
const receiver = createServer(async (request, response) => {
  reports.push(await json(request));
  response.writeHead(204).end();
});
const { url, close } = await listenOnLoopback(receiver);

let site: Site;

beforeAll(async () => {
  site = await openSite({ ERROR_REPORT_URL: url });
});

afterAll(async () => {
  await site.close();
  await close();
});

test("a script of ours that fails in a browser is reported once, without the page's address and what was typed", async () => {
  const { page, close: leave } = await openPage(site.browser);
  const asked: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && asked.push(new URL(request.url()).pathname)));
  const script = `const fail = () => { throw new TypeError('no gift for "Ann who likes mugs"'); }; setTimeout(fail); setTimeout(fail);`;
  await page.route("**/assets/broken-1.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));

  await site.open(page, "/blog?search=mugs");
  await page.addScriptTag({ url: "/assets/broken-1.js", type: "module" });
  await vi.waitUntil(() => reports.length > 0, { timeout: 20_000 });
  await page.waitForLoadState("networkidle");

  await leave();
  expect(asked).toEqual(["/api/browser-errors"]);
  expect(reports).toEqual([
    {
      release: expect.objectContaining({ version: expect.any(String) }),
      at: expect.any(String),
      event: "a script failed in a browser",
      error: { type: "TypeError", message: 'no gift for "…"', stack: [expect.stringMatching(/^at broken-1\.js:1:\d+$/)] },
      requestId: expect.any(String),
      repeats: 0,
    },
  ]);
});
