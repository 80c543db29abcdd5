import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAxeFindings } from "../support/axe-findings.ts";
import type { WatchedPage } from "../support/browser.ts";
import { chooseRequired, openQuestion } from "../support/gift-form.ts";
import { askAs, signUpMember, openAs, forBen, forMika } from "../support/members-of-product.ts";
import { startWithSilentModel } from "../support/silent-model.ts";
import { openSite, type Site } from "../support/site.ts";

const dailyQueries = 4;

let site: Site;

beforeAll(async () => {
  site = await openSite({ FREE_DAILY_QUERIES: String(dailyQueries) });
});

afterAll(() => site.close());

function listCards(page: Page) {
  return page.locator(".saved-card h2:visible");
}

async function waitForFive(page: Page): Promise<string[]> {
  const titles = page.locator("article.gift-tag h3");
  await expect.poll(() => titles.count()).toBe(5);
  await page.getByRole("button", { name: "Find gift ideas" }).waitFor();
  return await titles.allTextContents();
}

test("what a member receives is saved, with what they think of it", async () => {
  const member = await signUpMember(site.url);
  await site.visit({ path: "/", member }, async ({ page }) => {
    await chooseRequired(page);
    await (await openQuestion(page, "name")).fill("Mika");
    await page.getByRole("button", { name: "Find gift ideas" }).click();
    await waitForFive(page);
    const isKept = page.waitForResponse((answer) => answer.url().endsWith("/feedback") && answer.ok());
    await page.getByRole("button", { name: "Like" }).first().click();
    await isKept;

    await page.getByRole("link", { name: "Saved to My Saved Ideas" }).click();

    await page.getByRole("heading", { name: "Gift ideas for Mika" }).waitFor();
    expect(await page.locator(".saved-facts").innerText()).toBe("Relationship\nFriend\nBudget\n$25–50\nOccasion\nBirthday");
    const [, second = ""] = await page.locator(".saved-suggestion h3").allTextContents();
    await page.getByRole("link", { name: second }).click();
    const dislike = page.getByRole("dialog").getByRole("button", { name: "Not for them" });
    await Promise.all([page.waitForResponse((answer) => answer.url().endsWith("/feedback")), dislike.click()]);
    await page.keyboard.press("Escape");
    await page.reload();
    await expect.poll(() => page.locator(".saved-suggestion-aside h3").allTextContents()).toEqual([second]);
    expect(await page.locator(".saved-heart[aria-pressed=true]").count()).toBe(1);
  });
});

test.each([
  { plan: "free", title: "Unlock {feature}", does: "offers the upgrade" },
  { plan: "premium", title: "{feature} Coming Soon!", does: "says that it is coming" },
])("to a $plan member each premium feature below the ideas $does", async ({ plan, title }) => {
  const member = await signUpMember(site.url);
  await site.query("update users set subscription_status = $2 where email = $1", [member.email, plan]);
  await site.visit({ path: "/", member }, async ({ page }) => {
    await chooseRequired(page);
    await page.getByRole("button", { name: "Find gift ideas" }).click();
    await waitForFive(page);

    for (const feature of ["Shopping Links", "PDF Export", "Detailed Analysis", "Premium Features"]) {
      await page.getByRole("region", { name: "With Premium" }).getByRole("button", { name: feature }).click();
      await page.getByRole("heading", { name: title.replace("{feature}", feature) }).waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    }
  });
});

test("more ideas for a person start from what is known and repeat none", async () => {
  const member = await signUpMember(site.url);
  const known = await askAs(member, forMika);
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await page.getByRole("link", { name: /^Mika/ }).click();
    await page.getByRole("button", { name: "More ideas for Mika" }).click();

    await page.locator(".chip-love", { hasText: "ceramics" }).waitFor();
    await expect.poll(() => page.locator(".recipient-choice [aria-pressed=true]").allTextContents()).toEqual(["Mika"]);
    await page.getByRole("button", { name: "Birthday" }).click();
    await page.getByRole("button", { name: "$25–50" }).click();
    await page.getByRole("button", { name: "Find gift ideas" }).click();

    const titles = await waitForFive(page);
    expect(titles.filter((title) => known.includes(title))).toEqual([]);
    await (await openQuestion(page, "name")).fill("Mikael");
    expect(await page.locator(".recipient-choice [aria-pressed=true]").count()).toBe(0);
  });
});

