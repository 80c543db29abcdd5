import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { concepts } from "#domain/gifts/knowledge/knowledge.ts";
import { isProduct } from "#domain/gifts/knowledge/concept.ts";
import { listAxeFindings } from "../support/axe-findings.ts";
import { askAs, signUpMember, forBen, forMika, keepAs } from "../support/members-of-product.ts";
import { readOnPaper } from "../support/paper.ts";
import { openSite, type Site } from "../support/site.ts";

const products: ReadonlySet<string> = new Set(concepts.filter(isProduct).map(({ en }) => en.title));

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

function listCards(page: Page) {
  return page.locator(".saved-card h2:visible");
}

test("saved ideas are narrowed down by person, occasion and words, and back undoes it; on paper are those that are shown", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await askAs(member, forBen);
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await expect.poll(() => listCards(page).count()).toBe(2);

    await page.getByRole("link", { name: /^Mika/ }).click();
    await expect.poll(() => listCards(page).allTextContents()).toEqual(["Gift ideas for Mika"]);
    await page.goBack();
    await expect.poll(() => listCards(page).count()).toBe(2);

    await page.getByLabel("Occasion", { exact: true }).selectOption("wedding");
    await expect.poll(() => listCards(page).allTextContents()).toEqual(["Gift ideas for Ben"]);
    const titles = await page.locator(".saved-suggestion h3").allTextContents();
    expect(titles).toHaveLength(5);
    expect(await readOnPaper(page)).toEqual({ headings: ["My Saved Ideas", "Gift ideas for Ben", ...titles], useless: 0 });
    await page.getByRole("button", { name: "Gift ideas for Ben" }).click();
    expect(await readOnPaper(page)).toEqual({ headings: ["My Saved Ideas", "Gift ideas for Ben"], useless: 0 });
    await page.getByRole("searchbox", { name: "Search" }).fill("nothing of the kind");
    await page.getByRole("heading", { name: "Nothing found" }).waitFor();
    await page.getByRole("button", { name: "Show everything" }).click();
    await expect.poll(() => listCards(page).count()).toBe(2);
  });
});

test("a round is unfolded in place, and opens under an address of its own; so does an idea", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, { ...forBen, additionalInfo: "no alcohol" });
  const titles = await askAs(member, { ...forMika, text: "Mika makes pots and can't stand clutter" });
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    const toggle = page.getByRole("button", { name: "Gift ideas for Mika" });
    await toggle.waitFor();
    expect(await page.locator(".saved-suggestion").count()).toBe(0);
    expect(await page.locator(".saved-card").first().locator(".small-title").allTextContents()).toEqual(titles);

    await toggle.click();
    await expect.poll(() => page.locator(".saved-suggestion h3").allTextContents()).toEqual(titles);
    const card = page.locator(".saved-card").first();
    expect(await card.getByRole("button", { name: "Share" }).count()).toBe(1);
    for (const text of ["Mika makes pots", "Leaving out: clutter", "Start here", "From our own catalog", "Why it fits"])
      await card.getByText(text).first().waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await card.getByRole("link", { name: titles[1] ?? "" }).click();
    await page.getByRole("dialog").getByRole("heading", { name: "How to choose it" }).waitFor();
    await page.reload();
    // The round of the idea is on the page, though it is folded.
    await page
      .getByRole("dialog")
      .getByRole("heading", { name: titles[1] ?? "" })
      .waitFor();
    // This browser has no means of the system's to share by.
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const actions = page.getByRole("dialog").locator(".tag-action");
    await actions.filter({ hasText: "Share" }).click();
    await expect.poll(() => actions.allInnerTexts()).toEqual(["Like", "Not for them", "Copy", "Copied"]);
    const [name = "", , address = ""] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    expect(name).toMatch(/\(US\$[\d,]+–[\d,]+\)$/);
    expect(address).toBe(await page.getByRole("dialog").locator("a.chip-search").first().getAttribute("href"));
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

    await page.getByRole("button", { name: "Gift ideas for Ben" }).click();
    await page.getByRole("link", { name: "Open on its own" }).click();
    await expect.poll(() => listCards(page).allTextContents()).toEqual(["Gift ideas for Ben"]);
    await page.reload();
    await page.getByText("Leaving out: alcohol").waitFor();
    await page.getByRole("link", { name: "All saved ideas" }).click();
    await expect.poll(() => listCards(page).count()).toBe(2);
    await toggle.click();
    await toggle.click();
    expect(await page.locator(".saved-suggestion").count()).toBe(0);
  });
});

