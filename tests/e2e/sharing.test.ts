import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Share } from "#shared/answers/shared-lists.ts";
import { listAccessFaults } from "../support/access-faults.ts";
import { openPage } from "../support/browser.ts";
import { askAs, forMika, openAs, signUpMember, type SignedUp } from "../support/members-of-product.ts";
import { readOnPaper } from "../support/paper.ts";
import { openSite, type Site } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ FREE_DAILY_QUERIES: "50" });
});

afterAll(() => site.close());

const desktop = { width: 1440, height: 900 };
const readTitles = async (page: Page) => await page.locator("article.gift-tag h3").allTextContents();
const heart = (page: Page, place: number) => page.locator("article.gift-tag").nth(place).getByRole("button", { name: "Give a heart" });

/** A saved round that is shared, without a browser. */
async function shareAs(member: SignedUp, heading = ""): Promise<Share> {
  const headers = { Authorization: `Bearer ${member.session.access_token}`, "Content-Type": "application/json" };
  const { ideas } = (await (await fetch(`${site.url}/api/ideas`, { headers })).json()) as { ideas: { id: string }[] };
  const answer = await fetch(`${site.url}/api/ideas/${ideas[0]?.id}/share`, { method: "PUT", headers, body: JSON.stringify({ heading }) });
  return (await answer.json()) as Share;
}

async function openShared(heading?: string): Promise<string> {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  return (await shareAs(member, heading)).key;
}

test("from a sentence to a list that somebody else opens and gives a heart, until its owner ends it", async () => {
  const member = await signUpMember(site.url);
  const owner = await openAs(site.browser, member, { viewport: desktop });
  await site.open(owner.page, "/");
  await owner.page
    .locator("textarea[name=text]")
    .fill("My sister Mika turns 30, loves plants and true crime, no candles. Birthday, up to $50.");
  await owner.page.getByText("That’s all we need.").waitFor();
  await owner.page.locator("#gift-request button[type=submit]").click();
  await owner.page.locator("article.gift-tag").nth(4).waitFor();
  const first = await readTitles(owner.page);
  await owner.page.getByRole("button", { name: "Cheaper" }).click();
  await expect.poll(async () => (await readTitles(owner.page)).filter((title) => !first.includes(title)).length).toBe(5);
  const card = owner.page.locator("article.gift-tag").nth(1);
  const rejected = (await readTitles(owner.page))[1] ?? "";
  const isKept = owner.page.waitForResponse((answer) => answer.url().endsWith("/feedback") && answer.ok());
  await card.getByRole("button", { name: "Not this one" }).click();
  await card.getByRole("button", { name: "They have it" }).click();
  await owner.page.getByText("In its place:").waitFor();
  await isKept;
  const titles = await readTitles(owner.page);

  await owner.page.getByRole("button", { name: "Share this list" }).click();
  await owner.page.getByRole("textbox", { name: "Heading" }).fill("Before Sunday");
  await owner.page.getByRole("button", { name: "Create the link" }).click();
  const address = await owner.page.getByRole("textbox", { name: "Link to the list" }).inputValue();
  expect(await owner.page.getByRole("img", { name: "QR code for the link" }).isVisible()).toBe(true);

  const stranger = await openPage(site.browser, { viewport: desktop });
  await stranger.page.goto(address);
  expect(await stranger.page.getByRole("heading", { level: 1 }).textContent()).toBe("Before Sunday");
  expect((await readTitles(stranger.page)).toSorted()).toEqual(titles.toSorted());
  const seen = await stranger.page.content();
  for (const secret of [rejected, "Mika", "candles"]) expect(seen).not.toContain(secret);
  await stranger.page.waitForSelector("html[data-ready]");
  await heart(stranger.page, 2).click();
  await stranger.page.keyboard.type("Ben");
  await stranger.page.keyboard.press("Enter");
  await stranger.page.getByText("Hearts from Ben").waitFor();

  await owner.page.getByRole("button", { name: "Stop sharing" }).click();
  await owner.page.locator(".share-end").getByRole("button", { name: "Stop sharing" }).click();
  await owner.page.getByText("The link no longer works.").waitFor();
  expect((await stranger.page.reload())?.status()).toBe(404);
  expect(owner.complaints).toEqual([]);
  await Promise.all([owner.close(), stranger.close()]);
});

test("a name is asked for once, is refused with the reason, and goes with its heart", async () => {
  const key = await openShared();
  await site.visit({ path: `/l/${key}`, viewport: desktop }, async ({ page, forgive }) => {
    await heart(page, 0).click();
    const name = page.getByRole("textbox", { name: "First name" });
    await page.keyboard.type("Zoë 7");
    await page.keyboard.press("Enter");
    await page.getByText("Please use letters only").waitFor();
    forgive("status of 400");
    expect(await name.inputValue()).toBe("Zoë 7");
    await name.fill("Zoë");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".heart-names").count()).toBe(1);
    await heart(page, 1).click();
    await expect.poll(() => page.locator(".heart-names").count()).toBe(2);

    await page.reload();
    await page.getByText("You’re giving hearts as Zoë.").waitFor();
    expect(await heart(page, 0).getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("button", { name: "Change name" }).click();
    await name.fill("Zoë B.");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".heart-names [aria-hidden]:not(svg)").allTextContents()).toEqual(["Zoë B.", "Zoë B."]);
    await heart(page, 0).click();
    await expect.poll(() => page.locator(".heart-names").count()).toBe(1);
    expect(await heart(page, 0).getAttribute("aria-pressed")).toBe("false");
  });
});

