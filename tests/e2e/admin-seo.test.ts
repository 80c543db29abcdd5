import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AdminBrowser, endSession, listScreenFaults, screens, openSection, script, signInAtBackOffice } from "../support/admin-browser.ts";
import { listAxeFindings } from "../support/axe-findings.ts";
import type { Visit } from "../support/site.ts";

let backOffice: AdminBrowser;

beforeAll(async () => {
  backOffice = await AdminBrowser.open();
  await saveSettings("contact?language=ja", texts);
});

afterAll(() => backOffice.close());

const texts = { metaTitle: "Gifts", metaDescription: "Five ideas that fit." };

/** What another administrator saves; `seen` is the tag of what was there before. */
async function saveSettings(path: string, body: object, seen?: string): Promise<string> {
  const answer = await backOffice.call("PUT", `/seo/${path}`, { body, ...(seen === undefined ? { isFirst: true } : { ifMatch: seen }) });
  expect(answer.status).toBe(200);
  return answer.headers.get("etag") ?? "";
}

const findSettings = async (path: string): Promise<unknown> => await (await backOffice.call("GET", `/seo/${path}`)).json();

const readPage = async (path: string): Promise<string> => await (await fetch(backOffice.url + path)).text();

async function visitSettings(name: string, use: (page: Page, forgive: Visit["forgive"]) => Promise<void>): Promise<void> {
  await backOffice.visitSection("seo", async ({ page, forgive }) => {
    await showSettings(page, name);
    await use(page, forgive);
  });
}

async function showSettings(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Pages with settings" }).getByRole("button", { name }).click();
  await page.getByRole("heading", { name, level: 2 }).waitFor();
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("settings are created, previewed while they are written, and stand in the page's head", async () => {
  await backOffice.visit(async ({ page }) => {
    await openSection(page, /SEO Settings/);
    await showSettings(page, "About");
    await page.getByRole("heading", { name: "No SEO Settings for About" }).waitFor();
    await press(page, "Configure SEO");
    await page.getByLabel("Meta title").fill("W".repeat(61));
    await page.getByText("61/60 characters").waitFor();
    expect(await page.locator("#seo-metaTitle-width").innerText()).toMatch(/search engines will probably cut it off$/);
    expect(await page.locator(".seo-result-title").innerText()).toMatch(/^W{20,40} …$/);

    await page.getByLabel("Meta title").fill("🎁".repeat(60));
    await page.getByText("60/60 characters").waitFor();

    await page.getByLabel("Meta title").fill("Who wraps this");
    await page.getByLabel("Meta description").fill("Paper, ribbon, tag, string.");
    await page.getByLabel(/^Keywords/).fill("gifts, paper");
    await page.getByLabel(/^Canonical URL/).fill("https://example.com/about");
    await page.getByText("https://example.com/about").waitFor();
    const openGraph = page.getByRole("group", { name: "Open Graph (Facebook)" });
    await openGraph.getByRole("button", { name: "Copy from meta tags" }).click();
    await openGraph.getByLabel(/^OG title/).fill("Who wraps this?");
    await page.locator(".seo-card-twitter").getByText("Who wraps this?").waitFor();
    await press(page, "Save");

    await page.getByText("SEO settings saved successfully!").waitFor();
    await page.getByRole("button", { name: /About.*Has settings in this language/ }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "About", level: 2 }).waitFor();
    await page.getByText("gifts, paper").waitFor();

    await page.goto(`${backOffice.url}/about`);
    expect(await page.title()).toBe("Who wraps this");
    const tell = (selector: string) => page.locator(`head ${selector}`).evaluate((tag) => tag.getAttribute("content"));
    expect(await tell("meta[property='og:title']")).toBe("Who wraps this?");
    expect(await tell("meta[property='og:description']")).toBe("Paper, ribbon, tag, string.");
    expect(await tell("meta[name='twitter:title']")).toBe("Who wraps this?");
    expect(await page.locator("head link[rel=canonical]").getAttribute("href")).toBe("https://example.com/about");
  });
});

