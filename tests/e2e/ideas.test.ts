import { afterAll, beforeAll, expect, test } from "vitest";
import { listAxeFindings } from "../support/axe-findings.ts";
import { openPage } from "../support/browser.ts";
import { answerOf, chooseRequired, openQuestion, openQuestions } from "../support/gift-form.ts";
import { readOnPaper } from "../support/paper.ts";
import { startWithSilentModel } from "../support/silent-model.ts";
import { openSite, type Site } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

test.each([
  { path: "/", submit: "Find gift ideas", currency: "USD", budget: "25-50", sign: /\$/, script: /^[^\u3040-\u30ff\u4e00-\u9fff]+$/ },
  { path: "/zh/", submit: undefined, currency: "CNY", budget: "200-400", sign: /[¥￥元]/, script: /[\u4e00-\u9fff]/ },
  { path: "/ja/", submit: undefined, currency: "JPY", budget: "6000-12000", sign: /[¥￥円]/, script: /[\u3040-\u30ff\u4e00-\u9fff]/ },
])(
  "a guest at $path describes someone and receives five ideas in that language and currency, and on at most two pages of paper nothing else",
  async ({ path, currency, budget, sign, script }) => {
    await site.visit(path, async ({ page }) => {
      await chooseRequired(page, { currency, budget });
      await page.locator("#gift-request button[type=submit]").click();

      const titles = page.locator("article.gift-tag h3");
      await expect.poll(() => titles.count()).toBe(5);
      const texts = await titles.allTextContents();
      expect(texts.filter((title) => !script.test(title))).toEqual([]);
      expect(
        await page
          .locator("article.gift-tag")
          .allInnerTexts()
          .then((all) => all.join("\n")),
      ).toMatch(sign);
      const title = await page.locator("#ideas-title").textContent();
      expect(await readOnPaper(page)).toEqual({ headings: [title, ...texts], useless: 0 });
      await page.emulateMedia({ media: "print" });
      expect(await page.locator("article.gift-tag .gift-picture").filter({ visible: true }).count()).toBe(5);
      const shops = await page.locator(".card-shop").evaluateAll((all) => all.map((shop) => getComputedStyle(shop, "::after").content));
      expect(shops.filter((text) => !/[(].+[.][a-z]+: \S/.test(text))).toEqual([]);
      const pages = (await page.pdf({ format: "Letter" })).toString("latin1").match(/[/]Type [/]Page\b/g);
      expect(pages?.length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: null });
    });
  },
);

test("an Enter that chooses a candidate of an input method neither ends a word nor sends the form", async () => {
  await site.visit("/ja/", async ({ page }) => {
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    const chosen = page.locator(".chip-chosen");
    const faults = page.locator("#gift-form .fault");

    const interests = await openQuestion(page, "interests");
    await interests.focus();
    await compose("えんげい");
    await page.keyboard.press("Enter");
    expect([await chosen.count(), await faults.count()]).toEqual([0, 0]);
    await keyboard.send("Input.insertText", { text: "園芸" });
    expect(await chosen.allTextContents()).toEqual(["園芸"]);
    await page.keyboard.press("Enter");
    expect(await interests.inputValue()).toMatch(/^園芸、/);

    const name = await openQuestion(page, "name");
    await name.focus();
    await compose("みか");
    await page.keyboard.press("Enter");
    await keyboard.send("Input.insertText", { text: "美香" });
    expect([await name.inputValue(), await faults.count()]).toEqual(["美香", 0]);
    await page.keyboard.press("Enter");
    await faults.first().waitFor();
  });
});

test.each([360, 1440])("on %i pixels a name and an interest without a space break, and no tag lies on another", async (width) => {
  await site.visit({ path: "/", viewport: { width, height: 800 } }, async ({ page }) => {
    await chooseRequired(page);
    await (await openQuestion(page, "name")).fill("Endless".repeat(11));
    await (await openQuestion(page, "interests")).fill("Rechtsschutzversicherungsgesellschaften");
    await page.locator("#gift-request button[type=submit]").click();
    await page.locator("article.gift-tag h3", { hasText: "Rechtsschutz" }).first().waitFor();
    await expect.poll(() => page.locator("article.gift-tag").count()).toBe(5);

    const listBeyond = () =>
      page.locator(".results").evaluate((results) =>
        [...results.querySelectorAll("h2, article.gift-tag :is(h3, p)")].flatMap((text) => {
          const place = text.closest("li, .wrapper")?.getBoundingClientRect();
          const isWithin = place && text.scrollWidth <= text.clientWidth && text.getBoundingClientRect().right <= place.right;
          return isWithin || text.closest(".sr-only") ? [] : [text.textContent];
        }),
      );
    // The tags may still be unwrapped, or the typefaces just have come.
    await expect.poll(listBeyond).toEqual([]);
  });
});

