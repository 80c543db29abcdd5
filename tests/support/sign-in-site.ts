import type { Page } from "playwright-core";
import { expect } from "vitest";
import { catchMails, type MailCatcher } from "./mail-catcher.ts";
import { openSite, type Site } from "./site.ts";

export const usualPassword = "quiet river 9";

const apiKey = "a public key";
const authPath = "/keys/v2";

export interface SignInSite extends Site {
  mails: MailCatcher;
  /** An account whose mail is confirmed, made without a browser. */
  createMember: (email: string) => Promise<void>;
  askAuth: (path: string, body: unknown, accessToken?: string) => Promise<Record<string, unknown>>;
  /** The newest link of a kind that was mailed to an address. */
  waitForLink: (email: string, type: string) => Promise<string>;
}

/** The built product with a mail server behind it, its auth service at an address of its own and behind a public key. */
export async function openSignInSite(): Promise<SignInSite> {
  const mails = await catchMails();
  const site = await openSite({
    SMTP_URL: mails.url,
    AUTH_API_KEY: apiKey,
    AUTH_PATH_PREFIX: authPath,
    OAUTH_GITHUB_CLIENT_ID: "giftwright",
    OAUTH_GITHUB_SECRET: "unused",
  });
  const askAuth: SignInSite["askAuth"] = async (path, body, accessToken) => {
    const answer = await fetch(site.url + authPath + path, {
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
    await expect.poll(find).toBeTruthy();
    return find() ?? "";
  };
  return {
    ...site,
    mails,
    askAuth,
    waitForLink,
    createMember: async (email) => {
      await askAuth("/signup", { email, password: usualPassword, data: { full_name: "Ann Lee" } });
      await fetch(await waitForLink(email, "signup"), { redirect: "manual" });
    },
    close: async () => {
      await site.close();
      await mails.close();
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
