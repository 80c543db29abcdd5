import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { weighFirstView } from "../support/first-view.ts";
import { openSite, type Site } from "../support/site.ts";

const kilobyte = 1000;
let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

test.each([
  { path: "/", locale: "en-US" },
  { path: "/zh/", locale: "zh-CN" },
  { path: "/ja/", locale: "ja-JP" },
])("the first view at $path stays within its budget of bytes", async ({ path, locale }) => {
  const visited = await openPage(site.browser, { locale, serviceWorkers: "allow" });

  const { scripts, styles, fonts, fontFiles } = await weighFirstView(visited.page, site.url + path);

  await visited.close();
  expect(scripts).toBeLessThanOrEqual(135 * kilobyte);
  // With its head in the ten segments that a server may send at once; more costs another way there and back before the first paint.
  expect(styles).toBeLessThanOrEqual(14 * kilobyte);
  expect(fontFiles).toBeLessThanOrEqual(2);
  expect(fonts).toBeLessThanOrEqual(60 * kilobyte);
});

test.each(["/", "/zh/blog", "/ja/policy/privacy_policy", "/about", "/contact"])(
  "%s is painted with its stylesheet alone, and everything else comes after",
  async (path) => {
    const visited = await openPage(site.browser, { serviceWorkers: "allow" });
    await visited.page.goto(site.url + path);
    await visited.page.waitForSelector("html[data-ready]");

    const before = await visited.page.evaluate(() => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
      return performance.getEntriesByType("resource").flatMap((entry) => (entry.startTime < painted ? [new URL(entry.name).pathname] : []));
    });
    const icon = await visited.page.getAttribute("link[rel=icon]", "href");
    await visited.page.waitForSelector("link[rel=manifest]", { state: "attached" });
    await visited.page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === "Fraunces" && status === "loaded"),
    );

    await visited.close();
    expect(before).toEqual([expect.stringMatching(/^\/assets\/root-.*\.css$/)]);
    expect(icon).toBe("/favicon.svg");
  },
);

test("a tab that has fetched the typefaces is painted with them", async () => {
  const { page, close } = await openPage(site.browser);
  await site.open(page, "/about");
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => sessionStorage.setItem("named", String("typefaces" in document.documentElement.dataset)));
  });

  await page.reload({ waitUntil: "domcontentloaded" });

  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("named"))).toBe("true");
  await close();
});

test.each([
  { reader: "a reader", happens: "is fetched ahead", saveData: false, isFetched: true },
  { reader: "a reader who saves data", happens: "is not fetched ahead", saveData: true, isFetched: false },
])("for $reader the usual next view $happens", async ({ saveData, isFetched }) => {
  const { page, close } = await openPage(site.browser);
  await page.addInitScript((saves) => Object.defineProperty(navigator, "connection", { value: { saveData: saves } }), saveData);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));

  await site.open(page, "/about");
  await page.waitForSelector("link[rel=manifest]", { state: "attached" });
  await page.waitForLoadState("networkidle");

  await close();
  expect(asked.some((path) => path.startsWith("/assets/home-"))).toBe(isFetched);
});

test("a browser that blocks its stores has nothing to complain about", async () => {
  const { page, complaints, close } = await openPage(site.browser);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const store of ["localStorage", "sessionStorage"]) Object.defineProperty(window, store, { configurable: true, get: refuse });
  });

  await site.open(page, "/about");
  await page.waitForLoadState("networkidle");

  expect(complaints).toEqual([]);
  await close();
});

test("what a link leads to is fetched when somebody points at it", async () => {
  const { page, close } = await openPage(site.browser);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await site.open(page, "/about");
  await page.waitForSelector("link[rel=modulepreload][href*='/home-']", { state: "attached" });
  await page.waitForLoadState("networkidle");

  await page.locator("footer a[href='/blog']").hover();

  await expect.poll(() => asked).toContain("/blog.data");
  await close();
});

test("the code of ideas is fetched when the gift form is touched, and not when another form is", async () => {
  const { page, close } = await openPage(site.browser);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await page.addInitScript(forgetLongTimers);
  await site.open(page, "/");
  const listCode = () => asked.filter((path) => path.includes("/shown-ideas-"));

  await page.getByRole("button", { name: "Sign In" }).first().click();
  await page.locator("dialog[open] input[type=email]").fill("ann@example.org");
  await page.waitForLoadState("networkidle");
  expect(listCode()).toEqual([]);

  await page.keyboard.press("Escape");
  await page.locator("#gift-request textarea").focus();
  await expect.poll(listCode).not.toEqual([]);
  await close();
});

test.each(["answers", "shown-ideas"])("the code of %s that the network lost is fetched again when the connection returns", async (name) => {
  const { page, close } = await openPage(site.browser);
  const lost: string[] = [];
  const arrived: string[] = [];
  const code = new RegExp(`/assets/${name}-.*\\.js`);
  page.on("requestfailed", (request) => code.test(request.url()) && lost.push(request.url()));
  page.on("requestfinished", (request) => code.test(request.url()) && arrived.push(request.url()));
  // The route stays: a request begun while it is taken away would be told of by nobody.
  let isConnected = false;
  await page.route(code, (route) => (isConnected ? route.continue() : route.abort()));
  await page.addInitScript(forgetLongTimers);
  await site.open(page, "/");
  await page.locator("#gift-request textarea").focus();
  await expect.poll(() => lost).not.toEqual([]);
  isConnected = true;

  // More than once, because a browser that still waits for what it lost asks for nothing anew.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      return arrived;
    })
    .not.toEqual([]);
  await close();
});

/** Runs in the page. What is fetched ahead after a while would hide what a touch fetches. */
function forgetLongTimers(): void {
  const start = window.setTimeout.bind(window);
  Object.assign(window, { setTimeout: (run: TimerHandler, ms = 0) => (ms === 1_500 || ms === 2_000 ? 0 : start(run, ms)) });
}

test("what is far below the window is laid out when it comes near, and a link there still ends at its place", async () => {
  const { page, close } = await openPage(site.browser, { reducedMotion: "no-preference" });
  await site.open(page, "/");
  const isSkipped = () => page.$eval("#how-it-works h2", (title) => !title.checkVisibility({ contentVisibilityAuto: true }));
  const wasSkipped = await isSkipped();

  await page.locator("header").getByRole("link", { name: "How it works" }).click();
  await page.waitForFunction(() => Math.round(document.getElementById("how-it-works")?.getBoundingClientRect().top ?? 0) === 24);

  const isSkippedNow = await isSkipped();
  await close();
  expect([wasSkipped, isSkippedNow]).toEqual([true, false]);
});
