import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAccessFaults } from "../support/access-faults.ts";
import { listAxeFindings } from "../support/axe-findings.ts";
import { openPage } from "../support/browser.ts";
import { chooseRequired, openQuestion } from "../support/gift-form.ts";
import { startWithSilentModel } from "../support/silent-model.ts";
import { openSite, type Site } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const desktop = { width: 1440, height: 900 };
const telephone = { width: 390, height: 844 };

async function ask(page: Page, money?: { currency: string; budget: string }): Promise<void> {
  await chooseRequired(page, money);
  await (await openQuestion(page, "alreadyHave")).fill("no mugs");
  await page.locator("#gift-request button[type=submit]").first().click();
  await page.locator("article.gift-tag").nth(4).waitFor();
  await page.locator(".round-facts").waitFor();
}

const sheet = (page: Page) => page.locator("dialog.idea-sheet");
const openCard = async (page: Page, place: number) => {
  const title = page.locator("article.gift-tag h3").nth(place);
  await title.getByRole("link").click();
  await sheet(page).waitFor();
  return (await title.textContent()) ?? "";
};

test.each([
  { path: "/", money: undefined },
  { path: "/zh/", money: { currency: "CNY", budget: "400-800" } },
  { path: "/ja/", money: { currency: "JPY", budget: "6000-12000" } },
])(
  "at $path all five ideas are on one screen, each with a picture, a price, a shop that is named, and a heart",
  async ({ path, money }) => {
    await site.visit({ path, viewport: desktop }, async ({ page }) => {
      await ask(page, money);

      const cards = page.locator("article.gift-tag");
      const [first, ...others] = await Promise.all(
        ["#ideas-title", ".board > li:nth-child(4)", ".board > li:nth-child(5)"].map((part) => page.locator(part).boundingBox()),
      );
      for (const box of others) expect((box?.y ?? Infinity) + (box?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(desktop.height);
      for (const part of [".gift-picture", ".tag-price", ".card-like"]) expect(await cards.locator(part).count()).toBe(5);
      const shops = await cards.locator(".card-shop").evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ""));
      expect(shops.filter((name) => name.trim() !== "")).toHaveLength(5);
    });
  },
);

test("on a telephone the second idea is in sight beside the first", async () => {
  await site.visit({ path: "/", viewport: telephone }, async ({ page }) => {
    await ask(page);

    const top = (await page.locator("#ideas-title").boundingBox())?.y ?? 0;
    const second = await page.locator(".board > li:nth-child(2)").boundingBox();
    expect((second?.y ?? Infinity) + (second?.height ?? 0) - top).toBeLessThan(telephone.height);
  });
});

