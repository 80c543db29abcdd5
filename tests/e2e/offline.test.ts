import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAxeFindings } from "../support/axe-findings.ts";
import { openPage, type WatchedPage } from "../support/browser.ts";
import { chooseRequired, giftRequest } from "../support/gift-form.ts";
import { askAs, signUpMember, forMika, openAs, type SignedUp } from "../support/members-of-product.ts";
import { openSite, type Site } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** The page at the path, when its worker has kept what it consists of. */
async function settle({ page }: WatchedPage, path: string): Promise<void> {
  await site.open(page, path);
  await expect.poll(() => listKept(page)).toContain(path);
}

async function listKept(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return [];
    const requests = await Promise.all((await caches.keys()).map(async (name) => await (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function visitWithWorker(member: SignedUp | null, use: (visited: WatchedPage) => Promise<void>): Promise<void> {
  const options = { serviceWorkers: "allow" } as const;
  const visited = member ? await openAs(site.browser, member, options) : await openPage(site.browser, options);
  try {
    await use(visited);
  } finally {
    await visited.close();
  }
}

test("requests that the worker does not answer go to the network without waiting for it", async () => {
  await visitWithWorker(null, async (visited) => {
    const { page } = visited;
    await settle(visited, "/about");

    const sources = await page.evaluate(async () => {
      const read = async (path: string) => {
        await (await fetch(path)).text();
        const timing: object | undefined = performance.getEntriesByName(new URL(path, location.origin).href).at(-1);
        return timing && "workerMatchedSourceType" in timing ? timing.workerMatchedSourceType : null;
      };
      return { api: await read("/api/quota"), page: await read("/about") };
    });

    expect(sources).toEqual({ api: "network", page: "" });
  });
});

test("saved ideas can be read and narrowed down without a connection, and are gone with the member", async () => {
  const member = await signUpMember(site.url);
  const [title = ""] = await askAs(member, { ...forMika, name: "Wilhelmine" });
  await visitWithWorker(member, async (visited) => {
    const { page } = visited;
    await settle(visited, "/saved");
    await page.getByText(title, { exact: true }).waitFor();
    // A second visit goes through the worker, which keeps the parts that came late.
    await page.reload();
    await page.getByText(title, { exact: true }).waitFor();
    await page.waitForLoadState("networkidle");

    await page.context().setOffline(true);
    await page.reload();

    await page.getByText("You’re offline. This may be out of date.").waitFor();
    await page.getByText(title, { exact: true }).waitFor();
    await page.getByRole("searchbox").fill("nothing of the kind");
    await page.getByRole("heading", { name: "Nothing found" }).waitFor();
    await page.getByRole("button", { name: "Show everything" }).click();
    await page.getByText(title, { exact: true }).waitFor();

    await page.context().setOffline(false);
    await expect.poll(() => page.getByText("You’re offline.").count()).toBe(0);
    await page.locator(".profile-button").click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Sign In" }).first().waitFor();

    const left = await page.evaluate(async () => {
      const names = await caches.keys();
      const answers = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          return await Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text() ?? ""));
        }),
      );
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, answers]);
    });
    expect([title, "Wilhelmine"].filter((text) => left.includes(text))).toEqual([]);
    expect((await listKept(page)).filter((path) => /^\/(api|auth|admin)/.test(path))).toEqual([]);
  });
});

test("the form is kept without a connection, asking says so, and afterwards it is sent as it was", async () => {
  await visitWithWorker(null, async (visited) => {
    const { page } = visited;
    await settle(visited, "/");
    // What only an answer needs comes last.
    for (const part of ["request-ideas", "shown-ideas", "answers", "questions", "options"])
      await expect.poll(() => listKept(page)).toContainEqual(expect.stringContaining(part));

    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    await chooseRequired(page);
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    for (const choice of Object.values(giftRequest)) await expect.poll(kept).toContain(choice);
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    for (const [name, choice] of Object.entries(giftRequest))
      await expect.poll(() => page.locator(`:is(select, input:checked)[name=${name}]`).inputValue()).toBe(choice);

    await page.locator("#gift-request button[type=submit]").click();
    await page.getByText("Network error. Please check your internet connection and try again.").waitFor();

    const learnt = page.waitForResponse("**/api/quota");
    await page.context().setOffline(false);
    await learnt;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => page.locator("article.gift-tag h3").count()).toBe(5);
  });
});

test.each([
  { home: "/", elsewhere: "/about", title: "You’re offline" },
  { home: "/zh", elsewhere: "/zh/nothing-here", title: "暂时连不上网络" },
  { home: "/ja", elsewhere: "/ja/security", title: "今はつながりません" },
])("without a connection $elsewhere says so in its language, and comes when there is one", async ({ home, elsewhere, title }) => {
  await visitWithWorker(null, async (visited) => {
    const { page } = visited;
    await settle(visited, home);

    await page.context().setOffline(true);
    await page.goto(site.url + elsewhere);
    await page.getByRole("heading", { name: title }).waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    expect(visited.complaints.filter((text) => text.includes("Error: "))).toEqual([]);
    await page.context().setOffline(false);

    await page.waitForSelector("html[data-ready]");
    expect(await page.getByRole("heading", { name: title }).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(elsewhere);
  });
});

test("without a connection a link leads to the page that was read before", async () => {
  await visitWithWorker(null, async (visited) => {
    const { page } = visited;
    await settle(visited, "/");
    const home = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await page.waitForURL("**/about");
    await expect.poll(() => listKept(page)).toContain("/about");
    await page.getByRole("heading", { level: 1, name: "Our story" }).waitFor();
    await page.context().setOffline(true);

    await page.goBack();
    await page.getByRole("heading", { level: 1, name: home }).waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();

    await page.getByRole("heading", { level: 1, name: "Our story" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/about");
  });
});

test("a page of an older version is loaded anew when a part of it is gone", async () => {
  const { page, close } = await openPage(site.browser);
  try {
    await page.goto(`${site.url}/about`);
    await page.waitForSelector("html[data-ready]");
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("stay-usable"))))
      .toBe(true);
    const build = await page.getAttribute("meta[name=build]", "content");
    await page.evaluate(() => document.querySelector("meta[name=build]")?.setAttribute("content", "yesterday"));

    await Promise.all([page.waitForEvent("load"), page.evaluate(() => void dispatchEvent(new Event("vite:preloadError")))]);

    await page.waitForSelector("html[data-ready]");
    expect(build).toMatch(/^\w+$/);
    expect(await page.getAttribute("meta[name=build]", "content")).toBe(build);
  } finally {
    await close();
  }
});
