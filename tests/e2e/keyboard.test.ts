import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { Keyboard } from "../support/keyboard.ts";
import { openSignInSite, usualPassword as password, type SignInSite } from "../support/sign-in-site.ts";
import type { Place, Visit } from "../support/site.ts";

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});

afterAll(() => site.close());

interface Walk extends Visit {
  keyboard: Keyboard;
}

async function visit(place: string | Place, use: (walk: Walk) => Promise<void>): Promise<void> {
  const asked = typeof place === "string" ? { path: place } : place;
  const viewport = { width: 1440, height: 900 };
  // Where Tab leads from the last control depends on where it led in that window before.
  await site.visit({ viewport, isOnOwnPage: true, ...asked }, async (visited) => use({ ...visited, keyboard: new Keyboard(visited.page) }));
}

test.each([
  { path: "/", width: 1440 },
  { path: "/ja/", width: 360 },
  { path: "/zh/blog", width: 1440 },
  { path: "/blog/listening-is-half-the-gift", width: 360 },
  { path: "/zh/contact", width: 360 },
  { path: "/policy", width: 1440 },
  { path: "/saved", width: 360 },
  { path: "/pricing", width: 360 },
])("Tab goes through $path at $width pixels from top to bottom, and all of it is seen", async ({ path, width }) => {
  await visit({ path, viewport: { width, height: 800 } }, async ({ page, keyboard }) => {
    // Is there once the examples have been loaded.
    if (["/", "/ja/"].includes(path)) await page.locator(".pause-examples").waitFor();
    expect(await keyboard.listFaultsOfWalk()).toEqual([]);
  });
});

test("a walk by Tab finds a planted fault of each kind", async () => {
  const { page, close } = await openPage(site.browser);
  await page.setContent(`<!doctype html>
    <button>In order</button>
    <button style="outline: none">Without a ring</button>
    <button style="position: absolute; left: -500px">Outside</button>
    <button>Covered</button>
    <div inert><button>Out of reach</button></div>
    <a href="#" style="position: absolute; top: 300px">Further down</a>
    <button style="position: absolute; top: 100px">Back up</button>`);
  await page.evaluate(() => {
    const covered = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Covered");
    const { top = 0, left = 0, width = 0, height = 0 } = covered?.getBoundingClientRect() ?? {};
    const cover = document.createElement("div");
    cover.style.cssText = `position: fixed; top: ${top}px; left: ${left}px; width: ${width}px; height: ${height}px; background: white`;
    document.body.append(cover);
  });

  const faults = await new Keyboard(page).listFaultsOfWalk();

  await close();
  expect(faults).toEqual([
    "Without a ring does not show that it has the focus",
    "Outside has the focus outside of the window",
    "Covered has the focus behind something else",
    "the focus goes back up from Further down to Back up",
    expect.stringMatching(/^Tab does not come to <button>Out of reach/),
  ]);
});

test("the offer of another language, over the lower end of the window, covers nothing that has the focus", async () => {
  await visit({ path: "/about", locale: "zh-CN" }, async ({ page, keyboard }) => {
    await page.locator(".language-offer").waitFor();

    expect(await keyboard.listFaultsOfWalk()).toEqual([]);
  });
});