test("what was liked is listed across rounds with its shops, and an idea taken off the list comes back", async () => {
  const member = await signUpMember(site.url);
  const [ofBen] = await askAs(member, forBen);
  const [, ofMika] = await askAs(member, forMika);
  await site.query(
    "update gift_suggestions set user_feedback = 'liked' where user_id = (select id from users where email = $1) and title in ($2, $3)",
    [member.email, ofBen, ofMika],
  );
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await page.getByRole("link", { name: "Liked" }).click();
    const titles = page.locator(".liked-ideas h3");
    await expect.poll(() => titles.allTextContents()).toEqual([ofMika, ofBen]);
    expect(await page.locator(".liked-for").allTextContents()).toEqual(["For Mika · Birthday", "For Ben · Wedding"]);
    expect(await page.locator(".liked-ideas .card-shop").count()).toBe(2);
    expect(await listAxeFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Like" }).first().click();
    await expect.poll(() => titles.allTextContents()).toEqual([ofBen]);
    const taken = page.waitForResponse((answer) => answer.request().postData()?.includes('"liked"') ?? false);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => titles.allTextContents()).toEqual([ofMika, ofBen]);
    expect((await taken).ok()).toBe(true);
    await page.reload();
    await expect.poll(() => titles.allTextContents()).toEqual([ofMika, ofBen]);
    for (const left of [1, 0]) {
      await page.getByRole("button", { name: "Like" }).first().click();
      await expect.poll(() => titles.count()).toBe(left);
    }
    await page.getByRole("heading", { name: "Nothing liked yet" }).waitFor();
  });
});

test("a round is asked for again in the form, as it was asked for", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, { ...forBen, text: "Ben loves jazz", additionalInfo: "no alcohol" });
  await askAs(member, forMika);
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await page.getByRole("button", { name: "Gift ideas for Ben" }).click();
    await page.getByRole("button", { name: "Ask again" }).click();
    await page.locator("#gift-form").waitFor();

    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem("giftwright.form") ?? "{}"))).toMatchObject({
      text: "Ben loves jazz",
      name: "Ben",
      relationship: "sibling",
      occasion: "wedding",
      currency: "JPY",
      budget: "6000-12000",
      alreadyHave: "no alcohol",
    });
    await page.getByRole("button", { name: /Find/ }).last().click();
    await page.getByRole("heading", { name: "Five ideas for Ben" }).waitFor();
  });
});

test("saved ideas are read in the language of the page, but for what only shops of another language sell", async () => {
  const member = await signUpMember(site.url);
  const titles = await askAs(member, forMika);
  await site.visit({ path: "/ja/saved", member }, async ({ page }) => {
    const shown = page.locator(".saved-suggestion h3");
    await expect.poll(() => shown.count()).toBe(5);

    const japanese = await page.locator(".saved-suggestion h3[lang=ja]").allTextContents();
    expect(japanese.filter((title) => titles.includes(title))).toEqual([]);
    expect(japanese.length).toBeGreaterThan(0);
    const kept = await page.locator(".saved-suggestion h3[lang=en]").allTextContents();
    expect(kept.filter((title) => !titles.includes(title) || !products.has(title))).toEqual([]);
    expect(japanese.length + kept.length).toBe(5);
  });
});

test("twenty rounds take at most four screens of a computer", async () => {
  const member = await signUpMember(site.url);
  for (let number = 1; number <= 20; number += 1)
    await keepAs(member, { ...forMika, name: `Person ${number}`, text: "They sing. ".repeat(40) });
  await site.visit({ path: "/saved", member, viewport: { width: 1440, height: 900 } }, async ({ page }) => {
    await expect.poll(() => listCards(page).count()).toBe(20);

    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4 * 900);
    await page.getByRole("searchbox", { name: "Find a person" }).fill("person 1");
    await expect.poll(() => page.locator(".recipients-link").count()).toBe(12);
  });
});

