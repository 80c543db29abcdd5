import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AdminBrowser, administrator } from "../support/admin-browser.ts";
import { Keyboard } from "../support/keyboard.ts";
import type { Visit } from "../support/site.ts";

let backOffice: AdminBrowser;

beforeAll(async () => {
  backOffice = await AdminBrowser.open();
});

afterAll(() => backOffice.close());

async function visit(use: (page: Page, keyboard: Keyboard) => Promise<void>): Promise<void> {
  const signInAndUse = async ({ page }: Visit) => {
    const keyboard = new Keyboard(page);
    await keyboard.tabTo("Email Address");
    await keyboard.type(administrator.email);
    await keyboard.tabTo("Password");
    await keyboard.type(administrator.password);
    await keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    await use(page, keyboard);
  };
  // Where Tab leads from the last control depends on where it led in that window before.
  await backOffice.visit(signInAndUse, { isOnOwnPage: true });
}

async function createPost(title: string): Promise<void> {
  const body = { status: "draft", title, slug: title.toLowerCase().replaceAll(" ", "-"), content: "- One\n- Two" };
  expect((await backOffice.call("POST", "/posts", { body })).status).toBe(201);
}

test("the sections are gone through by Tab, and by single keys until these are turned off", async () => {
  await visit(async (page, keyboard) => {
    await page.locator(".plot-drawing").first().waitFor();
    expect(await keyboard.listFaultsOfWalk()).toEqual([]);
    await keyboard.tabTo(/^SEO Settings/);
    await keyboard.press("Enter");
    await keyboard.waitForFocus("SEO Settings");
    await page.locator(".seo-page").first().waitFor();
    expect(await keyboard.listFaultsOfWalk()).toEqual([]);

    await keyboard.press("4");
    await keyboard.waitForFocus("Policies");
    await keyboard.tabTo("Privacy Policy");
    await keyboard.press("ArrowRight");
    await keyboard.waitForFocus("Terms of Service");
    await keyboard.press("?");
    await keyboard.waitForFocus("Keyboard shortcuts");
    await keyboard.tabTo("Use the single-key shortcuts");
    await keyboard.press("Space", "Escape");
    await keyboard.waitForFocus("Terms of Service");
    await keyboard.press("2", "?");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Policies");
  });
});

test("a post is written, mended and left without a mouse, and Tab leads out of the text", async () => {
  await visit(async (page, keyboard) => {
    await keyboard.press("2");
    await keyboard.waitForFocus("Blog Posts");
    await keyboard.tabTo("New post");
    await keyboard.press("Enter");
    await page.locator(".rich-text[contenteditable]").waitFor();
    expect(await keyboard.listFaultsOfWalk()).toEqual([]);
    await keyboard.press("Control+s");
    await keyboard.waitForFocus("Title");
    expect(await page.locator("#post-title").getAttribute("aria-describedby")).toBe("post-title-fault");
    await keyboard.type("Written by hand");
    await keyboard.tabTo("Content");
    await keyboard.type("- One");
    await keyboard.press("Enter");
    await keyboard.type("Two");
    await keyboard.press("Tab");
    expect(await keyboard.findFocus()).not.toBe("Content");
    await keyboard.press("Shift+Tab");
    await keyboard.waitForFocus("Content");
    await keyboard.tabTo("Indent the list item", "Shift+Tab");
    await keyboard.press("Enter");
    await page.locator(".editor-preview li li").waitFor();
    await keyboard.tabTo("Link", "Shift+Tab");
    await keyboard.press("Enter");
    await keyboard.waitForFocus(/link/i);
    await keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog:modal").count()).toBe(1);
    await keyboard.waitForFocus();

    await keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Close without saving?" }).waitFor();
    await keyboard.press("Escape");
    await keyboard.press("Control+s");
    await page.getByText("All changes saved").waitFor();
    await keyboard.press("Escape");
    await keyboard.waitForFocus("New post");
    await page.getByRole("button", { name: "Edit “Written by hand”" }).waitFor();
  });
});

test("a deletion is asked about, and goes on at the next post", async () => {
  await createPost("First of three");
  await createPost("Second of three");
  await createPost("Third of three");
  await visit(async (page, keyboard) => {
    await keyboard.press("2");
    await page.getByRole("button", { name: "Delete “Second of three”" }).waitFor();
    expect(await keyboard.listFaultsOfWalk()).toEqual([]);
    await keyboard.tabTo("Delete “Second of three”");
    await keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await keyboard.tabTo("Cancel");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Delete “Second of three”");
    await keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await keyboard.tabTo(/^Delete/);
    await keyboard.press("Enter");

    await keyboard.waitForFocus("First of three");
    await expect.poll(() => page.getByRole("button", { name: "Delete “Second of three”" }).count()).toBe(0);
    expect(await keyboard.findFocus()).toBe("First of three");
    await keyboard.tabTo(/^Dismiss/, "Shift+Tab");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Blog Posts");
  });
});
