import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAxeFindings } from "../support/axe-findings.ts";
import { askAs, signUpMember, forBen, forMika, keepAs, signInAs } from "../support/members-of-product.ts";
import { readOnPaper } from "../support/paper.ts";
import { openSite, type Site } from "../support/site.ts";

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
    expect(await readOnPaper(page)).toEqual({ headings: ["My Saved Ideas", "Gift ideas for Ben", ...titles], useless: 0 });
    await page.getByRole("searchbox").fill("nothing of the kind");
    await page.getByRole("heading", { name: "Nothing found" }).waitFor();
    await page.getByRole("button", { name: "Show everything" }).click();
    await expect.poll(() => listCards(page).count()).toBe(2);
  });
});

test("a deletion can be undone, also when a round of another tab has come in between, and is carried out when the page is left", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await askAs(member, forBen);
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await listCards(page).first().waitFor();
    const deletes = page.getByRole("button", { name: "Delete saved idea" });

    await deletes.first().click();
    await deletes.first().click();
    await page.getByRole("heading", { name: "No saved ideas yet" }).waitFor();
    await askAs(member, { ...forMika, name: "Kim" });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => listCards(page).allTextContents()).toEqual(["Gift ideas for Kim"]);
    await page.getByText("Ideas for Mika deleted.").locator("..").getByRole("button", { name: "Undo" }).click();
    expect(await listCards(page).allTextContents()).toEqual(["Gift ideas for Kim", "Gift ideas for Mika"]);
    await page.getByRole("link", { name: /^Kim/ }).waitFor();

    await page.reload();
    await expect.poll(() => listCards(page).allTextContents()).toEqual(["Gift ideas for Kim", "Gift ideas for Mika"]);
  });
});

test("a deletion that nobody undoes is for good", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await page.getByRole("button", { name: "Delete saved idea" }).click();
    await page.waitForResponse((answer) => answer.request().method() === "DELETE" && answer.status() === 204);

    await expect.poll(() => page.getByRole("button", { name: "Undo" }).count()).toBe(0);
    await page.reload();
    await page.getByRole("heading", { name: "No saved ideas yet" }).waitFor();
  });
});

test("who signs out right after a deletion does not find the ideas again", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await page.getByRole("button", { name: "Delete saved idea" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await page.locator(".profile-button").click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Sign In", exact: true }).first().waitFor();
  });

  const { access_token } = await signInAs(member);
  const answer = await fetch(`${site.url}/api/ideas`, { headers: { Authorization: `Bearer ${access_token}` } });
  expect(await answer.json()).toMatchObject({ ideas: [] });
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
    expect(await page.locator(".saved-facts").innerText()).toContain("Relationship\nNot specified");
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

test("the note of a deletion has room for its button beside a name without an end", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, { ...forMika, name: "Endless".repeat(11) });
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await page.getByRole("button", { name: "Delete saved idea" }).click();

    const note = await page.locator(".deletion-note").boundingBox();
    const undo = await page.getByRole("button", { name: "Undo" }).boundingBox();
    expect((undo?.x ?? Infinity) + (undo?.width ?? 0)).toBeLessThan((note?.x ?? 0) + (note?.width ?? 0));
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