test("the texts for Twitter can be copied from the meta tags as well", async () => {
  await visitSettings("Blog", async (page) => {
    await press(page, "Configure SEO");
    await page.getByLabel("Meta title").fill("Notes on giving");
    await page.getByLabel("Meta description").fill("What to give, and why.");

    const twitter = page.getByRole("group", { name: "Twitter Cards" });
    await twitter.getByRole("button", { name: "Copy from meta tags" }).click();

    expect(await twitter.getByLabel(/^Twitter title/).inputValue()).toBe("Notes on giving");
    expect(await twitter.getByLabel(/^Twitter description/).inputValue()).toBe("What to give, and why.");
    expect(await page.getByLabel(/^OG title/).inputValue()).toBe("");
  });
});

test("each language has settings of its own, with the width that is shown there", async () => {
  await saveSettings("pricing", { ...texts, metaTitle: "English prices" });
  await visitSettings("Pricing", async (page) => {
    await page.getByText("English prices").first().waitFor();
    await page.getByRole("group", { name: "Settings language" }).getByRole("button", { name: "中文" }).click();
    await press(page, "Configure SEO");
    await page.getByLabel("Meta title").fill("礼".repeat(31));
    expect(await page.locator("#seo-metaTitle-width").innerText()).toContain("31 of about 30 characters shown");
    await page.getByLabel("Meta title").fill("价格");
    // Now the server has the old page in memory, and the next reader must not be given it.
    expect(await readPage("/zh/pricing")).not.toContain("<title>价格</title>");
    await page.keyboard.press("Control+s");

    await page.getByText("SEO settings saved successfully!").waitFor();
  });
  expect(await readPage("/zh/pricing")).toContain("<title>价格</title>");
  expect(await readPage("/pricing")).toContain("<title>English prices</title>");
});

