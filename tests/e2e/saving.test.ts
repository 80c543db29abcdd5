import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAxeFindings } from "../support/axe-findings.ts";
import { launchBrowser } from "../support/browser.ts";
import { fallsSilentAfter, startFakeGateway } from "../support/fake-gateway.ts";
import { askAs, createMember, openAs, visitProduct } from "../support/members-of-product.ts";
import { makeDataDirectory, startProduct, type RunningProduct } from "../support/running-product.ts";

const dailyQueries = 4;
const forMika = {
  name: "Mika",
  relationship: "friend",
  ageRange: "25-34",
  interests: ["ceramics"],
  occasion: "birthday",
  currency: "USD",
  budget: "25-50",
};
const forBen = { name: "Ben", relationship: "sibling", occasion: "wedding", currency: "JPY", budget: "6000-12000" };

// Patient: the machine may be busy with other checks.
const soon = { timeout: 15_000 };

let browser: Browser;
let product: RunningProduct;
let data: Awaited<ReturnType<typeof makeDataDirectory>>;

beforeAll(async () => {
  data = await makeDataDirectory();
  [browser, product] = await Promise.all([
    launchBrowser(),
    startProduct({ DATA_DIR: data.path, RATE_LIMIT_MULTIPLIER: "1000", FREE_DAILY_QUERIES: String(dailyQueries) }),
  ]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await data.remove();
});

function listCards(page: Page) {
  return page.locator(".saved-card h2");
}

async function chooseRequired(page: Page): Promise<void> {
  await page.locator("select[name=relationship]").selectOption("friend");
  await page.locator("select[name=occasion]").selectOption("birthday");
  await page.locator("select[name=budget]").selectOption("25-50");
}

async function waitForFive(page: Page): Promise<string[]> {
  const titles = page.locator("article.gift-tag h3");
  await expect.poll(() => titles.count(), { timeout: 15_000 }).toBe(5);
  await page.getByRole("button", { name: "Find gift ideas" }).waitFor();
  return await titles.allTextContents();
}

test("what a member receives is saved, with what they think of it", async () => {
  const member = await createMember(product.url);
  await visitProduct({ browser, url: product.url, member }, "/", {
    use: async (page) => {
      await chooseRequired(page);
      await page.locator("input[name=name]").fill("Mika");
      await page.getByRole("button", { name: "Find gift ideas" }).click();
      await waitForFive(page);
      const isKept = page.waitForResponse((answer) => answer.url().endsWith("/feedback") && answer.ok());
      await page.getByRole("button", { name: "Like" }).first().click();
      await isKept;

      await page.getByRole("link", { name: "Saved to My Saved Ideas" }).click();

      await page.getByRole("heading", { name: "Gift ideas for Mika" }).waitFor();
      expect(await page.locator(".saved-facts").innerText()).toBe("Relationship\nFriend\nBudget\n$25 – $50\nOccasion\nBirthday");
      const secondDislike = page.getByRole("button", { name: "Not for them" }).nth(1);
      await Promise.all([page.waitForResponse((answer) => answer.url().endsWith("/feedback")), secondDislike.click()]);
      await page.reload();
      await expect.poll(() => page.locator(".tag-action[aria-pressed=true]").allInnerTexts(), soon).toEqual(["Like", "Not for them"]);
    },
  });
});

test("more ideas for a person start from what is known and repeat none", async () => {
  const member = await createMember(product.url);
  const known = await askAs(member, forMika);
  await visitProduct({ browser, url: product.url, member }, "/saved", {
    use: async (page) => {
      await page.getByRole("link", { name: /^Mika/ }).click();
      await page.getByRole("button", { name: "More ideas for Mika" }).click();

      await expect.poll(() => page.locator("input[name=interests]").inputValue(), soon).toBe("ceramics");
      await expect.poll(() => page.locator("#recipient option:checked").textContent(), soon).toBe("Mika");
      await page.locator("select[name=occasion]").selectOption("birthday");
      await page.locator("select[name=budget]").selectOption("25-50");
      await page.getByRole("button", { name: "Find gift ideas" }).click();

      const titles = await waitForFive(page);
      expect(titles.filter((title) => known.includes(title))).toEqual([]);
      await page.locator("input[name=name]").fill("Mikael");
      expect(await page.locator("#recipient option:checked").textContent()).toBe("Somebody new");
    },
  });
});

test("what a guest received can be kept after signing up", async () => {
  await visitProduct({ browser, url: product.url }, "/", {
    viewport: { width: 360, height: 780 },
    use: async (page) => {
      await chooseRequired(page);
      await page.getByRole("button", { name: "Find gift ideas" }).click();
      const titles = await waitForFive(page);
      await page.getByRole("button", { name: "Create a free account" }).click();
      await page.getByLabel("Full Name").fill("Robin Reader");
      await page.getByLabel("Email Address").fill(`robin.${Date.now()}@example.com`);
      await page.getByLabel("Password", { exact: true }).fill("a long password");
      await page.keyboard.press("Enter");

      await page.getByRole("heading", { name: "Keep these ideas?" }).waitFor();
      expect(await listAxeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("link", { name: "Saved to My Saved Ideas" }).first().click();

      await listCards(page).first().waitFor();
      expect(await page.locator(".saved-suggestion h3").allTextContents()).toEqual(titles);
    },
  });
});

test("what was shown before the connection was lost is among the saved ideas", async () => {
  const idea = {
    title: "Brass plant markers stamped with the names of herbs",
    description: "Twelve solid brass tags on stakes, hand-stamped, which darken beautifully in the rain.",
    explanation: "A birthday gift that a friend will meet each time the kitchen window opens.",
    priceRange: "$30 - $45",
    category: "Garden",
    isExperience: false,
    searchTerms: ["brass plant markers", "stamped herb markers"],
  };
  const gateway = await startFakeGateway();
  gateway.answerWith(fallsSilentAfter(`[${JSON.stringify(idea)},`));
  const folder = await makeDataDirectory();
  const withModel = await startProduct({ DATA_DIR: folder.path, AI_BASE_URL: gateway.url, AI_API_KEY: "any", AI_TIMEOUT_MS: "4000" });
  const member = await createMember(withModel.url);
  const { page, close } = await openAs(browser, member);
  await page.goto(withModel.url);
  await page.waitForSelector("html[data-ready]");
  await chooseRequired(page);
  await page.getByRole("button", { name: "Find gift ideas" }).click();
  await page.getByRole("heading", { name: idea.title }).waitFor();

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
  expect(await saved.first().textContent()).toBe(idea.title);
  expect(await saved.count()).toBe(5);

  await close();
  await Promise.all([withModel.stop(), gateway.stop()]);
  await folder.remove();
});

test("a free member at the limit is told of Premium, and two tabs agree about what is left", async () => {
  const member = await createMember(product.url);
  for (let round = 1; round < dailyQueries; round += 1) await askAs(member, forBen);
  await visitProduct({ browser, url: product.url, member }, "/", {
    use: async (page) => {
      let sent = 0;
      page.on("request", (request) => (sent += request.method() === "POST" && request.url().endsWith("/api/ideas") ? 1 : 0));
      await page.getByText(/^1 round of ideas left today/).waitFor();

      await askAs(member, forBen);
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await page.getByText(/^Today’s free rounds are used up/).waitFor();
      await chooseRequired(page);
      await page.getByRole("button", { name: "Find gift ideas" }).click();

      await page.getByRole("dialog").getByText("Unlimited Queries").first().waitFor();
      expect(sent).toBe(0);
    },
  });
});
