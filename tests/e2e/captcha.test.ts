import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { WatchedPage } from "../support/browser.ts";
import { startFakeCaptcha } from "../support/fake-captcha.ts";
import { openSite, type Site, type Visit } from "../support/site.ts";

const provider = "https://challenges.cloudflare.com/**";
const administrator = { email: "admin@example.org", password: "quiet river 9" };

let site: Site;
let service: Awaited<ReturnType<typeof startFakeCaptcha>>;
let standIn: string;
beforeAll(async () => {
  [service, standIn] = await Promise.all([startFakeCaptcha(), readFile("tests/support/captcha-stand-in.js", "utf8")]);
  site = await openSite({
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SITE_KEY: "site-key",
    CAPTCHA_SECRET: "a captcha secret",
    CAPTCHA_URL: service.url,
  });
});
afterAll(async () => {
  await site.close();
  await service.close();
});
beforeEach(() => {
  service.asked.length = 0;
});

/** Opens a page as a new visitor; the provider's script is a stand-in, or cannot be reached. */
async function visit(path: string, isReachable: boolean, use: (visited: Visit) => Promise<void>): Promise<void> {
  const prepare = async ({ page, complaints }: WatchedPage) =>
    await page.route(provider, (route) => {
      if (!isReachable && complaints.length === 0) return route.abort();
      return route.fulfill({ contentType: "text/javascript", body: standIn });
    });
  await site.visit({ path, prepare }, use);
}

const check = (page: Page) => page.locator(".captcha-stand-in");

async function openSignUp(page: Page, email: string): Promise<void> {
  await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Full Name").fill("Ann Lee");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("quiet river 9");
}

const send = (page: Page) => page.getByRole("dialog").locator("button.button-ribbon").click();

test("who passes the check signs up; before that the form says what is missing", async () => {
  await visit("/", true, async ({ page }) => {
    await openSignUp(page, "ann@example.org");
    await check(page).waitFor();
    await send(page);
    expect(await page.getByRole("alert").textContent()).toBe("Please complete the security check first.");

    await check(page).click();
    await send(page);

    await page.getByRole("button", { name: "Your account", exact: true }).waitFor();
    expect(service.asked).toEqual([{ secret: "a captcha secret", response: "solved", remoteip: "127.0.0.1" }]);
  });
});

test("an answer that the service refuses is told, and a new check takes its place", async () => {
  await visit("/", true, async ({ page, forgive }) => {
    await page.evaluate(() => Object.assign(window, { captchaAnswer: "guessed" }));
    await openSignUp(page, "bea@example.org");
    await check(page).click();
    await send(page);
    await page.getByText("The security check failed").waitFor();
    forgive("400");
    expect(await check(page).textContent()).toContain("site-key");

    await page.evaluate(() => Object.assign(window, { captchaAnswer: "solved" }));
    await check(page).click();
    await send(page);

    await page.getByRole("button", { name: "Your account", exact: true }).waitFor();
  });
});

test("a check that cannot be loaded is told in plain words, and can be loaded again", async () => {
  await visit("/", false, async ({ page, forgive }) => {
    await openSignUp(page, "cid@example.org");
    await page.getByText("please allow challenges.cloudflare.com here").waitFor();
    await send(page);
    expect(await page.getByRole("alert").textContent()).toBe("Please complete the security check to continue.");

    await page.getByRole("button", { name: "Load it again" }).click();

    await check(page).waitFor();
    forgive("ERR_FAILED");
  });
});

test("signing in, a forgotten password and the back-office ask for the check as well", async () => {
  await visit("/admin", true, async ({ page }) => {
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await check(page).click();
    await page.locator("form.admin-sign-in button[type=submit]").click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.locator("form.admin-sign-in").count()).toBe(0);
  });
  await visit("/", true, async ({ page }) => {
    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await page.getByLabel("Email Address").fill("ann@example.org");
    await check(page).click();
    await send(page);
    await page.getByText("Password reset email sent!").waitFor();
  });
  expect(service.asked.map(({ response }) => response)).toEqual(["solved", "solved"]);
});
