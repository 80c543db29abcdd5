import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultSeoTexts } from "#domain/seo/default-texts.ts";
import { account as accountTexts } from "#shared/locales/en/account.ts";
import { admin as adminTexts } from "#shared/locales/en/admin.ts";
import { messages } from "#shared/locales/en/en.ts";
import { listTooWide } from "../support/access-faults.ts";
import { administrator, signInAtBackOffice } from "../support/admin-browser.ts";
import { openPage } from "../support/browser.ts";
import { chooseRequired, giftRequest } from "../support/gift-form.ts";
import { askAs, signUpMember, openAs, type SignedUp } from "../support/members-of-product.ts";
import { listPlainWords, speakPseudo, toPseudo } from "../support/pseudo-locale.ts";
import { openSite, type Site } from "../support/site.ts";

const telephone = { width: 360, height: 780 };
// Names stay what they are in every language; what is stored is written by people.
const shops = ["Amazon", "Bookshop.org", "eBay", "Etsy", "GetYourGuide", "Google Maps", "Google", "Ticketmaster"];
const names = [...shops, "Giftwright", "US$", "English", "Markdown", "hello@localhost", administrator.email];

let site: Site;

beforeAll(async () => {
  site = await openSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});

afterAll(() => site.close());

/** What on the page is plain English and not `stored`, and what does not fit. */
async function listFaults(page: Page, stored: readonly string[] = []): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  // The longest first: 'Books' is a category, and part of a shop's name.
  const known = [...stored, ...names].toSorted((a, b) => b.length - a.length);
  return [...(await listPlainWords(page, known)).map((text) => `plain: ${text}`), ...(await listTooWide(page))];
}

async function visit(path: string, use: (page: Page) => Promise<void>, member: SignedUp | null = null): Promise<void> {
  const options = { viewport: telephone };
  const { page, close } = member ? await openAs(site.browser, member, options) : await openPage(site.browser, options);
  try {
    await speakPseudo(page);
    await page.goto(site.url + path);
    await page.waitForSelector("html[data-ready]");
    // React makes a page anew whose texts differ from the server's; the mark that somebody is signed in goes with the old one.
    if (member) await page.evaluate(() => dispatchEvent(new Event("online")));
    await use(page);
  } finally {
    await close();
  }
}

/** Every text in an answer of the API, headings of Markdown included; the longest first, for one may be part of another. */
async function listStored(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  return listStrings(await (await fetch(site.url + path, { headers })).text());
}

function listStrings(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === "string")
      found.push(
        ...value
          .split("\n")
          .map((line) => line.replace(/^#+ /, ""))
          .filter(Boolean),
      );
    return value;
  });
  return found.toSorted((a, b) => b.length - a.length);
}

test("the pages take every text but what is written there from the language, and let longer ones fit", async () => {
  const [posts, policies] = await Promise.all([listStored("/api/blog/posts"), listStored("/api/policies")]);
  const stored: Record<string, readonly string[]> = {
    "/about": [],
    "/contact": [],
    "/saved": [],
    "/security": [],
    "/auth/callback": [],
    // Without a link it leads to the home page, whose title is a setting.
    "/auth/confirm": ["Giftwright: gift ideas that fit one person"],
    "/auth/undo": [],
    "/blog": posts,
    "/blog/listening-is-half-the-gift": posts,
    "/policy/privacy_policy": policies,
  };
  await visit("/", async (page) => {
    const faults = await listFaults(page);
    for (const [path, texts] of Object.entries(stored)) {
      await page.goto(site.url + path);
      await page.waitForSelector("html[data-ready]");
      faults.push(...(await listFaults(page, texts)).map((fault) => `${path}: ${fault}`));
    }

    expect(faults).toEqual([]);
  });
});

