import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOf, openQuestions } from "../support/gift-form.ts";
import { openSite, type Site } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const desktop = { width: 1440, height: 900 };
const telephone = { width: 390, height: 844 };
const aboutDad = "My dad is 70 and retired, loves birds and fixing old radios, hates clutter. Up to $100.";

const box = (page: Page) => page.locator("textarea[name=text]");
const find = (page: Page) => page.locator("#gift-request button[type=submit]");
const listAnswers = (page: Page) => page.locator(".chip-answer").allInnerTexts();
const chip = (page: Page, kind: string, words: string) => page.locator(`.chip-${kind}`, { hasText: words });
const readTitles = (page: Page) => page.locator("article.gift-tag h3").allTextContents();

test("from a sentence to a board, from there to others, and one of them replaced", async () => {
  await site.visit({ path: "/", viewport: desktop }, async ({ page }) => {
    await box(page).fill(aboutDad);
    for (const words of ["birds", "fixing old radios"]) await chip(page, "love", words).waitFor();
    await chip(page, "out", "clutter").waitFor();
    await chip(page, "mind", "retired").waitFor();
    expect(await listAnswers(page)).toEqual(["My dad", "65 and over", "$50–100"]);
    await page.getByRole("group", { name: "What’s the occasion?" }).getByRole("button", { name: "Birthday" }).click();
    await page.getByText("That’s all we need.").waitFor();
    await find(page).click();
    await page.locator("article.gift-tag").nth(4).waitFor();
    const first = await readTitles(page);

    await page.getByRole("button", { name: "Cheaper" }).click();
    await expect.poll(async () => (await readTitles(page)).filter((title) => !first.includes(title)).length).toBe(5);
    const second = await readTitles(page);
    const card = page.locator("article.gift-tag").nth(1);
    await card.getByRole("button", { name: "Not this one" }).click();
    await card.getByRole("button", { name: "They have it" }).click();

    await page.getByText("In its place:").waitFor();
    expect((await readTitles(page)).filter((title) => !second.includes(title))).toHaveLength(1);
  });
});

test("without a word, three taps answer what must be known", async () => {
  await site.visit({ path: "/", viewport: telephone }, async ({ page }) => {
    await find(page).click();
    await page.getByText("Please choose who the gift is for.").waitFor();
    for (const answer of ["Friend", "Birthday", "$25–50"]) await page.getByRole("button", { name: answer, exact: true }).click();
    await find(page).click();

    await expect.poll(() => page.locator("article.gift-tag").count()).toBe(5);
  });
});

test("what was understood is corrected and taken out by a tap, and counts when it is sent", async () => {
  await site.visit({ path: "/", viewport: desktop }, async ({ page }) => {
    await box(page).fill(`${aboutDad} Birthday.`);
    await chip(page, "love", "birds").getByRole("button").click();
    await page.getByRole("button", { name: "My dad: change" }).click();
    await page.getByRole("button", { name: "Extended family" }).click();
    await page.getByRole("button", { name: "65 and over: change" }).click();
    await page.getByRole("button", { name: "Not what I meant", exact: true }).click();
    expect(await listAnswers(page)).toEqual(["Extended family", "Birthday", "$50–100"]);
    const sent = page.waitForRequest("**/api/ideas");
    await find(page).click();

    const body = (await sent).postDataJSON();
    expect(body).toMatchObject({ relationship: "extended-family", occasion: "birthday", budget: "50-100" });
    expect(body.ageRange).toBeUndefined();
    expect(body.notMeant).toEqual(expect.arrayContaining(["likes:birdwatching", "fields:age"]));
    await page.locator("article.gift-tag").nth(4).waitFor();
  });
});

test("on a telephone a chip brings its question into sight, and whoever leaves that is back at the chip", async () => {
  await site.visit({ path: "/", viewport: { width: 360, height: 640 } }, async ({ page }) => {
    await box(page).fill(`${aboutDad} Birthday.`);
    const dad = page.getByRole("button", { name: "My dad: change" });
    await dad.click();

    const answer = page.getByRole("button", { name: "Sibling", exact: true });
    const place = await answer.boundingBox();
    expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThan(640);
    await page.keyboard.press("Escape");
    await expect.poll(() => answer.count()).toBe(0);
    expect(await dad.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test("what could not be read at once is read a little later", async () => {
  await site.visit({ path: "/", viewport: desktop, isOnOwnPage: true }, async ({ page, forgive }) => {
    await page.route("**/api/reading", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });

    await box(page).fill(aboutDad);

    await chip(page, "love", "birds").waitFor();
    expect(await chip(page, "love", "birds").count()).toBe(1);
    forgive("503");
  });
});

test("the sentence and the questions are two ways to one form, and a reload keeps both", async () => {
  await site.visit({ path: "/", viewport: desktop }, async ({ page }) => {
    await box(page).fill("My sister loves tea. Christmas.");
    await chip(page, "love", "tea").waitFor();

    await openQuestions(page);
    expect(await answerOf(page, "relationship", "sibling").isChecked()).toBe(true);
    expect(await answerOf(page, "occasion", "christmas").isChecked()).toBe(true);
    await answerOf(page, "budget", "25-50").check();
    await page.reload();
    await expect.poll(() => answerOf(page, "budget", "25-50").isChecked()).toBe(true);
    await page.getByRole("button", { name: "Say it in a sentence instead" }).click();

    expect(await box(page).inputValue()).toBe("My sister loves tea. Christmas.");
    await expect.poll(() => listAnswers(page)).toEqual(["My sister", "Christmas", "$25–50"]);
    await page.getByRole("button", { name: "Start over" }).click();
    await page.reload();
    await page.locator(".chip-starter").first().waitFor();
    expect(await box(page).inputValue()).toBe("");
  });
});

test("Enter sends, and what was just typed is read before anything is asked", async () => {
  await site.visit({ path: "/", viewport: telephone }, async ({ page }) => {
    await box(page).fill("My best friend loves jazz. Birthday, up to $50.");
    await box(page).press("Enter");

    await expect.poll(() => page.locator("article.gift-tag").count()).toBe(5);
  });
});

test.each([
  { path: "/", starter: 0, needed: "What’s the occasion?" },
  { path: "/zh/", starter: 2, needed: "是什么场合？" },
  { path: "/ja/", starter: 1, needed: "何のお祝いですか" },
])("at $path a starter is understood, and the next question asked", async ({ path, starter, needed }) => {
  await site.visit({ path, viewport: telephone }, async ({ page }) => {
    await page.locator(".chip-starter").nth(starter).click();

    await page.getByText(needed).first().waitFor();
    expect((await listAnswers(page)).length).toBeGreaterThan(0);
  });
});

test.each([
  { viewport: desktop, path: "/" },
  { viewport: telephone, path: "/" },
  { viewport: telephone, path: "/zh/" },
  { viewport: telephone, path: "/ja/" },
])("at $path, $viewport.width pixels wide, the box and its button are seen without scrolling", async ({ path, viewport }) => {
  await site.visit({ path, viewport }, async ({ page }) => {
    for (const part of [box(page), find(page)]) {
      const place = await part.boundingBox();
      expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThan(viewport.height);
    }
  });
});