test("what a guest received can be kept after signing up", async () => {
  await site.visit({ path: "/", viewport: { width: 360, height: 780 } }, async ({ page }) => {
    await chooseRequired(page);
    await page.getByRole("button", { name: "Find gift ideas" }).click();
    const titles = await waitForFive(page);
    await page.getByRole("button", { name: "Create a free account" }).click();
    await page.getByLabel("Full Name").fill("Robin Reader");
    await page.getByLabel("Email Address").fill("robin@example.com");
    await page.getByLabel("Password", { exact: true }).fill("a long password");
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Keep these ideas?" }).waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("link", { name: "Saved to My Saved Ideas" }).first().click();

    await listCards(page).first().waitFor();
    expect(await page.locator(".saved-suggestion h3").allTextContents()).toEqual(titles);
  });
});

test("what was shown before the connection was lost is among the saved ideas", async () => {
  const withModel = await startWithSilentModel({ waitMs: 4_000 });
  const member = await signUpMember(withModel.url);
  const { page, close } = await openAs(site.browser, member);
  await page.goto(withModel.url);
  await page.waitForSelector("html[data-ready]");
  await chooseRequired(page);
  await page.getByRole("button", { name: "Find gift ideas" }).click();
  await page.getByRole("heading", { name: withModel.firstTitle }).waitFor();

  await page.goto(`${withModel.url}/saved`);

  const saved = page.locator(".saved-suggestion h3");
  await expect
    .poll(
      () =>
        page
          .reload()
          .then(() => listCards(page).first().waitFor({ timeout: 2_000 }))
          .then(
            () => true,
            () => false,
          ),
      { timeout: 20_000 },
    )
    .toBe(true);
  expect(await saved.first().textContent()).toBe(withModel.firstTitle);
  expect(await saved.count()).toBe(5);

  await close();
});

test("a member who asks before the page knows the account is told of Premium, too", async () => {
  const member = await signUpMember(site.url);
  for (let round = 1; round <= dailyQueries; round += 1) await askAs(member, forBen);
  const asked = Promise.withResolvers<void>();
  const answerLate = async ({ page }: WatchedPage) => {
    await page.route("**/api/me", async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.route("**/api/ideas", async (route) => {
      asked.resolve();
      await page.locator(".profile-button").waitFor();
      await route.continue();
    });
  };
  await site.visit({ path: "/", member, prepare: answerLate }, async ({ page, forgive }) => {
    await chooseRequired(page);
    await page.locator("#gift-request button[type=submit]").click();

    await expect.poll(() => page.getByRole("dialog").getByText("Unlimited Queries").count()).toBeGreaterThan(0);
    forgive("status of 429");
  });
});

test("a free member at the limit is told of Premium, and two tabs agree about what is left", async () => {
  const member = await signUpMember(site.url);
  for (let round = 1; round < dailyQueries; round += 1) await askAs(member, forBen);
  await site.visit({ path: "/", member }, async ({ page, forgive }) => {
    let sent = 0;
    page.on("request", (request) => (sent += request.method() === "POST" && request.url().endsWith("/api/ideas") ? 1 : 0));
    await page.getByText(/^1 query left today/).waitFor();
    await chooseRequired(page);
    await page.route("**/api/quota", (route) => route.abort("connectionfailed"));
    await page.route("**/api/ideas", (route) => route.fulfill({ status: 503, json: { status: 503, code: "overloaded" } }));
    await page.getByRole("button", { name: "Find gift ideas" }).click();
    await page.getByRole("alert").first().waitFor();
    await page.getByText(/^1 query left today/).waitFor();
    await page.unrouteAll();
    forgive("503");
    forgive("ERR_CONNECTION_FAILED");

    await askAs(member, forBen);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const submit = page.getByRole("button", { name: "Find gift ideas", description: /^You’ve used today’s free queries/ });
    await submit.waitFor();
    await submit.click();

    await page.getByRole("dialog").getByText("Unlimited Queries").first().waitFor();
    expect(sent).toBe(1);
  });
});