test("while the ideas are composed the button is disabled and says so", async () => {
  await site.visit("/", async ({ page }) => {
    const looked = Promise.withResolvers<void>();
    await page.route("**/api/ideas", async (route) => {
      await looked.promise;
      await route.continue();
    });
    await chooseRequired(page);

    await page.getByRole("button", { name: "Find gift ideas" }).click();

    const button = page.getByRole("button", { name: "Creating magic..." });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    looked.resolve();
    await expect.poll(() => page.locator("article.gift-tag h3").count()).toBe(5);
  });
});

test("each idea of a model is shown when it is ready, and a reload meanwhile loses none", async () => {
  const withModel = await startWithSilentModel({ waitMs: 5_000 });
  const { page, complaints, close } = await openPage(site.browser);
  await page.goto(withModel.url);
  await chooseRequired(page);
  await page.locator("#gift-request button[type=submit]").click();

  await page.getByRole("heading", { name: withModel.firstTitle }).waitFor();
  expect(await page.getByRole("button", { name: "Creating magic..." }).isDisabled()).toBe(true);
  await expect.poll(() => page.locator("article.gift-tag h3").count(), { timeout: 30_000 }).toBe(5);
  await page.getByText("Partly by AI, partly from our own catalog, all checked by our rules").waitFor();
  expect(complaints).toEqual([]);
  await close();

  const hasty = await openPage(site.browser);
  await hasty.page.goto(withModel.url);
  await chooseRequired(hasty.page);
  await hasty.page.locator("#gift-request button[type=submit]").click();
  await hasty.page.getByRole("heading", { name: withModel.firstTitle }).waitFor();
  await hasty.page.reload();

  await expect.poll(() => hasty.page.locator("article.gift-tag h3").count(), { timeout: 4_000 }).toBe(5);
  expect(await hasty.page.getByRole("heading", { name: withModel.firstTitle }).count()).toBe(1);
  expect(await hasty.page.evaluate(async () => (await (await fetch("/api/quota")).json()).remainingQueries)).toBe(2);
  // Where the first request is still at work, the page is told so (409) and asks once more.
  expect(hasty.complaints.filter((complaint) => !complaint.includes("409"))).toEqual([]);
  await hasty.close();
});

test("missing answers are asked for at their fields, and nothing is sent", async () => {
  await site.visit("/", async ({ page }) => {
    let sent = 0;
    page.on("request", (request) => (sent += request.url().endsWith("/api/ideas") ? 1 : 0));

    await openQuestions(page);
    await page.getByRole("button", { name: "Find gift ideas" }).click();

    const relationship = page.getByRole("radiogroup", { name: "Who’s it for?" });
    await expect.poll(() => relationship.getAttribute("aria-invalid")).toBe("true");
    expect(await relationship.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByText("Please choose who the gift is for.").first().isVisible()).toBe(true);
    expect(sent).toBe(0);
  });
});

test("changing the currency clears the budget and offers the bands of that currency", async () => {
  await site.visit("/", async ({ page }) => {
    await chooseRequired(page);

    await page.locator("select[name=currency]").selectOption("JPY");

    await answerOf(page, "budget", "3000-6000").waitFor();
    expect(await page.locator("input[name=budget]:checked").count()).toBe(0);
  });
});

test("what is written and sent before the page's script is there is not lost", async () => {
  const { page, complaints, close } = await openPage(site.browser);
  const sent = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await sent.promise;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: "commit" });
  await page.locator("textarea[name=text]").fill("My dad loves birds. Birthday, up to $100.");
  expect(await page.locator("html[data-ready]").count()).toBe(0);

  await page.locator("#gift-request button[type=submit]").click();
  sent.resolve();

  await expect.poll(() => page.locator("article.gift-tag h3").count(), { timeout: 20_000 }).toBe(5);
  expect(complaints).toEqual([]);
  await close();
});

