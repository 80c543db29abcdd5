import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { catchMails, type MailCatcher } from "./mail-catcher.ts";
import { openSite, type Site } from "./site.ts";
import { findLink, waitForMail } from "./wait-for-mail.ts";

export const usualPassword = "quiet river 9";

const apiKey = "a public key";
const authPath = "/keys/v2";

export interface SignInSite extends Site {
  mails: MailCatcher;
  /** An account whose mail is confirmed, made without a browser. */
  createMember: (email: string) => Promise<void>;
  /** The same with an authenticator app, which shows the codes. */
  createMemberWithFactor: (email: string) => Promise<TOTP>;
  askAuth: (path: string, body: unknown, accessToken?: string) => Promise<Record<string, unknown>>;
  /** The newest link of a kind that was mailed to an address. */
  waitForLink: (email: string, type: string) => Promise<string>;
}

/** The built product with a mail server behind it, its auth service at an address of its own, behind a public key, with longer passwords than usual. */
export async function openSignInSite(): Promise<SignInSite> {
  const mails = await catchMails();
  const site = await openSite({
    SMTP_URL: mails.url,
    AUTH_API_KEY: apiKey,
    AUTH_PATH_PREFIX: authPath,
    AUTH_PASSWORD_MIN_LENGTH: "8",
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
  const waitForLink: SignInSite["waitForLink"] = async (email, type) =>
    await waitForMail(mails, email, (mail) => {
      const link = findLink(mail);
      return link?.includes(`#${type}.`) ? link : undefined;
    });
  const createMember: SignInSite["createMember"] = async (email) => {
    await askAuth("/signup", { email, password: usualPassword, data: { full_name: "Ann Lee" } });
    const [, token = ""] = (await waitForLink(email, "signup")).split("#signup.");
    await askAuth("/verify", { type: "signup", token_hash: token });
  };
  return {
    ...site,
    mails,
    askAuth,
    waitForLink,
    createMember,
    createMemberWithFactor: async (email) => {
      await createMember(email);
      const { access_token } = await askAuth("/token?grant_type=password", { email, password: usualPassword });
      const token = String(access_token);
      const factor = await askAuth("/factors", { factor_type: "totp", friendly_name: "app" }, token);
      const { secret } = factor["totp"] as { secret: string };
      const totp = new TOTP({ secret });
      const path = `/factors/${String(factor["id"])}`;
      const challenge = await askAuth(`${path}/challenge`, {}, token);
      // The code of half a minute ago: each is taken once, and the next sign-in needs the present one.
      const code = totp.generate({ timestamp: Date.now() - 30_000 });
      await askAuth(`${path}/verify`, { challenge_id: challenge["id"], code }, token);
      return totp;
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
