import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Keyboard } from "../support/keyboard.ts";
import { askAs, signUpMember, forBen, forMika, keepAs, type SignedUp } from "../support/members-of-product.ts";
import { openSite, type Site } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

async function visit(member: SignedUp, path: string, use: (page: Page, keyboard: Keyboard) => Promise<void>): Promise<void> {
  const viewport = { width: 1280, height: 800 };
  // Where Tab leads from the last control depends on where it led in that window before.
  await site.visit({ path, member, viewport, isOnOwnPage: true }, async ({ page }) => use(page, new Keyboard(page)));
}

test("from the sentence to its saved list, Tab and Enter are enough", async () => {
  const member = await signUpMember(site.url);
  await visit(member, "/", async (page, keyboard) => {
    // What a member's home adds is there.
    await page.getByRole("button", { name: "Your account" }).waitFor();
    await keyboard.tabTo("Who are we wrapping for?");
    await keyboard.type("My sister Mika turns 30, loves plants and true crime, no candles. Birthday, up to $50.");
    await page.getByText("That’s all we need.").waitFor();
    await keyboard.tabTo("Find gift ideas");
    await keyboard.press("Enter");
    await keyboard.waitForFocus(/ideas/);
    await page.locator("article.gift-tag").nth(4).waitFor();
    const titles = await page.locator("article.gift-tag h3").allTextContents();
    await page.getByText("Saved to My Saved Ideas").waitFor();

    for (const name of [titles[0] ?? "", "Like", "Not this one", "Cheaper", "Saved to My Saved Ideas"]) await keyboard.tabTo(name);
    await keyboard.press("Enter");

    await page.waitForURL("**/saved");
    await keyboard.waitForFocus("My Saved Ideas");
    const round = page.locator(".saved-card-toggle").first();
    await round.waitFor();
    await keyboard.tabTo((await round.textContent()) ?? "");
    if ((await round.getAttribute("aria-expanded")) === "false") await keyboard.press("Enter");
    await page.locator(".saved-suggestion").nth(4).waitFor();
    expect((await page.locator(".saved-suggestion h3").allTextContents()).toSorted()).toEqual(titles.toSorted());
    await keyboard.tabTo(titles[0] ?? "");
  });
});

test("whoever was sent a list gives a heart, under a name, with Tab and Enter alone", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  const headers = { Authorization: `Bearer ${member.session.access_token}`, "Content-Type": "application/json" };
  const { rows } = await site.query("select id from gift_queries where user_id = (select id from users where email = $1)", [member.email]);
  const answer = await fetch(`${site.url}/api/ideas/${rows[0].id}/share`, {
    method: "PUT",
    headers,
    body: JSON.stringify({ heading: "" }),
  });
  const { key } = (await answer.json()) as { key: string };
  await site.visit({ path: `/l/${key}`, viewport: { width: 390, height: 844 }, isOnOwnPage: true }, async ({ page }) => {
    const keyboard = new Keyboard(page);
    const first = (await page.locator("article.gift-tag h3").first().textContent()) ?? "";
    await keyboard.tabTo(first);
    await keyboard.tabTo("Give a heart");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("First name");
    await keyboard.type("Ben");
    await keyboard.tabTo("Give the heart");
    await keyboard.press("Enter");

    await page.getByText("You’re giving hearts as Ben.").waitFor();
    await keyboard.waitForFocus("Give a heart");
    expect(await page.locator(".card-like[aria-pressed=true]").count()).toBe(1);
    expect(await page.locator("article.gift-tag").first().getByText("Hearts from Ben").isVisible()).toBe(true);
    await keyboard.press("Enter");
    await expect.poll(() => page.locator(".heart-names").count()).toBe(0);
    await keyboard.waitForFocus("Give a heart");
  });
});

test("saved ideas are found, deleted and had back without a mouse", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await askAs(member, forBen);
  await visit(member, "/saved", async (page, keyboard) => {
    await page.getByRole("heading", { name: "Gift ideas for Mika" }).waitFor();
    await keyboard.tabTo(/^Ben/);
    await keyboard.press("Enter");
    await expect.poll(() => page.locator(".saved-card h2:visible").allTextContents()).toEqual(["Gift ideas for Ben"]);
    expect(await keyboard.findFocus()).toMatch(/^Ben/);
    await keyboard.tabTo(/^Search/);
    await keyboard.type("nothing of the kind");
    await page.getByRole("heading", { name: "Nothing found" }).waitFor();
    await keyboard.tabTo("Show everything");
    await keyboard.press("Enter");
    await expect.poll(() => page.locator(".saved-card h2:visible").count()).toBe(2);
    await keyboard.waitForFocus();

    await keyboard.tabTo("Delete saved idea");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Gift ideas for Mika");
    await keyboard.press("Control+z");
    await keyboard.waitForFocus("Gift ideas for Ben");
    await keyboard.tabTo("Delete saved idea");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Gift ideas for Mika");
    await keyboard.tabTo("Undo");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Gift ideas for Ben");
    await keyboard.press("Enter");
    await page.locator(".saved-suggestion").nth(4).waitFor();
    await keyboard.tabTo("Like");
    await keyboard.press("Enter");
    await keyboard.tabTo("Remove this idea");
    const [, second = ""] = await page.locator(".saved-suggestion h3").allTextContents();
    await keyboard.press("Enter");
    await keyboard.waitForFocus(second);
    await keyboard.press("Enter");
    await keyboard.waitForFocus(/Close|^A|^The|^[A-Z]/);
    await keyboard.press("Escape");
    await keyboard.waitForFocus(second);
  });
});