test("someone without a mouse describes a friend, judges the ideas and looks at Premium", async () => {
  await visit("/", async ({ page, keyboard }) => {
    await keyboard.press("Tab");
    expect(await keyboard.findFocus()).toBe("Skip to content");
    await keyboard.press("Enter");
    await keyboard.tabTo("Find gift ideas");
    await keyboard.press("Enter");
    await keyboard.waitForFocus(/^Who/);
    expect(await page.locator("#relationship").getAttribute("aria-describedby")).toBe("relationship-fault");

    await keyboard.press("Tab", "Enter");
    await keyboard.waitForFocus(/^What’s the occasion/);
    await keyboard.press("Tab", "Enter");
    await keyboard.waitForFocus(/^How much/);
    await keyboard.press("Tab", "Enter");
    await keyboard.waitForFocus(/^That’s all/);
    await keyboard.tabTo("Find gift ideas", "Shift+Tab");
    await keyboard.press("Enter");

    await keyboard.waitForFocus(/ideas/i);
    await page.locator("article.gift-tag").nth(4).waitFor();
    await keyboard.tabTo("Like");
    await keyboard.press("Space");
    await expect.poll(() => page.getByRole("button", { name: "Like" }).first().getAttribute("aria-pressed")).toBe("true");
    const title = await page.locator("article.gift-tag h3").first().textContent();
    await keyboard.tabTo(title ?? "", "Shift+Tab");
    await keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await keyboard.waitForFocus(title ?? "");
    await keyboard.tabTo("Share");
    await keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await keyboard.waitForFocus(title ?? "");
    await keyboard.tabTo(/PDF/);
    await keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await keyboard.waitForFocus(/PDF/);
    expect(await keyboard.listFaultsOfWalk()).toEqual([]);
    await keyboard.press("Escape");
    await keyboard.waitForFocus(/PDF/);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

test("the menu of a small screen opens, leads on and closes by keys", async () => {
  await visit({ path: "/about", viewport: { width: 360, height: 780 } }, async ({ page, keyboard }) => {
    await keyboard.tabTo("Menu");
    await keyboard.press("Enter");
    await keyboard.tabTo("Pricing");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Choose Your Plan");
    await keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await keyboard.waitForFocus("Menu");

    await keyboard.press("Enter");
    await keyboard.tabTo(/^Theme/);
    await keyboard.press("Space");
    await keyboard.waitForFocus(/light/i);
    await keyboard.press("Escape");
    await keyboard.waitForFocus("Menu");
    expect(await page.locator(".site-menu").isVisible()).toBe(false);
    await keyboard.press("Enter");
    await keyboard.tabTo("中文");
    await keyboard.press("Enter");
    await page.waitForURL("**/zh/about");
  });
});

test("a link leads to the heading of the next view", async () => {
  await visit("/about", async ({ page, keyboard }) => {
    await keyboard.tabTo("Blog");
    await keyboard.press("Enter");

    await keyboard.waitForFocus("Notes on giving");
    await keyboard.tabTo(/Listening is half the gift/);
    await keyboard.press("Enter");
    await expect.poll(() => page.title()).toContain("Listening is half the gift");
    await keyboard.waitForFocus("Listening is half the gift");
  });
});

test("feedback is mended, sent and written again by keyboard alone", async () => {
  await visit("/contact", async ({ page, keyboard, forgive }) => {
    await keyboard.tabTo("Send feedback");
    await keyboard.press("Enter");
    await keyboard.waitForFocus(/message/);
    await keyboard.type("Everything within reach.");
    await keyboard.tabTo("Send feedback");
    await keyboard.press("Enter");

    await keyboard.waitForFocus("Thank you, it’s on its way");
    await keyboard.press("Tab", "Enter");
    await keyboard.waitForFocus(/name/);
    expect(await page.locator("#feedback-message").inputValue()).toBe("");
    forgive("400");
  });
});

test("signing up, forgetting the password and choosing a new one needs no mouse", async () => {
  await visit("/", async ({ page, keyboard }) => {
    await keyboard.tabTo("Sign In");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Email Address");
    expect(await keyboard.listFaultsOfWalk()).toEqual([]);
    await keyboard.tabTo("Create an account");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Full Name");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Email Address");
    await keyboard.type("keys@example.org");
    await keyboard.press("Tab");
    await keyboard.type(password);
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Full Name");
    await keyboard.type("Key Sato");
    await keyboard.press("Enter");
    await keyboard.waitForFocus(/mail/);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await keyboard.waitForFocus("Sign In");

    await fetch(await site.waitForLink("keys@example.org", "signup"), { redirect: "manual" });
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Email Address");
    await keyboard.type("keys@example.org");
    await keyboard.tabTo("Forgot password?");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Email Address");
    await keyboard.press("Enter");
    await page.getByText("Password reset email sent!").waitFor();
    await keyboard.tabTo("Back to sign in");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Email Address");
    expect(await page.getByLabel("Email Address").inputValue()).toBe("keys@example.org");

    await page.goto(await site.waitForLink("keys@example.org", "recovery"));
    await page.getByRole("button", { name: "Choose a new password" }).waitFor();
    await keyboard.tabTo("Choose a new password");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("New Password");
    await page.locator("dialog .button-ribbon:enabled").waitFor();
    await keyboard.type("louder river 8");
    await keyboard.tabTo("Confirm New Password");
    await keyboard.type("louder river 8");
    await keyboard.press("Enter");
    await page.getByText("Password updated successfully!").waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});

test("a second factor is asked for and given by keyboard, and the member's menu opens by arrow", async () => {
  const totp = await site.createMemberWithFactor("digits@example.org");
  await visit("/", async ({ page, keyboard }) => {
    await keyboard.tabTo("Sign In");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Email Address");
    await keyboard.type("digits@example.org");
    await keyboard.press("Tab");
    await keyboard.type(password);
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Six-digit code");
    await keyboard.type(totp.generate());
    await keyboard.press("Enter");
    await page.getByRole("button", { name: "Your account" }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

    await expect.poll(() => keyboard.findFocus()).not.toBeNull();
    await keyboard.tabTo("Your account");
    await keyboard.press("ArrowDown");
    await keyboard.waitForFocus("User Dashboard");
    await keyboard.press("ArrowUp");
    await keyboard.waitForFocus("Logout");
    await keyboard.press("Escape");
    await keyboard.waitForFocus("Your account");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("User Dashboard");
    await keyboard.press("End", "Enter");
    await page.getByRole("button", { name: "Sign In", exact: true }).first().waitFor();
  });
});
