import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { launchBrowser, openPage } from "../support/browser.ts";
import { makeDataDirectory, startProduct, type RunningProduct } from "../support/running-product.ts";

const kilobyte = 1000;
let browser: Browser;
let product: RunningProduct;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;

beforeAll(async () => {
  data = await makeDataDirectory();
  [browser, product] = await Promise.all([launchBrowser(), startProduct({ DATA_DIR: data.path })]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await data.remove();
});

test.each([
  { path: "/", locale: "en-US" },
  { path: "/zh/", locale: "zh-CN" },
  { path: "/ja/", locale: "ja-JP" },
])("the first view at $path stays within its budget of bytes", async ({ path, locale }) => {
  const visited = await openPage(browser, { locale, serviceWorkers: "allow" });
  const seen = new Set<string>();
  visited.page.on("response", (answer) => void seen.add(new URL(answer.url()).pathname));

  await visited.page.goto(product.url + path);
  await visited.page.waitForSelector("html[data-ready]");
  // What comes later, when the page is idle, is not part of the first view.
  const loaded = [...seen];
  await visited.page.waitForLoadState("networkidle");

  const weigh = (ending: RegExp) =>
    loaded
      .filter((file) => ending.test(file))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(`build/client${file}`)).byteLength, 0);
  const fonts = loaded.filter((file) => file.endsWith(".woff2"));
  await visited.close();
  expect(weigh(/\.js$/)).toBeLessThanOrEqual(135 * kilobyte);
  expect(weigh(/\.css$/)).toBeLessThanOrEqual(20 * kilobyte);
  expect(fonts.length).toBeLessThanOrEqual(2);
  expect(fonts.reduce((sum, file) => sum + readFileSync(`build/client${file}`).byteLength, 0)).toBeLessThanOrEqual(60 * kilobyte);
});

test.each(["/", "/zh/blog", "/ja/policy/privacy_policy", "/about"])(
  "%s is painted with its stylesheet alone, and everything else comes after",
  async (path) => {
    const visited = await openPage(browser, { serviceWorkers: "allow" });
    await visited.page.goto(product.url + path);
    await visited.page.waitForSelector("html[data-ready]");

    const before = await visited.page.evaluate(() => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
      return performance.getEntriesByType("resource").flatMap((entry) => (entry.startTime < painted ? [new URL(entry.name).pathname] : []));
    });
    const icon = await visited.page.getAttribute("link[rel=icon]", "href");
    await visited.page.waitForSelector("link[rel=manifest]", { state: "attached" });

    await visited.close();
    expect(before).toEqual([expect.stringMatching(/^\/assets\/root-.*\.css$/)]);
    expect(icon).toBe("/favicon.svg");
  },
);
