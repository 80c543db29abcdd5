import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { launchBrowser, openPage, type WatchedPage } from "./browser.ts";
import { catchMails, type MailCatcher } from "./mail-catcher.ts";
import { makeDataDirectory, startProduct, type RunningProduct } from "./running-product.ts";

export const usualPassword = "quiet river 9";

const apiKey = "a public key";
const authPath = "/keys/v2";

export interface Visit extends WatchedPage {
  /** Complaints that the step at hand is known to cause: the browser notes each refused request. */
  forgive: (part: string) => void;
}

export interface SignInSite {
  product: RunningProduct;
  mails: MailCatcher;
  browser: Browser;
  /** Opens an address as a new visitor, and finds fault with whatever the page complains about. */
  visit: (path: string, use: (visited: Visit) => Promise<void>, options?: BrowserContextOptions) => Promise<void>;
  open: (page: Page, path: string) => Promise<void>;
  /** An account whose mail is confirmed, made without a browser. */
  createMember: (email: string) => Promise<void>;
  askAuth: (path: string, body: unknown, accessToken?: string) => Promise<Record<string, unknown>>;
  /** The newest link of a kind that was mailed to an address. */
  waitForLink: (email: string, type: string) => Promise<string>;
  close: () => Promise<void>;
}

/** The built product with a mail server behind it, its auth service at an address of its own and behind a public key. */
export async function openSignInSite(): Promise<SignInSite> {
  const [browser, mails, data] = await Promise.all([launchBrowser(), catchMails(), makeDataDirectory()]);
  const product = await startProduct({
    DATA_DIR: data.path,
    SMTP_URL: mails.url,
    RATE_LIMIT_MULTIPLIER: "1000",
    AUTH_API_KEY: apiKey,
    AUTH_PATH_PREFIX: authPath,
    OAUTH_GITHUB_CLIENT_ID: "giftwright",
    OAUTH_GITHUB_SECRET: "unused",
  });
  const open = async (page: Page, path: string) => {
    await page.goto(product.url + path);
    await page.waitForSelector("html[data-ready]");
  };
  const askAuth: SignInSite["askAuth"] = async (path, body, accessToken) => {
    const answer = await fetch(product.url + authPath + path, {
      method: "POST",
      headers: {
        apikey: apiKey,
        "Content-Type": "application/json",
        ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const waitForLink: SignInSite["waitForLink"] = async (email, type) => {
    const find = () =>
      mails.caught
        .filter(({ to }) => to.includes(email))
        .map(({ parsed }) => /href="([^"]*\/verify[^"]*)"/.exec(parsed.html ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "")
        .findLast((link) => link.includes(`type=${type}`));
    await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
    return find() ?? "";
  };
  return {
    product,
    mails,
    browser,
    open,
    askAuth,
    waitForLink,
    visit: async (path, use, options = {}) => {
      const visited = await openPage(browser, options);
      const { complaints, page } = visited;
      page.setDefaultTimeout(12_000);
      const forgive = (part: string) => void complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes(part)));
      try {
        await open(page, path);
        await use({ ...visited, forgive });
        expect(complaints).toEqual([]);
      } finally {
        await visited.close();
      }
    },
    createMember: async (email) => {
      await askAuth("/signup", { email, password: usualPassword, data: { full_name: "Ann Lee" } });
      await fetch(await waitForLink(email, "signup"), { redirect: "manual" });
    },
    close: async () => {
      await browser.close();
      await product.stop();
      await mails.close();
      await data.remove();
    },
  };
}

export async function signIn(page: Page, email: string, password = usualPassword): Promise<void> {
  await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).click();
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await sendDialog(page);
}

export async function sendDialog(page: Page): Promise<void> {
  await page.getByRole("dialog").locator("button.button-ribbon").click();
}
