import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAxeFindings } from "../support/axe-findings.ts";
import { answerOf, chooseRequired, openQuestion, openQuestions } from "../support/gift-form.ts";
import { openSignInSite, sendDialog, signIn, usualPassword, type SignInSite } from "../support/sign-in-site.ts";

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});

afterAll(() => site.close());

test("the profile menu is worked by keyboard, and closes on Esc and on a press beside it", async () => {
  await site.createMember("keys@example.org");
  await site.visit("/", async ({ page }) => {
    await signIn(page, "keys@example.org");
    const button = page.getByRole("button", { name: "Your account" });
    await button.focus();
    await page.keyboard.press("ArrowDown");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe("User Dashboard");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toBe("Logout");
    await page.keyboard.press("Home");
    expect(await focused()).toBe("User Dashboard");
    expect(await listAxeFindings(page)).toEqual([]);

    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("menu").count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await page.getByRole("menu").waitFor();
    await page.mouse.click(300, 600);
    await expect.poll(() => page.getByRole("menu").count()).toBe(0);
  });
});

test("the form stays as it was left when its visitor signs in, and nothing reloads", async () => {
  await site.createMember("form@example.org");
  await site.visit("/", async ({ page }) => {
    await openQuestions(page);
    await answerOf(page, "relationship", "friend").check();
    await (await openQuestion(page, "alreadyHave")).fill("plenty of cookbooks");
    await page.evaluate(() => (window.name = "the same document"));

    await signIn(page, "FORM@example.org");
    await page.getByRole("button", { name: "Your account" }).waitFor();

    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.evaluate(() => window.name)).toBe("the same document");
    expect(await answerOf(page, "relationship", "friend").isChecked()).toBe(true);
    expect(await page.locator("textarea[name=alreadyHave]").inputValue()).toBe("plenty of cookbooks");
  });
});

test("signing out in one tab empties the others and brings them home", async () => {
  await site.createMember("tabs@example.org");
  await site.visit("/", async ({ page, complaints }) => {
    await signIn(page, "tabs@example.org");
    await chooseRequired(page);
    await (await openQuestion(page, "alreadyHave")).fill("a secret");
    await page.locator("#gift-request button[type=submit]").click();
    await page.locator("article.gift-tag").nth(4).waitFor();
    await page.getByText("Saved to My Saved Ideas").waitFor();
    await page.getByRole("button", { name: "Your account" }).click();
    const other = await page.context().newPage();
    await site.open(other, "/contact");
    await other.getByRole("button", { name: "Your account" }).waitFor();
    await other.getByLabel("Your message").fill("a secret");

    await page.getByRole("menuitem", { name: "Logout" }).click();

    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).waitFor();
    expect(await page.locator("textarea[name=text]").inputValue()).toBe("");
    expect(await page.locator("article.gift-tag").count()).toBe(0);
    await other.locator(".site-tools").getByRole("button", { name: "Sign In" }).waitFor();
    await other.waitForURL(`${site.url}/`);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("giftwright.")))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    for (const tab of [page, other]) expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("a secret");
    expect(await page.locator("article.gift-tag").count()).toBe(0);
  });
});

test("a session whose token has expired is renewed when the page is opened again, or its tab becomes visible", async () => {
  await site.createMember("renewed@example.org");
  await site.visit("/", async ({ page }) => {
    const readExpiry = () => page.evaluate(() => Number(JSON.parse(localStorage.getItem("giftwright.session") ?? "{}").expires_at));
    const now = Date.now() / 1_000;
    await signIn(page, "renewed@example.org");
    await page.getByRole("button", { name: "Your account" }).waitFor();

    await letTokenExpire(page);
    await page.reload();
    await expect.poll(readExpiry).toBeGreaterThan(now);
    await page.getByRole("button", { name: "Your account" }).waitFor();

    await letTokenExpire(page);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expect.poll(readExpiry).toBeGreaterThan(now);
    expect(await page.getByRole("button", { name: "Your account" }).isVisible()).toBe(true);
  });
});

test("in a browser whose clock is a day fast a member stays signed in, and no token is renewed before its time", async () => {
  await site.createMember("fast@example.org");
  const setClock = ({ page }: { page: Page }) => page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1_000);
  await site.visit({ path: "/", prepare: setClock }, async ({ page }) => {
    const renewals: string[] = [];
    page.on("request", (request) => request.url().includes("grant_type=refresh_token") && renewals.push(request.url()));

    await signIn(page, "fast@example.org");
    await page.locator(".queries-left", { hasText: "3" }).waitFor();
    await page.reload();
    await page.locator(".queries-left", { hasText: "3" }).waitFor();

    expect(renewals).toEqual([]);
  });
});

test("the server is asked once who a member is when a page is opened", async () => {
  await site.createMember("once@example.org");
  await site.visit("/", async ({ page }) => {
    await signIn(page, "once@example.org");
    await page.locator(".queries-left", { hasText: "3" }).waitFor();
    const asked: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/me") && asked.push(request.url()));

    await page.reload({ waitUntil: "networkidle" });
    await page.locator(".queries-left", { hasText: "3" }).waitFor();

    expect(asked).toHaveLength(1);
  });
});

