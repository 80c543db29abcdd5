import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAxeFindings } from "../support/axe-findings.ts";
import { catchMails, type MailCatcher } from "../support/mail-catcher.ts";
import { signUpMember, forMika, keepAs, memberPassword, trySignIn, type SignedUp } from "../support/members-of-product.ts";
import { openSite, type Site } from "../support/site.ts";

let site: Site;
let mails: MailCatcher;

beforeAll(async () => {
  mails = await catchMails();
  site = await openSite({ SMTP_URL: mails.url, AUTH_AUTOCONFIRM: "true" });
});

afterAll(async () => {
  await site.close();
  await mails.close();
});

const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();

/** What stands in a place, line by line. */
async function listLines(page: Page, place: string): Promise<string[]> {
  return await page.locator(`${place} :is(h3, p, li, button)`).allTextContents();
}

async function makePremium({ email }: SignedUp): Promise<void> {
  await site.query("update users set subscription_status = 'premium' where email = $1", [email]);
}

async function openDeletion(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete Account" }).click();
  await press(page, "Continue to Delete");
}

test("a guest sees both plans, and is asked to sign in before an upgrade", async () => {
  await site.visit("/", async ({ page }) => {
    await page.locator(".site-menu").getByRole("button", { name: "Pricing" }).click();
    await page.getByRole("heading", { name: "Choose Your Plan" }).waitFor();
    expect(await listLines(page, ".plan-tag-free")).toEqual([
      "Free Plan",
      "$0/month",
      "3-5 gift suggestions per query",
      "Basic recipient profiles",
      "3 queries per day",
      "Generic search links",
      "Get Started Free",
    ]);
    expect(await listLines(page, ".plan-tag-premium")).toEqual([
      "POPULAR",
      "Premium Plan",
      "$9/month",
      "Unlimited suggestions",
      "Enhanced personalization",
      "Direct product links",
      "Saved recipient profiles",
      "Gift refinement options",
      "Sign In to Upgrade",
    ]);

    await press(page, "Sign In to Upgrade");

    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(await page.getByText("Please sign in to upgrade your plan").count()).toBe(1);
    await page.keyboard.press("Escape");
    await press(page, "Get Started Free");
    await page.getByRole("heading", { name: "Create Account" }).waitFor();
  });
});