test("what was typed survives a reload and a change of language", async () => {
  await site.visit("/#gift-form", async ({ page }) => {
    await chooseRequired(page);
    await (await openQuestion(page, "alreadyHave")).fill("plenty of cookbooks");
    await page.reload();
    await expect.poll(() => page.locator("textarea[name=alreadyHave]").inputValue()).toBe("plenty of cookbooks");

    await page.getByRole("link", { name: "日本語" }).first().click();
    await page.waitForURL(/\/ja\/?#gift-form$/);

    await expect.poll(() => page.locator("textarea[name=alreadyHave]").inputValue()).toBe("plenty of cookbooks");
    expect(await answerOf(page, "budget", "25-50").isChecked()).toBe(true);
  });
});

test("the fourth question of the day is refused kindly and keeps the form", async () => {
  await site.visit("/", async ({ page, forgive }) => {
    await chooseRequired(page);
    for (let round = 1; round <= 3; round += 1) {
      await page.locator("#gift-request button[type=submit]").click();
      await expect.poll(() => page.getByRole("button", { name: "Find gift ideas" }).isEnabled()).toBe(true);
    }

    await page.locator("#gift-request button[type=submit]").click();

    await page.getByText("Please try again tomorrow.").first().waitFor();
    const note = page.getByRole("alert").filter({ hasText: "With a free account you can keep going today" });
    expect(await note.getByRole("button").allInnerTexts()).toEqual(["Create a free account"]);
    expect(await answerOf(page, "relationship", "friend").isChecked()).toBe(true);
    // The browser notes the refused request itself.
    forgive("429");
  });
});

test("when the connection is lost the reader is told, and the form stays", async () => {
  await site.visit("/", async ({ page, forgive }) => {
    await chooseRequired(page);
    await page.route("**/api/ideas", (route) => route.abort("connectionfailed"));

    await page.locator("#gift-request button[type=submit]").click();

    await page.getByText("Network error. Please check your internet connection and try again.").first().waitFor();
    expect(await answerOf(page, "budget", "25-50").isChecked()).toBe(true);
    // What the heading there promises stays, too.
    await page.getByRole("heading", { name: "Ideas like these" }).waitFor();
    await page.locator("#ideas").getByText("Your own ideas will appear here.").waitFor();
    forgive("ERR_CONNECTION_FAILED");
  });
});

test("a question that a dead connection swallowed is asked again, under the same key", async () => {
  await site.visit({ path: "/", isOnOwnPage: true }, async ({ page }) => {
    await page.clock.install();
    await chooseRequired(page);
    const keys: (string | undefined)[] = [];
    await page.route("**/api/ideas", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) await route.continue();
    });

    await page.locator("#gift-request button[type=submit]").click();
    const waitAWhile = async () => {
      await page.clock.runFor(5_000);
      return keys.length;
    };
    await expect.poll(waitAWhile).toBe(2);

    await page.locator("article.gift-tag").nth(4).waitFor();
    expect(keys[1]).toBe(keys[0]);
  });
});

test.each([
  { left: 4, title: "Four ideas for you", told: "No other ideas fit your answers." },
  { left: 0, title: "No ideas left", told: "Nothing we know fits all your answers." },
])("where the answers leave $left ideas, the headline says so, and the way back is offered in place of more", async (ideas) => {
  await site.visit("/", async ({ page }) => {
    // The catalogue grows, so that hardly any answers leave fewer than five: the rest of them is taken out on the way.
    await page.route("**/api/ideas", async (route) => {
      const response = await route.fetch();
      const events = (await response.text()).split("\n\n").filter((event) => event !== "");
      const [reading = "", ...others] = events;
      const kept = [reading, ...others.slice(0, ideas.left), others.at(-1) ?? ""];
      await route.fulfill({ response, body: `${kept.join("\n\n")}\n\n` });
    });
    await chooseRequired(page);

    await page.locator("#gift-request button[type=submit]").click();

    await page.getByRole("heading", { name: ideas.title }).waitFor();
    await page.getByText(ideas.told).waitFor();
    expect(await page.getByRole("link", { name: "Change your answers" }).getAttribute("href")).toBe("#gift-form");
    expect(await page.getByRole("button", { name: "More ideas" }).count()).toBe(0);
    expect(await page.locator("article.gift-tag").count()).toBe(ideas.left);
    expect(await listAxeFindings(page)).toEqual([]);
  });
});

test("the headline counts the ideas that came before the connection was lost", async () => {
  await site.visit("/", async ({ page }) => {
    await page.route("**/api/ideas", async (route) => {
      const response = await route.fetch();
      const [reading, first, second] = (await response.text()).split("\n\n");
      await route.fulfill({ response, body: `${reading}\n\n${first}\n\n${second}\n\n` });
    });
    await chooseRequired(page);

    await page.locator("#gift-request button[type=submit]").click();

    await page.getByRole("heading", { name: "Two ideas for you" }).waitFor();
    expect(await page.getByRole("button", { name: "Try again" }).isVisible()).toBe(true);
    expect(await page.locator("article.gift-tag").count()).toBe(2);
  });
});

test.each(["/", "/zh/", "/ja/"])("%s can be read without JavaScript", async (path) => {
  await site.visit({ path, javaScriptEnabled: false }, async ({ page }) => {
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(await page.locator("#features h3").count()).toBe(3);
    expect(await page.locator("#how-it-works li").count()).toBe(3);
    expect(await page.locator("textarea[name=text]").isVisible()).toBe(true);
    expect(await page.locator(".chip-starter").count()).toBe(6);
    expect(await page.locator("footer a[href*=policy]").count()).toBe(3);
  });
});

test.each([
  { path: "/", colorScheme: "light" },
  { path: "/zh/", colorScheme: "dark" },
  { path: "/ja/", colorScheme: "light" },
  { path: "/pricing", colorScheme: "light" },
  { path: "/nothing-here", colorScheme: "dark" },
] as const)("a checker for accessibility finds nothing at $path ($colorScheme)", async ({ path, colorScheme }) => {
  await site.visit({ path, colorScheme }, async ({ page, forgive }) => {
    await page.waitForLoadState("networkidle");
    expect(await listAxeFindings(page)).toEqual([]);
    forgive("404");
  });
});

test.each(["/", "/zh/", "/ja/"])("%s is never wider than the screen", async (path) => {
  await site.visit(path, async ({ page }) => {
    const tooWide: number[] = [];
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) tooWide.push(width);
    }
    expect(tooWide).toEqual([]);
  });
});