test("what is missing is told at its field, and a picture that does not come is told in words", async () => {
  await visitSettings("Contact", async (page, forgive) => {
    await press(page, "日本語");
    await press(page, "Edit");
    await page.locator(".seo-card-openGraph img").waitFor();
    await page.route("https://pictures.example/*", (route) => route.abort("connectionfailed"));
    await page.getByLabel(/^OG image/).fill("https://pictures.example/none.png");
    await page.locator(".seo-card-twitter").getByText("We couldn’t load a picture from this address.").waitFor();
    await page.getByLabel("Meta description").fill("");
    await page.getByLabel(/^Canonical URL/).fill("/contact");
    await press(page, "Save");

    await page.getByText("Failed to save SEO settings").waitFor();
    await page.getByText("Please check the marked fields.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("seo-metaDescription");
    expect(await page.getByLabel(/^Canonical URL/).getAttribute("aria-invalid")).toBe("true");

    await press(page, "Cancel");
    await press(page, "Keep writing");
    expect(await page.getByLabel(/^Canonical URL/).inputValue()).toBe("/contact");
    await press(page, "Cancel");
    await press(page, "Leave");
    await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
    forgive("ERR_CONNECTION_FAILED");
  });
});

test("two administrators at once: the second sees both versions and chooses", async () => {
  await visitSettings("Home", async (page, forgive) => {
    await press(page, "Configure SEO");
    await page.getByLabel("Meta title").fill("Mine");
    const etag = await saveSettings("home", { ...texts, metaTitle: "Theirs", metaKeywords: "theirs" });
    await press(page, "Save");
    const dialog = page.getByRole("dialog", { name: "Someone else changed these settings" });
    await dialog.waitFor();
    expect(await dialog.getByRole("group", { name: "Meta title" }).getByLabel("Yours").isChecked()).toBe(true);
    expect(await dialog.getByRole("group", { name: "Keywords" }).getByLabel("Theirs").isChecked()).toBe(true);
    expect(await listAxeFindings(page)).toEqual([]);

    await saveSettings("home", { ...texts, metaTitle: "Theirs again" }, etag);
    await press(page, "Save this choice");
    await dialog.getByText("Theirs again").waitFor();
    await press(page, "Save this choice");

    await page.getByText("SEO settings saved successfully!").waitFor();
    forgive("status of 412");
  });
  expect(await findSettings("home")).toMatchObject({ metaTitle: "Mine", revision: 3 });
});

test("nothing typed is lost by a broken connection, a reload or a session that ends, and nothing of others", async () => {
  const etag = await saveSettings("home?language=ja", texts);
  await visitSettings("Home", async (page, forgive) => {
    await press(page, "日本語");
    await press(page, "Edit");
    await page.getByLabel("Meta title").fill("Typed in a tunnel");
    await page.route("**/api/admin/seo/*", (route) => route.abort("connectionfailed"));
    await press(page, "Save");
    await page.getByText("Network error. Please check your internet connection and try again.").waitFor();
    expect(await page.getByLabel("Meta title").inputValue()).toBe("Typed in a tunnel");

    await page.unroute("**/api/admin/seo/*");
    await saveSettings("home?language=ja", { ...texts, metaKeywords: "theirs" }, etag);
    await page.reload();
    await press(page, "Edit");
    await press(page, "Restore them");
    await endSession(page);
    await press(page, "Save");
    await page.getByRole("heading", { name: "Please sign in again" }).waitFor();
    await signInAtBackOffice(page);
    const keywords = page.getByRole("dialog", { name: "Someone else changed these settings" }).getByRole("group", { name: "Keywords" });
    await keywords.getByLabel("Theirs").check();
    await press(page, "Save this choice");

    await page.getByText("SEO settings saved successfully!").waitFor();
    for (const noted of ["ERR_CONNECTION_FAILED", "status of 401", "status of 403", "status of 412"]) forgive(noted);
  });
  expect(await findSettings("home?language=ja")).toMatchObject({ metaTitle: "Typed in a tunnel", metaKeywords: "theirs" });
});

test("scripts in every field stay text in the list, the form, the previews and the page", async () => {
  await saveSettings("home?language=zh", {
    metaTitle: script.slice(0, 60),
    metaDescription: script,
    metaKeywords: script,
    ogTitle: script,
    ogDescription: script,
    twitterTitle: script,
    twitterDescription: script,
    canonicalUrl: "https://example.com/?a=\"'<script>window.wasRun=true</script>",
  });
  await visitSettings("Home", async (page) => {
    await press(page, "中文");
    await page.locator(".seo-rows").getByText(script, { exact: true }).first().waitFor();
    await press(page, "Edit");
    await page.locator(".seo-card-twitter").getByText(script).first().waitFor();
    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);

    await page.goto(`${backOffice.url}/zh`);

    expect(await page.title()).toBe(script.slice(0, 60));
    const structuredData = await page.locator("script[type='application/ld+json']").allTextContents();
    expect(structuredData.map((text) => JSON.parse(text) as unknown)).toContainEqual(expect.objectContaining({ description: script }));
    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
  });
  const html = await readPage("/zh");
  expect(html).toContain("window.wasRun");
  expect(html).not.toMatch(/<script>window\.wasRun|<img src=x/);
});

test.each(screens)("at $viewport.width pixels ($path) nothing is wider than the screen, and a checker finds nothing", async (screen) => {
  const look = async (page: Page) => expect(await listScreenFaults(page)).toEqual([]);
  await backOffice.visitSection(
    "seo",
    async ({ page }) => {
      await page.locator(".seo-page").nth(4).click();
      // The contact page has settings in Japanese, and none in Chinese.
      await page.locator(".seo-head button").nth(1).click();
      await page.locator(".seo-empty").waitFor();
      await look(page);
      await page.locator(".seo-head button").nth(2).click();
      await page.locator(".seo-read").waitFor();
      await look(page);
      await page.locator(".seo-panel-head button").click();
      await page.locator("#seo-metaTitle").fill("礼".repeat(61));
      await page.keyboard.press("Control+s");
      await page.locator(".admin-notice-error").waitFor();
      await look(page);
    },
    screen,
  );
});