test("an idea of a list opens by the keyboard into a sheet with an address of its own", async () => {
  const key = await openShared();
  await site.visit({ path: `/l/${key}`, viewport: desktop }, async ({ page }) => {
    const link = page.locator("article.gift-tag h3 a").nth(1);
    await link.focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog.idea-sheet").waitFor();
    expect(page.url()).toMatch(/#idea-2$/);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test.each([
  { path: "", width: 360, colorScheme: "light" },
  { path: "/zh", width: 768, colorScheme: "dark" },
  { path: "/ja", width: 1440, colorScheme: "dark" },
] as const)(
  "everybody can use a list and its sheets at $path/l/…, $width pixels wide, $colorScheme",
  async ({ path, width, colorScheme }) => {
    const key = await openShared();
    await site.visit({ path: `${path}/l/${key}`, viewport: { width, height: 800 }, colorScheme, isOnOwnPage: true }, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      expect(await listAccessFaults(page)).toEqual([]);
      await page.locator("article.gift-tag h3 a").first().click();
      await page.locator("dialog.idea-sheet").waitFor();
      expect(await listAccessFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator(".card-like").first().click();
      await page.locator("dialog input").waitFor();
      expect(await listAccessFaults(page)).toEqual([]);
    });
  },
);

test.each([{ who: "guest" }, { who: "member" }])("a $who can use the dialog that shares a round", async ({ who }) => {
  const member = who === "member" ? await signUpMember(site.url) : undefined;
  await site.visit({ path: "/", viewport: { width: 360, height: 740 }, isOnOwnPage: true, ...(member && { member }) }, async ({ page }) => {
    await page.locator("textarea[name=text]").fill("My sister loves plants. Birthday, up to $50.");
    await page.getByText("That’s all we need.").waitFor();
    await page.locator("#gift-request button[type=submit]").click();
    await page.locator(".round-facts").waitFor();
    await page.getByRole("button", { name: "Share this list" }).click();
    await page.locator("dialog h2").waitFor();
    expect(await listAccessFaults(page)).toEqual([]);
    if (who === "guest") {
      await page.locator("dialog").getByRole("button", { name: "Create a free account" }).click();
      await page.locator("dialog input[name=email]").waitFor();
      return;
    }
    await page.getByRole("button", { name: "Create the link" }).click();
    await page.getByRole("textbox", { name: "Link to the list" }).waitFor();
    expect(await listAccessFaults(page)).toEqual([]);
  });
});

test("the owner finds the link and the hearts beside the saved ideas, and takes one off", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  const { key } = await shareAs(member);
  const list = (await (await fetch(`${site.url}/api/shared/${key}`)).json()) as { ideas: { id: string }[] };
  const body = JSON.stringify({ giver: "a-secret-of-one-browser", name: "Ben" });
  const headers = { "Content-Type": "application/json" };
  await fetch(`${site.url}/api/shared/${key}/hearts/${list.ideas[0]?.id}`, { method: "PUT", headers, body });

  await site.visit({ path: "/saved", member, viewport: { width: 360, height: 740 }, isOnOwnPage: true }, async ({ page }) => {
    const toggle = page.getByRole("button", { name: "Gift ideas for Mika" });
    await toggle.waitFor();
    await page.getByText("Shared", { exact: true }).waitFor();
    if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();

    await page.getByText("Hearts from Ben").waitFor();
    await page.getByRole("button", { name: "Share this list" }).click();
    expect(await page.getByRole("textbox", { name: "Link to the list" }).inputValue()).toBe(`${site.url}/l/${key}`);
    expect(await page.getByText("1 heart so far").isVisible()).toBe(true);
    expect(await listAccessFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove Ben’s heart" }).click();
    await expect.poll(() => page.getByText("1 heart so far").count()).toBe(0);
    await expect.poll(() => page.getByText("Hearts from Ben").count()).toBe(0);
    expect(((await (await fetch(`${site.url}/api/shared/${key}`)).json()) as { hearts: unknown[] }).hearts).toEqual([]);
  });
});

test("on paper there is a tag to cut out for each idea, and nothing else", async () => {
  const key = await openShared("For the kitchen");
  await site.visit({ path: `/l/${key}`, viewport: desktop, isOnOwnPage: true }, async ({ page }) => {
    const titles = await readTitles(page);

    expect(await readOnPaper(page)).toEqual({ headings: [], useless: 0 });
    await page.emulateMedia({ media: "print" });
    const tags = page.locator(".print-tag").filter({ visible: true });
    expect(await tags.locator(".print-title").allTextContents()).toEqual(titles);
    expect(await tags.locator(".print-price, .print-term").count()).toBe(10);
  });
});

test("a link that ends with #print opens the list on paper, once", async () => {
  const key = await openShared();
  const { page, close } = await openPage(site.browser);
  await page.addInitScript(() => {
    Object.assign(globalThis, { printed: 0, print: () => ((globalThis as unknown as { printed: number }).printed += 1) });
  });

  await page.goto(`${site.url}/l/${key}#print`);

  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { printed: number }).printed)).toBe(1);
  expect(page.url()).toBe(`${site.url}/l/${key}`);
  await close();
});

test("whoever was sent a list can hand it on by the system's own means, where there are some", async () => {
  const key = await openShared("For the kitchen");
  const { page, close } = await openPage(site.browser);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: unknown) => void Object.assign(globalThis, { sent: data }) });
  });
  await page.goto(`${site.url}/l/${key}`);

  await page.getByRole("button", { name: "Send…" }).click();

  const sent = await page.evaluate(() => (globalThis as unknown as { sent: unknown }).sent);
  expect(sent).toEqual({ title: "For the kitchen", url: `${site.url}/l/${key}` });
  await close();
});