test("a guest's dialogs take every text from the language and let longer ones fit", async () => {
  await visit("/", async (page) => {
    const press = (name: string) =>
      page
        .getByRole("button", { name: toPseudo(name), exact: true })
        .last()
        .click();
    await press(messages.site.signIn);
    await page.getByRole("dialog").waitFor();
    expect(await listFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    expect(await listFaults(page)).toEqual([]);
    await press(accountTexts.signIn.toggle);
    expect(await listFaults(page)).toEqual([]);
  });
});

test("the form's faults and a guest's ideas take every text from the language and let longer ones fit", async () => {
  await visit("/", async (page) => {
    await page.locator("#gift-form button[type=submit]").click();
    expect(await listFaults(page)).toEqual([]);
    await chooseRequired(page);
    // The browser's own record of a stream reads it as Windows-1252.
    const answered = Promise.withResolvers<string>();
    await page.route("**/api/ideas", async (route) => {
      const response = await route.fetch();
      answered.resolve(await response.text());
      await route.fulfill({ response });
    });
    await page.locator("#gift-form button[type=submit]").click();
    const data = (await answered.promise).split("\n").filter((line) => line.startsWith("data:"));
    await page.getByRole("article").nth(4).waitFor();
    expect(await listFaults(page, listStrings(`[${data.map((line) => line.slice("data:".length)).join(",")}]`))).toEqual([]);
  });
});

test("a member's ideas, menu and security take every text from the language and let longer ones fit", async () => {
  const titles = Object.values(defaultSeoTexts).map(({ en }) => en.metaTitle);
  const member = await signUpMember(site.url);
  await askAs(member, { ...giftRequest, name: "Mika" });
  const headers = { Authorization: `Bearer ${member.session.access_token}` };
  const stored = [...(await listStored("/api/ideas", headers)), ...(await listStored("/api/me", headers))];
  await visit("/saved", async (page) => expect(await listFaults(page, stored)).toEqual([]), member);
  await visit(
    "/security",
    async (page) => {
      await page.locator(".profile-button").click();
      expect(await listFaults(page, stored)).toEqual([]);
      await page.getByRole("menuitem").last().click();
      await page.waitForURL(`${site.url}/`);
      // Whoever listens is told the title of the view, which an administrator writes.
      expect(await listFaults(page, [...stored, ...titles])).toEqual([]);
    },
    member,
  );
});

test("each section of the back-office takes every text from the language and lets longer ones fit", async () => {
  const written = [...(await listStored("/api/policies")), ...(await listStored("/api/blog/posts"))];
  // The longest first: a shorter one may be part of it.
  const stored = listStrings(JSON.stringify([written, defaultSeoTexts, site.url]));
  await visit("/admin", async (page) => {
    expect(await listFaults(page)).toEqual([]);
    await signInAtBackOffice(page);
    for (const section of ["dashboard", "posts", "policies", "seo"] as const) {
      await page
        .getByRole("navigation")
        .getByRole("button", { name: new RegExp(toPseudo(adminTexts.section[section].title)) })
        .click();
      await page
        .getByRole("heading", { name: toPseudo(adminTexts.section[section].title) })
        .first()
        .waitFor();
      // A section, and then what it loads, stand behind a spinner.
      await expect.poll(() => page.locator(".admin-spinner").count()).toBe(0);
      expect(await listFaults(page, stored)).toEqual([]);
    }
  });
});

test("a planted fault of each kind is found", async () => {
  const { page, close } = await openPage(site.browser, { viewport: telephone });
  await page.setContent(`<!doctype html>
    <p>⟦Thë right wørds⟧</p>
    <input aria-label="A label of its own">
    <p style="width: 4rem; overflow: hidden; white-space: nowrap">⟦Lønger than ïts bøx⟧</p>
    <p style="position: absolute; left: 20rem; white-space: nowrap">⟦Beyønd the wïndow⟧</p>`);

  const faults = await listFaults(page);

  await close();
  expect(faults).toEqual([
    "plain: A label of its own",
    expect.stringContaining("pixels wide"),
    expect.stringContaining("cut off"),
    expect.stringContaining("outside"),
  ]);
});

test("a shared list and its dialogs take every text from the language and let longer ones fit", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, { ...giftRequest, name: "Mika" });
  const headers = { Authorization: `Bearer ${member.session.access_token}`, "Content-Type": "application/json" };
  const { ideas } = (await (await fetch(`${site.url}/api/ideas`, { headers })).json()) as { ideas: { id: string }[] };
  const answer = await fetch(`${site.url}/api/ideas/${ideas[0]?.id}/share`, { method: "PUT", headers, body: "{}" });
  const { key } = (await answer.json()) as { key: string };
  const stored = await listStored(`/api/shared/${key}`);
  await visit(`/l/${key}`, async (page) => {
    expect(await listFaults(page, stored)).toEqual([]);
    await page.locator(".card-like").first().click();
    await page.getByRole("dialog").waitFor();
    expect(await listFaults(page, stored)).toEqual([]);
    await page.keyboard.type("Ben");
    await page.keyboard.press("Enter");
    await page.locator(".shared-as").waitFor();
    expect(await listFaults(page, [...stored, "Ben"])).toEqual([]);
    await page.locator(".card-link").first().click();
    await page.getByRole("dialog").waitFor();
    expect(await listFaults(page, [...stored, "Ben"])).toEqual([]);
  });
});
