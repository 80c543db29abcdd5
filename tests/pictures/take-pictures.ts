// Takes the pictures of docs/ anew, of the built product with made-up people in it: `npm run pictures`.
import type { Browser, Page } from "playwright-core";
import { administrator, signInAtBackOffice } from "#tests/support/admin-browser.ts";
import { launchBrowser, openPage } from "#tests/support/browser.ts";
import { askAs, signUpMember, openAs, type SignedUp } from "#tests/support/members-of-product.ts";
import { makeDataDirectory, startProduct } from "#tests/support/running-product.ts";

interface Picture {
  name: string;
  path: string;
  /** A wide screen in light colors, unless it says otherwise. */
  width?: number;
  height?: number;
  scheme?: "light" | "dark";
  /** Of the visitor's browser. */
  locale?: string;
  member?: SignedUp;
  prepare?: (page: Page) => Promise<void>;
}

const data = await makeDataDirectory();
const product = await startProduct({
  DATA_DIR: data.path,
  RATE_LIMIT_MULTIPLIER: "1000",
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
});
const browser = await launchBrowser();
try {
  for (const picture of await listPictures()) await take(browser, picture);
} finally {
  await browser.close();
  await product.stop();
  await data.remove();
}

async function listPictures(): Promise<Picture[]> {
  const member = await signUpMember(product.url);
  const wishes = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "50-100" };
  await askAs(member, { ...wishes, name: "Mika", ageRange: "25-34", interests: ["ceramics", "tea"] });
  await askAs(member, { ...wishes, name: "Ben", relationship: "sibling", occasion: "wedding" });
  for (const interests of [["hiking"], ["cooking", "wine"], ["music"], ["gardening"]]) await askGuest({ ...wishes, interests });
  return [
    { name: "home", path: "/", prepare: awaitExample },
    { name: "home-telephone-dark", path: "/ja/", width: 390, height: 844, scheme: "dark", locale: "ja-JP" },
    { name: "ideas", path: "/", prepare: askForIdeas },
    { name: "saved", path: "/saved", member, prepare: (page) => page.locator(".saved-card :is(h2, h3)").first().waitFor() },
    { name: "post", path: "/blog/listening-is-half-the-gift" },
    { name: "dashboard", path: "/admin", height: 1100, prepare: openDashboard },
    { name: "editor-dark", path: "/admin", scheme: "dark", prepare: openEditor },
  ];
}

async function take(
  opened: Browser,
  { name, path, member, prepare, width = 1280, height = 800, scheme = "light", locale = "en-US" }: Picture,
): Promise<void> {
  const options = { viewport: { width, height }, colorScheme: scheme, locale };
  const { page, close } = member ? await openAs(opened, member, options) : await openPage(opened, options);
  await page.goto(product.url + path);
  await page.waitForSelector("html[data-ready]");
  await prepare?.(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `docs/images/${name}.jpg`, type: "jpeg", quality: 82 });
  await close();
}

/** The drawings are loaded after the first view. */
async function awaitExample(page: Page): Promise<void> {
  await page.locator(".hero-picture svg").first().waitFor({ state: "attached" });
}

async function askForIdeas(page: Page): Promise<void> {
  await page.locator("textarea[name=text]").fill("My mother loves her garden and the birds in it. Christmas, up to $100.");
  await page.locator("#gift-request button[type=submit]").click();
  await page.locator("article.gift-tag").nth(4).waitFor();
  await page.locator("article.gift-tag").first().scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    scrollTo({ top: (document.querySelector("article.gift-tag")?.getBoundingClientRect().top ?? 0) + scrollY - 190 }),
  );
}

async function openDashboard(page: Page): Promise<void> {
  await signInAtBackOffice(page);
  await page.locator(".plot-drawing").first().waitFor();
}

async function openEditor(page: Page): Promise<void> {
  await signInAtBackOffice(page);
  await page.getByRole("navigation").getByRole("button", { name: "Policies" }).click();
  await page.getByRole("button", { name: "Edit" }).click();
  await page.locator(".rich-text").waitFor();
}

async function askGuest(request: object): Promise<void> {
  await fetch(`${product.url}/api/ideas`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(request),
  });
}
