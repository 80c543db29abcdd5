import type pg from "pg";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { launchBrowser, type WatchedPage } from "./browser.ts";
import { createDatabase } from "./create-database.ts";
import { keepPages } from "./kept-pages.ts";
import type { SignedUp } from "./members-of-product.ts";
import { openPool } from "./open-pool.ts";
import { makeDataDirectory, startProduct } from "./running-product.ts";

export interface Visit extends WatchedPage {
  /** Complaints that the step at hand is known to cause: the browser notes each refused request. */
  forgive: (part: string) => void;
}

export interface Place extends BrowserContextOptions {
  path: string;
  member?: SignedUp;
  /** For what cannot be taken back: a script before those of each page, a clock or a font size of its own. */
  isOnOwnPage?: boolean;
  /** Before the path is opened, at a blank page of the site. */
  prepare?: (visited: WatchedPage) => Promise<unknown>;
}

export interface Site {
  url: string;
  browser: Browser;
  /** The folder with the product's data, but for its database. */
  dataPath: string;
  /** Asks its database, as its operator could. */
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
  /** The page at the path, when it answers by script. */
  open: (page: Page, path: string) => Promise<void>;
  /** Opens a path as a new visitor who reads its language, or a member, and finds fault with whatever the page complains about. */
  visit: (place: string | Place, use: (visited: Visit) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** The built product with data of its own, which is in no hurry to refuse, and a browser beside it. */
export async function openSite(env: Record<string, string> = {}): Promise<Site> {
  const [data, database] = await Promise.all([makeDataDirectory(), createDatabase()]);
  const [browser, product] = await Promise.all([
    launchBrowser(),
    startProduct({ DATA_DIR: data.path, DATABASE_URL: database.url, RATE_LIMIT_MULTIPLIER: "1000", ...env }),
  ]);
  const pool = openPool(database.url);
  const pages = keepPages(browser, `${product.url}/healthz`);
  const open = async (page: Page, path: string) => {
    await page.goto(product.url + path);
    // As at a touch: untouched, the page waits with its script until there is nothing else to do.
    await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
    await page.waitForSelector("html[data-ready]");
  };
  return {
    url: product.url,
    browser,
    dataPath: data.path,
    query: (text, values) => pool.query(text, values),
    open,
    visit: async (place, use) => {
      const { path, member, prepare, isOnOwnPage, ...rest }: Place = typeof place === "string" ? { path: place } : place;
      const options = { locale: { zh: "zh-CN", ja: "ja-JP" }[path.slice(1, 3)] ?? "en-US", ...rest };
      const lend = isOnOwnPage ? pages.lendOnce : pages.lend;
      await lend(options, async (visited) => {
        const { complaints, page } = visited;
        const forgive = (part: string) =>
          void complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes(part)));
        if (member) await page.evaluate((session) => localStorage.setItem("giftwright.session", session), JSON.stringify(member.session));
        await prepare?.(visited);
        if (rest.javaScriptEnabled === false) await page.goto(product.url + path);
        else await open(page, path);
        await use({ ...visited, forgive });
        expect(complaints).toEqual([]);
      });
    },
    close: async () => {
      await browser.close();
      await product.stop();
      await pool.end();
      await Promise.all([database.drop(), data.remove()]);
    },
  };
}