test("a person can be changed, and be deleted without their ideas", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await page.getByRole("link", { name: /^Mika/ }).click();
    await page.getByRole("button", { name: "Edit Mika" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Mika Sato");
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Gift ideas for Mika Sato" }).waitFor();

    await page.getByRole("button", { name: "Edit Mika Sato" }).click();
    await page.getByRole("button", { name: "Delete these details" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();

    await page.getByRole("heading", { name: "Gift ideas for Someone Special" }).waitFor();
    expect(await page.locator(".saved-facts").innerText()).toMatch(/Relationship\s*Not specified/);
  });
});

test.each([360, 1280])("a word without an end stays inside its card of %i pixels", async (width) => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await site.query("update gift_suggestions set title = repeat('endless', 9), description = repeat('endless', 60)", []);
  await site.visit({ path: "/saved", member, viewport: { width, height: 800 } }, async ({ page }) => {
    await listCards(page).first().waitFor();

    const card = await page.locator(".saved-card").boundingBox();
    for (const text of [page.locator(".saved-words p"), page.locator(".saved-suggestion h3")]) {
      const words = await text.first().boundingBox();
      expect((words?.x ?? Infinity) + (words?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
    }
  });
});

test("older ideas are fetched as one scrolls", async () => {
  const member = await signUpMember(site.url);
  for (let number = 1; number <= 45; number += 1) await keepAs(member, { ...forMika, name: `Person ${number}` });
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await expect.poll(() => listCards(page).count()).toBe(20);

    const countAfterScrolling = async () => {
      await page.mouse.wheel(0, 20_000);
      return await listCards(page).count();
    };
    await expect.poll(countAfterScrolling).toBe(45);

    expect(await listCards(page).last().textContent()).toBe("Gift ideas for Person 1");
    await page.getByText("That’s all of them.").waitFor();
  });
});

test("older ideas are fetched also when a busy browser tells late of the scrolling", async () => {
  const member = await signUpMember(site.url);
  for (let number = 1; number <= 25; number += 1) await keepAs(member, { ...forMika, name: `Person ${number}` });
  const tellLate = ({ page }: { page: Page }) =>
    page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const moments: IntersectionObserverEntry[] = [];
          const tell = () => moments.length > 0 && callback(moments.splice(0), this);
          super((latest) => moments.push(...latest) && setTimeout(tell, 1500), options);
        }
      };
    });
  await site.visit({ path: "/saved", member, isOnOwnPage: true, prepare: tellLate }, async ({ page }) => {
    await expect.poll(() => listCards(page).count()).toBe(20);
    await page.mouse.wheel(0, 20_000);

    await page.getByText("That’s all of them.").waitFor();
    expect(await listCards(page).count()).toBe(25);
  });
});

test.each([
  { path: "/saved", locale: "en-US", width: 360, colorScheme: "dark", title: "Gift ideas for Mika" },
  { path: "/zh/saved", locale: "zh-CN", width: 360, colorScheme: "light", title: "给Mika的礼物灵感" },
  { path: "/ja/saved", locale: "ja-JP", width: 1440, colorScheme: "dark", title: "Mikaへの贈りもののアイデア" },
] as const)(
  "$path fits $width pixels, in its language, and for everybody ($colorScheme)",
  async ({ path, locale, width, colorScheme, title }) => {
    const member = await signUpMember(site.url);
    await askAs(member, forMika);
    await site.visit({ path, member, locale, colorScheme, viewport: { width, height: 900 } }, async ({ page }) => {
      await page.getByRole("heading", { name: title }).waitFor();

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await listAxeFindings(page)).toEqual([]);
    });
  },
);

test("a guest is invited to sign in, and the address is kept out of search engines", async () => {
  await site.visit("/saved", async ({ page }) => {
    await page.getByRole("heading", { name: "A drawer of your own" }).waitFor();
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    expect(await listAxeFindings(page)).toEqual([]);

    await page.locator("main").getByRole("button", { name: "Sign In" }).click();

    await page.getByRole("dialog").getByText("Welcome Back").waitFor();
  });
});