test("while one waits, the page says what was understood and what is left out", async () => {
  const withModel = await startWithSilentModel({ waitMs: 5_000 });
  const { page, complaints, close } = await openPage(site.browser);
  await page.goto(withModel.url);
  await chooseRequired(page);
  await (await openQuestion(page, "alreadyHave")).fill("no mugs");
  await page.locator("#gift-request button[type=submit]").first().click();

  await page.getByText("Setting aside what you ruled out").waitFor();
  expect(await page.locator(".brief-out").allTextContents()).toEqual(["Leaving out: mugs"]);
  expect(await page.locator(".board .parcel").count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator("article.gift-tag").count(), { timeout: 30_000 }).toBe(5);
  await expect.poll(() => page.getByText("Setting aside what you ruled out").count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("a card is read from its title on, and what can be done with it comes after", async () => {
  await site.visit({ path: "/", viewport: desktop }, async ({ page }) => {
    await ask(page);

    const card = page.locator("article.gift-tag").nth(1);
    const order = await card
      .locator("h3, .tag-price, .card-shop, .card-like, .card-reject")
      .evaluateAll((all) => all.map((part) => [...part.classList].at(-1)));
    expect(order).toEqual(["card-title", "tag-price", "card-shop", "card-like", "card-reject"]);
  });
});

test("an age that was said in so many words is not said once more", async () => {
  await site.visit({ path: "/", viewport: telephone }, async ({ page }) => {
    await page.locator("textarea[name=text]").fill("My dad turns 70, loves birds. Birthday, up to $50.");
    await page.getByText("That’s all we need.").waitFor();
    await page.locator("#gift-request button[type=submit]").click();
    await page.locator(".round-facts").waitFor();

    const facts = await page.locator(".brief-fact").evaluateAll((all) => all.map((fact) => fact.lastChild?.textContent));
    expect(facts).toEqual(["Parent", "Birthday", "$25–50", "birds", "turns 70"]);
  });
});

test("'Other' is not repeated for the person and the occasion", async () => {
  await site.visit({ path: "/", viewport: telephone }, async ({ page }) => {
    await page.locator("textarea[name=text]").fill("A thank-you for my piano teacher, who loves chess, up to $50");
    await page.getByText("That’s all we need.").waitFor();
    await page.locator("#gift-request button[type=submit]").click();
    await page.locator(".round-facts").waitFor();

    const facts = await page.locator(".brief-fact").evaluateAll((all) => all.map((fact) => fact.lastChild?.textContent));
    expect(facts).toContain("chess");
    expect(facts).not.toContain("Other");
  });
});

test("a card opens into a sheet with an address of its own, which Back closes and a reload opens again", async () => {
  await site.visit({ path: "/", viewport: desktop }, async ({ page }) => {
    await ask(page);
    const home = page.url();

    const title = await openCard(page, 1);

    expect(await sheet(page).getByRole("heading", { level: 2 }).textContent()).toBe(title);
    expect(page.url()).toMatch(/#idea-.+-2$/);
    for (const part of ["Why it fits", "How to choose it", "Where to find it"])
      expect(await sheet(page).getByRole("heading", { name: part }).isVisible()).toBe(true);
    await page.reload();
    await sheet(page).waitFor();
    expect(await sheet(page).getByRole("heading", { level: 2 }).textContent()).toBe(title);
    await page.goBack();
    await expect.poll(() => sheet(page).count()).toBe(0);
    expect(page.url()).toBe(home);

    await openCard(page, 0);
    await page.keyboard.press("Escape");
    await expect.poll(() => sheet(page).count()).toBe(0);
    expect(page.url()).toBe(home);
  });
});

test("an address of a sheet whose list is gone opens the page alone", async () => {
  await site.visit("/#idea-gone-1", async ({ page }) => {
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    expect(await sheet(page).count()).toBe(0);
  });
});

test("what was rejected leaves the first place, and what was liked looks otherwise", async () => {
  await site.visit({ path: "/", viewport: desktop }, async ({ page }) => {
    await ask(page);
    const title = await openCard(page, 0);
    await sheet(page).getByRole("button", { name: "Not for them" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => sheet(page).count()).toBe(0);

    const lead = page.locator("article.gift-tag-lead");
    expect(await lead.locator("h3").textContent()).not.toBe(title);
    expect(await lead.getByText("Start here").count()).toBe(1);
    await lead.getByRole("button", { name: "Like" }).click();
    expect(await lead.getByRole("button", { name: "Like" }).getAttribute("aria-pressed")).toBe("true");
    expect(await page.locator("article.gift-tag-aside h3").allTextContents()).toEqual([title]);
  });
});

test.each([
  { path: "/", width: 320, colorScheme: "light", money: undefined },
  { path: "/zh/", width: 768, colorScheme: "dark", money: { currency: "CNY", budget: "400-800" } },
  { path: "/ja/", width: 1440, colorScheme: "dark", money: { currency: "JPY", budget: "6000-12000" } },
] as const)(
  "everybody can use the board and the sheet at $path, $width pixels wide, $colorScheme",
  async ({ path, width, colorScheme, money }) => {
    await site.visit({ path, viewport: { width, height: 800 }, colorScheme, isOnOwnPage: true }, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await ask(page, money);
      expect(await listAccessFaults(page)).toEqual([]);
      await openCard(page, 0);
      expect(await listAccessFaults(page)).toEqual([]);
    });
  },
);

test("a card that is not the one turns over to another idea, which counts no query, and back again", async () => {
  await site.visit({ path: "/", viewport: desktop }, async ({ page }) => {
    await ask(page);
    const titles = page.locator("article.gift-tag h3");
    const before = await titles.allTextContents();
    const countLeft = () => page.evaluate(async () => (await (await fetch("/api/quota")).json()).remainingQueries as number);
    const left = await countLeft();

    const card = page.locator("article.gift-tag").nth(1);
    await card.getByRole("button", { name: "Not this one" }).click();
    expect(await listAccessFaults(page)).toEqual([]);
    await card.getByRole("button", { name: "They have it" }).click();

    await page.getByText("In its place:").waitFor();
    const after = await titles.allTextContents();
    expect(after).toHaveLength(5);
    expect(after.filter((title) => !before.includes(title))).toEqual([after[1]]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(after[1]);
    expect(await countLeft()).toBe(left);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => titles.allTextContents()).toEqual(before);
  });
});

test("on a telephone what changes the ideas stays in reach until its place below them, and covers nothing that has the focus", async () => {
  await site.visit({ path: "/", viewport: telephone }, async ({ page }) => {
    await ask(page);
    const bar = page.locator(".refine-bar");
    const edgeOf = async () => await bar.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const faults: string[] = [];
    for (const place of [0, 1, 2, 3, 4]) {
      const button = page.getByRole("button", { name: "Not this one" }).nth(place);
      // Half of it under what can be pressed in the bar.
      for (const part of [".refine-wish", ".refine-words"]) {
        const edge = await bar
          .locator(part)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top);
        const middle = await button.evaluate((element) => element.getBoundingClientRect().top + 22);
        await page.evaluate((distance) => scrollBy({ top: distance, behavior: "instant" }), middle - edge);
        faults.push(...(await listAxeFindings(page)));
      }

      await button.focus();
      const end = await button.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(end).toBeLessThan(await edgeOf());
      expect((await edgeOf()) + 10).toBeLessThan(telephone.height);
    }
    expect(faults).toEqual([]);

    await page.locator(".round-facts").scrollIntoViewIfNeeded();
    const last = await page.locator(".board > li").last().boundingBox();
    await expect
      .poll(async () => await bar.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
    await expect
      .poll(async () => await bar.evaluate((element) => element.parentElement && getComputedStyle(element.parentElement).position))
      .toBe("static");
  });
});

test("on a telephone the way back from another idea is in sight, and leads to the card", async () => {
  await site.visit({ path: "/", viewport: telephone }, async ({ page }) => {
    await ask(page);
    const card = page.locator("article.gift-tag").nth(1);
    const before = await card.locator("h3").textContent();
    await card.getByRole("button", { name: "Not this one" }).click();
    expect(await listAccessFaults(page)).toEqual([]);
    const [all, back] = await Promise.all([card.boundingBox(), card.locator(".card-back").boundingBox()]);
    for (const side of ["x", "y", "width", "height"] as const) expect(back?.[side]).toBeCloseTo(all?.[side] ?? Number.NaN, 0);
    await card.getByRole("button", { name: "Not their style" }).click();

    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();
    const place = await undo.boundingBox();
    expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThan(telephone.height);
    expect(await listAxeFindings(page)).toEqual([]);
    await undo.click();

    await expect.poll(() => card.locator("h3").textContent()).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(before);
  });
});

test("whoever changes their mind keeps the card", async () => {
  await site.visit({ path: "/", viewport: telephone }, async ({ page }) => {
    await ask(page);
    const before = await page.locator("article.gift-tag h3").allTextContents();
    const button = page.getByRole("button", { name: "Not this one" }).first();

    await button.click();
    await page.keyboard.press("Escape");

    await expect.poll(() => page.locator(".card-back").count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator("article.gift-tag h3").allTextContents()).toEqual(before);
  });
});

test("a wish brings five others that nobody has seen, and so does a line of one's own", async () => {
  await site.visit({ path: "/", viewport: telephone }, async ({ page }) => {
    await ask(page);
    const asked: { refine?: string; text?: string; shown?: string[] }[] = [];
    page.on("request", (request) => request.url().endsWith("/api/ideas") && asked.push(request.postDataJSON()));
    const readTitles = async () => await page.locator("article.gift-tag h3").allTextContents();
    const first = await readTitles();

    await page.getByRole("button", { name: "Cheaper" }).click();
    await expect.poll(async () => (await readTitles()).filter((title) => !first.includes(title)).length).toBe(5);
    const second = await readTitles();
    await page.getByLabel("What should be different?").fill("he has binoculars");
    await page.getByRole("button", { name: "Find five more" }).click();
    await expect.poll(async () => (await readTitles()).filter((title) => ![...first, ...second].includes(title)).length).toBe(5);

    expect(asked).toMatchObject([{ refine: "cheaper", shown: expect.arrayContaining(first) }, { text: "he has binoculars" }]);
    expect(asked[1]?.refine).toBeUndefined();
  });
});