test.each([
  { name: "a round alone", search: "?round=" },
  { name: "the liked ideas", search: "?liked=true&x=" },
  { name: "the bin", search: "?bin=true&x=" },
])("$name is walked through without a mouse", async ({ search }) => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  const mine = "user_id = (select id from users where email = $1)";
  await site.query(`update gift_suggestions set user_feedback = 'liked' where ${mine} and position < 3`, [member.email]);
  await site.query(`update gift_suggestions set deleted_at = now() where ${mine} and position = 4`, [member.email]);
  const { rows } = await site.query(`select id from gift_queries where ${mine}`, [member.email]);
  await visit(member, `/saved${search}${rows[0].id}`, async (page, keyboard) => {
    await page.locator(".gift-picture").first().waitFor();

    expect(await keyboard.listFaultsOfWalk()).toEqual([]);
  });
});

test("a person is changed and deleted without a mouse", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await visit(member, "/saved", async (page, keyboard) => {
    await page.getByRole("heading", { name: "Gift ideas for Mika" }).waitFor();
    await keyboard.tabTo(/^Mika/);
    await keyboard.press("Enter");
    await page.getByRole("button", { name: "Edit Mika" }).waitFor();
    await keyboard.tabTo("Edit Mika");
    await keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    expect(await keyboard.listFaultsOfWalk()).toEqual([]);
    // Faster than anybody: the button has the focus again as soon as the dialog has gone.
    for (let round = 0; round < 5; round += 1) await keyboard.press("Escape", "Enter");
    await page.getByRole("dialog").waitFor();
    await keyboard.tabTo("Delete these details");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Keep");
    await keyboard.press("Enter");
    await keyboard.waitForFocus(/Mika/);
    await keyboard.tabTo("Delete these details");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Keep");
    await keyboard.press("Tab", "Enter");
    await page.getByRole("heading", { name: "Gift ideas for Someone Special" }).waitFor();
    await keyboard.waitForFocus();
  });
});

test("whoever asks for older ideas goes on reading at the first of them", async () => {
  const member = await signUpMember(site.url);
  for (let number = 1; number <= 22; number += 1) await keepAs(member, { ...forMika, name: `Person ${number}` });
  await visit(member, "/saved", async (page, keyboard) => {
    // As in a browser that cannot watch for the end of the list.
    const lack = await page.addInitScript(() => void Reflect.deleteProperty(globalThis, "IntersectionObserver"));
    await page.reload();
    await lack.dispose();
    await page.locator(".saved-card h2:visible").nth(19).waitFor();
    await page.locator(".more-ideas button").waitFor();
    await keyboard.tabTo("Show more", "Shift+Tab");

    await keyboard.press("Enter");

    await keyboard.waitForFocus("Gift ideas for Person 2");
    expect(await page.locator(".saved-card").count()).toBe(22);
  });
});

test("the plans are opened, walked round and closed, and leaving for good can be thought over", async () => {
  const member = await signUpMember(site.url);
  await visit(member, "/security", async (page, keyboard) => {
    await page.locator(".security-rows li").first().waitFor();
    expect(await keyboard.listFaultsOfWalk()).toEqual([]);
    await keyboard.tabTo("Upgrade");
    await keyboard.press("Enter");
    await keyboard.waitForFocus("Choose Your Plan");
    expect(await keyboard.listFaultsOfWalk()).toEqual([]);
    await keyboard.press("Escape");
    await keyboard.waitForFocus("Upgrade");

    await keyboard.tabTo("Set Up an Authenticator App");
    await keyboard.press("Enter");
    await page.locator(".enrolment").waitFor();
    await keyboard.waitForFocus();
    await keyboard.tabTo("Cancel");
    await keyboard.press("Enter");
    await expect.poll(() => page.locator(".enrolment").count()).toBe(0);
    await keyboard.waitForFocus();
    await keyboard.tabTo("Delete Account");
    await keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await keyboard.tabTo("Continue to Delete");
    await keyboard.press("Enter");
    await keyboard.tabTo("Type the phrase here");
    await keyboard.press("Enter");
    await keyboard.waitForFocus(/DELETE|phrase/i);
    await keyboard.press("Escape");
    await keyboard.waitForFocus("Delete Account");
  });
});
