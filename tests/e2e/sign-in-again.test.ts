import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignInSite, sendDialog, signIn, usualPassword as password, type SignInSite } from "../support/sign-in-site.ts";
import { waitForMail } from "../support/wait-for-mail.ts";

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});

afterAll(() => site.close());

/** Signs in by the dialog that is open. */
async function enter(page: Page, email: string): Promise<void> {
  await page.getByRole("dialog").getByLabel("Email Address").fill(email);
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(password);
  await sendDialog(page);
}

test("an answer that comes after the ten seconds signs nobody in", async () => {
  await site.createMember("late@example.org");
  // By the clock of the page, which the test moves on.
  const useClockOfPage = () => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), ms);
      return controller.signal;
    };
  };
  await site.visit(
    { path: "/", isOnOwnPage: true, prepare: ({ page }) => page.addInitScript(useClockOfPage) },
    async ({ page, forgive }) => {
      await page.clock.install();
      const [answered, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await page.route("**/token?grant_type=password", async (route) => {
        const response = await route.fetch();
        answered.resolve();
        await late.promise;
        await route.fulfill({ response }).catch(() => undefined);
      });
      const asked = page.waitForRequest("**/token?grant_type=password");
      await signIn(page, "late@example.org");
      const request = await asked;
      await answered.promise;

      await page.clock.fastForward(10_001);
      await page.getByText("Request timed out. Please check your internet connection and try again.").waitFor();
      late.resolve();
      await expect.poll(() => request.failure()?.errorText).toBe("net::ERR_ABORTED");

      expect(await page.evaluate(() => localStorage.getItem("giftwright.session"))).toBeNull();
      expect(await page.getByRole("heading", { name: "Welcome Back" }).isVisible()).toBe(true);
      forgive("ERR_ABORTED");
    },
  );
});

test("who signs up again with an address that has an account is led to the sign-in by mail", async () => {
  await site.createMember("again@example.org");
  // As if a minute had gone by.
  await site.query("delete from rate_limits where key like '%mail-confirmation:%'");
  await site.askAuth("/signup", { email: "again@example.org", password: "another river 9" });
  const link = await waitForMail(site.mails, "again@example.org", ({ html = "" }) => /href="([^"]*#sign-in)"/.exec(html)?.[1]);
  await site.visit("/about", async ({ page }) => {
    await page.goto(link);

    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(page.url()).toBe(`${site.url}/`);

    await enter(page, "again@example.org");
    await page.getByRole("button", { name: "Your account" }).waitFor();
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByRole("button", { name: "Your account" }).waitFor();
    await page.waitForURL(`${site.url}/`);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

test("on the security page a session that was ended elsewhere asks for a sign-in in place, and what was typed goes on with it", async () => {
  await site.createMember("renamed@example.org");
  await site.visit("/security", async ({ page, forgive }) => {
    await page.locator("main").getByRole("button", { name: "Sign In" }).click();
    await enter(page, "renamed@example.org");
    await page.getByLabel("Full name").fill("Lou Newname");
    await site.query("delete from auth_sessions where user_id = (select id from auth_users where email = $1)", ["renamed@example.org"]);

    await page.getByRole("button", { name: "Save Name" }).click();

    await page.getByText("Your session has ended.").waitFor();
    expect(await page.getByText("User not authenticated").count()).toBe(0);
    const dialog = page.getByRole("dialog");
    await enter(page, "renamed@example.org");
    await expect.poll(() => dialog.count()).toBe(0);
    await page.getByRole("button", { name: "Save Name" }).click();
    await page.getByText("Your name has been changed.").waitFor();
    forgive("status of 40");
  });
  const { rows } = await site.query("select user_metadata->>'full_name' as name from auth_users where email = $1", ["renamed@example.org"]);
  expect(rows).toEqual([{ name: "Lou Newname" }]);
});