test("a click beside a form that is half filled in keeps it", async () => {
  await site.visit("/", async ({ page }) => {
    await page.getByRole("button", { name: "Sign Up for More" }).click();
    await page.getByLabel("Full Name").fill("Half");
    await page.mouse.click(5, 5);
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Half");

    await page.getByLabel("Full Name").fill("");
    await page.mouse.click(5, 5);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});

test("what was typed into a form that was left by Esc is there again, but for the password, until somebody signs in", async () => {
  const { email } = await signUpMember(site.url);
  await site.visit("/", async ({ page }) => {
    await page.getByRole("button", { name: "Sign Up for More" }).click();
    await page.getByLabel("Full Name").fill("Half");
    await page.getByLabel("Email Address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(memberPassword);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

    await page.getByRole("button", { name: "Sign Up for More" }).click();
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Half");
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
    await dialog(page).getByRole("button", { name: "Sign in" }).click();
    expect(await page.getByLabel("Email Address").inputValue()).toBe(email);
    await page.getByLabel("Password", { exact: true }).fill(memberPassword);
    await page.keyboard.press("Enter");

    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).click();
    expect(await page.getByLabel("Email Address").inputValue()).toBe("");
  });
});

test("a free member's upgrade only says that Premium is coming", async () => {
  await site.visit({ path: "/", member: await signUpMember(site.url) }, async ({ page }) => {
    await page.locator(".site-tools").getByRole("button", { name: "Upgrade" }).click();
    expect(await dialog(page).getByRole("button", { name: "Current Plan" }).isDisabled()).toBe(true);
    expect(await page.getByText("Already have an account?").count()).toBe(0);

    await press(page, "Sign Up for Premium");

    await page.getByRole("heading", { name: "Premium Plan Coming Soon!" }).waitFor();
    expect(await dialog(page).innerText()).toMatch(/What's Coming[\s\S]*Stay Tuned!/);
    await press(page, "View Plans");
    await page.getByRole("heading", { name: "Choose Your Plan" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});

test("a premium member's 'Manage Billing' only says that billing is coming soon", async () => {
  const member = await signUpMember(site.url);
  await makePremium(member);
  await site.visit({ path: "/pricing", member }, async ({ page }) => {
    await press(page, "Manage Billing");
    await page.getByRole("heading", { name: "Billing Coming Soon!" }).waitFor();
    expect(await dialog(page).getByRole("button", { name: "View Plans" }).count()).toBe(0);

    await press(page, "Close");

    await dialog(page).getByRole("button", { name: "Current Plan" }).waitFor();
    expect(await dialog(page).getByRole("button", { name: "Sign Up for Premium" }).count()).toBe(0);
    expect(await dialog(page).getByText("Premium isn’t for sale yet").count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.waitForURL(`${site.url}/`);
  });
});

test("the upgrade prompt names what was asked for, and leads to the plans", async () => {
  await site.visit("/", async ({ page }) => {
    await page.getByRole("button", { name: "Premium Features" }).click();
    await page.getByRole("heading", { name: "Unlock Premium Features" }).waitFor();
    await dialog(page).getByText("Premium isn’t for sale yet").waitFor();

    await press(page, "View Plans");

    await page.getByRole("heading", { name: "Choose Your Plan" }).waitFor();
    expect(await dialog(page).count()).toBe(1);
  });
});

test("on a short telephone both buttons of the upgrade prompt are in sight at once", async () => {
  await site.visit("/", async ({ page }) => {
    await page.getByRole("button", { name: "Premium Features" }).click();
    await page.getByRole("heading", { name: "Unlock Premium Features" }).waitFor();

    await page.setViewportSize({ width: 360, height: 640 });

    const panel = await dialog(page).boundingBox();
    const last = await dialog(page).getByRole("button", { name: "Maybe Later" }).boundingBox();
    expect(await dialog(page).evaluate((element) => element.scrollHeight > element.clientHeight && element.scrollTop === 0)).toBe(true);
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
  });
});

test.each([
  { path: "/pricing", title: "Choose Your Plan" },
  { path: "/zh/pricing", title: "选择你的方案" },
  { path: "/ja/pricing", title: "プランを選ぶ" },
])("the plans at $path are there without JavaScript", async ({ path, title }) => {
  await site.visit({ path, javaScriptEnabled: false }, async ({ page }) => {
    expect(await page.getByRole("heading", { name: title }).isVisible()).toBe(true);
    expect(await page.locator(".plan-tag li").count()).toBe(9);
  });
});

test("an account is kept until the phrase and, long after the sign-in, the password are exact", async () => {
  const member = await signUpMember(site.url);
  await site.query("update auth_sessions set created_at = now() - interval '11 minutes'");
  await site.visit({ path: "/security", member }, async ({ page, forgive }) => {
    await openDeletion(page);
    await page.getByLabel("Type the phrase here").fill("delete my account");
    await press(page, "Delete My Account");
    await page.getByText('Please type "DELETE MY ACCOUNT" exactly as shown').waitFor();

    await page.getByLabel("Type the phrase here").fill("DELETE MY ACCOUNT");
    await press(page, "Delete My Account");
    await page.getByText("Please enter your password.").waitFor();
    forgive("400");
    expect(await page.getByLabel("Your password").evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type("not the password");
    await press(page, "Delete My Account");
    await page.getByText("That isn’t this account’s password.").waitFor();
    forgive("403");
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByLabel("Your password").fill(memberPassword);
    await page.route("**/api/me", (route) => route.abort("connectionfailed"));
    await press(page, "Delete My Account");
    await page.getByText("Network error. Please check your internet connection and try again.").waitFor();
    await page.unroute("**/api/me");
    forgive("ERR_CONNECTION_FAILED");

    await press(page, "Back");
    await press(page, "Keep My Account");
    await openDeletion(page);
    expect(await page.getByLabel("Type the phrase here").inputValue()).toBe("");
  });
  expect(await trySignIn(member)).not.toBeNull();
});

test("an account that the server fails to delete is kept, and the member is told", async () => {
  const member = await signUpMember(site.url);
  await site.visit({ path: "/security", member }, async ({ page, forgive }) => {
    await openDeletion(page);
    await page.route("**/api/me", (route) => route.fulfill({ status: 500, json: { status: 500, detail: "no words for people" } }));
    await page.getByLabel("Type the phrase here").fill("DELETE MY ACCOUNT");
    await press(page, "Delete My Account");

    await dialog(page).getByText("Failed to delete account", { exact: true }).waitFor();
    expect(await dialog(page).innerText()).not.toContain("no words for people");
    forgive("500");
  });
  expect(await trySignIn(member)).not.toBeNull();
});

test("deleting an account signs its member out, thanks them and tells them by mail", async () => {
  const member = await signUpMember(site.url);
  await site.visit({ path: "/security", member }, async ({ page, forgive }) => {
    await openDeletion(page);
    await page.getByLabel("Type the phrase here").fill("DELETE MY ACCOUNT");
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Goodbye, and thank you" }).waitFor();
    await page.waitForURL(`${site.url}/`);
    await press(page, "Close");
    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("giftwright.session"))).toBeNull();
    // Signing out in the browser tells the server, where nobody is signed in any more.
    forgive("403");
  });
  expect(await trySignIn(member)).toBeNull();
  await expect.poll(() => mails.caught.filter(({ to }) => to.includes(member.email)).length).toBe(1);
});

test("an account without a password is left after a fresh sign-in only", async () => {
  const member = await signUpMember(site.url);
  const away = "update auth_users set password_hash = null where email = $1 returning id";
  const { rows } = await site.query(away, [member.email]);
  const age = "update auth_sessions set created_at = now() - $2::interval where user_id = $1";
  await site.query(age, [rows[0].id, "11 minutes"]);
  await site.visit({ path: "/security", member }, async ({ page, forgive }) => {
    await openDeletion(page);
    await page.getByLabel("Type the phrase here").fill("DELETE MY ACCOUNT");
    await press(page, "Delete My Account");
    await page.getByText("Your account has no password.").waitFor();
    await dialog(page).getByRole("button", { name: "Sign in again" }).waitFor();
    forgive("403");

    await site.query(age, [rows[0].id, "9 minutes"]);
    await press(page, "Delete My Account");

    await page.getByRole("heading", { name: "Goodbye, and thank you" }).waitFor();
    await page.waitForURL(`${site.url}/`);
    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).waitFor();
    forgive("403");
  });
  const { rowCount } = await site.query("select from auth_users where id = $1", [rows[0].id]);
  expect(rowCount).toBe(0);
});

test("a member downloads all own data as one file", async () => {
  const member = await signUpMember(site.url);
  await keepAs(member, forMika);
  await site.visit({ path: "/security", member }, async ({ page }) => {
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download My Data" }).click();
    const download = await started;

    expect(download.suggestedFilename()).toBe("giftwright-data.json");
    const file = await readFile(await download.path(), "utf8");
    expect(() => JSON.parse(file)).not.toThrow();
    expect(file).toContain(member.email);
    expect(file).toContain("Mika");
    expect(file).toContain("A kettle");
    await page.getByText("The file is in your downloads.").waitFor();
  });
});

test.each([
  { width: 360, path: "/", pricing: "Pricing", upgrade: "Premium Features", colorScheme: "dark" },
  { width: 1440, path: "/zh/", pricing: "价格", upgrade: "高级功能", colorScheme: "light" },
  { width: 768, path: "/ja/", pricing: "料金プラン", upgrade: "プレミアム機能", colorScheme: "light" },
] as const)("a checker for accessibility finds nothing in the dialogs at $path ($width px)", async ({ width, path, colorScheme }) => {
  await site.visit({ path, viewport: { width, height: 800 }, colorScheme }, async ({ page }) => {
    for (const entry of ["premium", "plans"] as const) {
      if (width < 1152) await page.locator(".menu-button").click();
      await page
        .locator(".main-nav button")
        .nth(entry === "premium" ? 0 : 1)
        .click();
      await dialog(page).waitFor();
      expect(await listAxeFindings(page)).toEqual([]);
      expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      await page.keyboard.press("Escape");
      await expect.poll(() => dialog(page).count()).toBe(0);
    }
  });
});
