import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAxeFindings } from "../support/axe-findings.ts";
import type { WatchedPage } from "../support/browser.ts";
import { openSite, type Site } from "../support/site.ts";

const readingPages = [
  "/about",
  "/blog",
  "/blog/small-budgets-large-gestures",
  "/contact",
  "/policy",
  "/policy/privacy_policy",
  "/nothing-here",
];
const languages = [
  { language: "English", prefix: "" },
  { language: "Chinese", prefix: "/zh" },
  { language: "Japanese", prefix: "/ja" },
];

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

/** What the page says now, and what its HTML said before any script touched it. */
async function readTwice(page: Page, path: string): Promise<{ alive: string; plain: string }> {
  const html = await (await fetch(site.url + path)).text();
  return await page.evaluate((html) => {
    const read = (from: Document) => (from.querySelector("#content")?.textContent ?? "").trim();
    return { alive: read(document), plain: read(new DOMParser().parseFromString(html, "text/html")) };
  }, html);
}

test.each(languages)(
  "pages for reading are accessible, fit a telephone and say the same without a script: $language",
  async ({ prefix }) => {
    await site.visit({ path: `${prefix}/about`, viewport: { width: 360, height: 800 } }, async ({ page, forgive }) => {
      for (const path of readingPages.map((page) => prefix + page)) {
        await site.open(page, path);

        const { alive, plain } = await readTwice(page, path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ path, text: alive, width, findings: await listAxeFindings(page) }).toEqual({
          path,
          text: plain,
          width: 360,
          findings: [],
        });
      }
      forgive("404");
    });
  },
);

test.each(languages)("the tables of the policies can be read on a telephone without being moved: $language", async ({ prefix }) => {
  await site.visit(`${prefix}/policy`, async ({ page }) => {
    const hidden: number[] = [];
    for (const policy of ["privacy_policy", "cookie_policy"]) {
      await page.goto(`${site.url}${prefix}/policy/${policy}`);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        hidden.push(...(await page.locator(".table-scroll").evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth))));
      }
    }

    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((width) => width > 0)).toEqual([]);
  });
});

test("pages for reading are accessible in the dark", async () => {
  await site.visit({ path: "/about", colorScheme: "dark", viewport: { width: 1440, height: 900 } }, async ({ page, forgive }) => {
    for (const path of readingPages) {
      await site.open(page, path);

      expect({ path, findings: await listAxeFindings(page) }).toEqual({ path, findings: [] });
    }
    forgive("404");
  });
});

test("each change of view says its title and begins at its heading; back returns to the place", async () => {
  await site.visit("/blog", async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 300));

    await page.getByRole("heading", { name: "Small budgets, large gestures" }).getByRole("link").click();

    const heading = page.getByRole("heading", { level: 1, name: "Small budgets, large gestures" });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(async () => (await page.locator("output").allTextContents()).includes(await page.title())).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await page.getByRole("heading", { name: "Notes on giving" }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });
});

test("a link into a page opens it at that part, also when it is loaded anew", async () => {
  await site.visit({ path: "/policy/privacy_policy", viewport: { width: 360, height: 700 } }, async ({ page }) => {
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Your rights" }).click();

    const part = page.getByRole("heading", { name: "Your rights" });
    const top = async () => await part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(60);
    expect(page.url()).toContain("#part-your-rights");
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    await expect.poll(top).toBeLessThan(60);
  });
});

test("feedback with a fault keeps what was typed, through a reload too, and arrives in the end", async () => {
  await site.visit("/contact", async ({ page, forgive }) => {
    const email = page.getByLabel("Your email address");
    await email.fill("ada at home");
    await page.getByLabel("Your message").fill("The brass markers were perfect.");

    await page.getByRole("button", { name: "Send feedback" }).click();

    await page.getByText("Please enter a valid email address").waitFor();
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    forgive("400");
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    await expect.poll(() => page.getByLabel("Your message").inputValue()).toBe("The brass markers were perfect.");
    await email.fill("ada@example.org");
    await page.getByRole("button", { name: "Send feedback" }).click();
    await page.getByRole("heading", { name: "Thank you, it’s on its way" }).waitFor();
  });
});

test("feedback without a script arrives as well", async () => {
  await site.visit({ path: "/zh/contact", javaScriptEnabled: false }, async ({ page }) => {
    await page.locator("#feedback-message").fill("很好用。");

    await page.getByRole("button", { name: "发送反馈" }).click();

    const thanks = page.getByRole("heading", { name: "谢谢，已经发出" });
    await thanks.waitFor();
    expect(await thanks.isVisible()).toBe(true);
  });
});

test("a reading page brings no Markdown library, and nothing from other places", async () => {
  const asked: string[] = [];
  const prepare = async ({ page }: WatchedPage) => page.on("request", (request) => asked.push(request.url()));
  await site.visit({ path: "/blog/listening-is-half-the-gift", prepare }, async ({ page }) => {
    await page.waitForLoadState("networkidle");

    const scripts = asked.filter((address) => address.endsWith(".js"));
    const sources = await Promise.all(scripts.map(async (address) => await (await fetch(address)).text()));
    expect(asked.filter((address) => !address.startsWith(site.url))).toEqual([]);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => source.includes("mdast") || source.includes("blockquote"))).toEqual([]);
  });
});