test("a session that was ended elsewhere asks for a sign-in in place, and what was typed goes on with it", async () => {
  await site.createMember("midway@example.org");
  await site.visit("/", async ({ page, forgive }) => {
    await signIn(page, "midway@example.org");
    await page.getByRole("button", { name: "Your account" }).waitFor();
    await chooseRequired(page);
    await (await openQuestion(page, "alreadyHave")).fill("plenty of mugs");
    await site.query("delete from auth_sessions where user_id = (select id from auth_users where email = 'midway@example.org')");

    await expect
      .poll(
        async () => {
          const isAsked = await page.getByText("Your session has ended.").isVisible();
          if (!isAsked)
            await page
              .locator("#gift-request button[type=submit]")
              .click({ timeout: 2_000 })
              .catch(() => undefined);
          return isAsked;
        },
        { timeout: 20_000 },
      )
      .toBe(true);

    expect(await page.locator("textarea[name=alreadyHave]").inputValue()).toBe("plenty of mugs");
    await page.getByLabel("Email Address").fill("midway@example.org");
    await page.getByLabel("Password", { exact: true }).fill(usualPassword);
    await sendDialog(page);
    await page.getByRole("button", { name: "Your account" }).waitFor();
    expect(await page.locator("textarea[name=alreadyHave]").inputValue()).toBe("plenty of mugs");
    // The refused questions of the session that has ended.
    forgive("status of 40");
  });
});

test("a member whose session was ended elsewhere is a guest when the page is opened again", async () => {
  await site.createMember("ended@example.org");
  await site.visit("/", async ({ page, forgive }) => {
    await signIn(page, "ended@example.org");
    await page.getByRole("button", { name: "Your account" }).waitFor();
    await site.query("delete from auth_sessions where user_id = (select id from auth_users where email = 'ended@example.org')");

    await letTokenExpire(page);
    await page.reload();

    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).waitFor();
    expect(await page.getByRole("button", { name: "Your account" }).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("giftwright.session"))).toBeNull();
    // The browser notes the refused renewal.
    forgive("400");
  });
});

/** As if an hour had gone by. */
async function letTokenExpire(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("giftwright.session") ?? "{}") as object;
    localStorage.setItem("giftwright.session", JSON.stringify({ ...kept, expires_at: 1 }));
  });
}

test.each([
  { path: "/zh/", locale: "zh-CN", signIn: "登录", title: "欢迎回来", fault: "请填写邮箱和密码", signUp: "创建账号" },
  {
    path: "/ja/",
    locale: "ja-JP",
    signIn: "ログイン",
    title: "おかえりなさい",
    fault: "メールアドレスとパスワードを入力してください",
    signUp: "アカウントを作成",
  },
])("$path speaks its language in every dialog, on the smallest screen, and a checker for accessibility finds nothing", async (texts) => {
  await site.visit(
    { path: texts.path, locale: texts.locale, viewport: { width: 360, height: 740 }, colorScheme: "dark" },
    async ({ page }) => {
      await page.locator(".site-tools").getByRole("button", { name: texts.signIn }).click();
      await page.getByRole("heading", { name: texts.title }).waitFor();
      await sendDialog(page);
      await page.getByText(texts.fault).waitFor();
      expect(await listAxeFindings(page)).toEqual([]);

      await page.getByRole("button", { name: texts.signUp }).click();

      await page.getByRole("heading", { name: texts.signUp }).waitFor();
      expect(await listAxeFindings(page)).toEqual([]);
      expect(await page.getByRole("dialog").evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      expect(await page.getByRole("dialog").innerText()).not.toMatch(/[a-z]+\.[a-zA-Z]+|\{\{/);
    },
  );
});

test.each([360, 1440])("at %i pixels a member's header is there from the first paint and nothing moves", async (width) => {
  await site.createMember(`width${width}@example.org`);
  await site.visit({ path: "/", viewport: { width, height: 800 }, isOnOwnPage: true }, async ({ page }) => {
    await signIn(page, `width${width}@example.org`);
    await page.locator(".queries-left", { hasText: "3" }).waitFor();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.name += `${(entry as unknown as { value: number }).value} `;
      }).observe({ type: "layout-shift", buffered: true });
    });

    await page.evaluate(() => (window.name = ""));
    await site.open(page, "/");
    await page.locator(".queries-left", { hasText: "3" }).waitFor();

    const shifts = (await page.evaluate(() => window.name)).split(" ").map(Number);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await listAxeFindings(page)).toEqual([]);
  });
});

test("a premium member finds no counter, no upgrade, nothing marked as new and no talk of what is free", async () => {
  await site.createMember("premium@example.org");
  await site.query("update users set subscription_status = 'premium' where email = 'premium@example.org'");
  await site.visit({ path: "/", viewport: { width: 1440, height: 800 } }, async ({ page }) => {
    expect(await page.getByText("NEW", { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Get Started Free" }).isVisible()).toBe(true);

    await signIn(page, "premium@example.org");
    await page.getByRole("button", { name: "Your account" }).waitFor();

    await expect.poll(() => page.getByText("NEW", { exact: true }).isVisible()).toBe(false);
    expect(await page.locator(".queries-left").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Upgrade" }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "Get Started Free" }).isVisible()).toBe(false);
  });
});

test("a member's header fits every width in every language", async () => {
  await site.createMember("fits@example.org");
  await site.visit("/", async ({ page }) => {
    await signIn(page, "fits@example.org");
    await page.locator("html[data-member]").waitFor({ state: "attached" });
    const overflows: string[] = [];
    for (const path of ["/", "/zh/", "/ja/"]) {
      await site.open(page, path);
      await page.locator("html[data-member][data-ready]").waitFor({ state: "attached" });
      for (const width of [320, 639, 641, 1151, 1153, 1247, 1249, 1375, 1377]) {
        await page.setViewportSize({ width, height: 700 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) overflows.push(`${path} needs ${needed} at ${width}`);
      }
    }

    expect(overflows).toEqual([]);
  });
});
