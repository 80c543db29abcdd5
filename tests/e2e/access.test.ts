import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAccessFaults, listTooWide } from "../support/access-faults.ts";
import { listScreenFaults } from "../support/admin-browser.ts";
import { openPage, type WatchedPage } from "../support/browser.ts";
import { askAs, signUpMember, forBen, forMika, type SignedUp } from "../support/members-of-product.ts";
import { openQuestions } from "../support/gift-form.ts";
import { openSite, type Place, type Site } from "../support/site.ts";

interface View {
  path: string;
  who?: "member";
  /** What is done there before it is looked at. */
  prepare?: (page: Page) => Promise<void>;
  /** With which status a request is refused there: the browser notes it. */
  refusal?: "400" | "404";
}

let site: Site;
let member: SignedUp;

beforeAll(async () => {
  site = await openSite();
  member = await signUpMember(site.url);
  await askAs(member, forMika);
  await askAs(member, { ...forBen, language: "ja" });
});

afterAll(() => site.close());

async function visit(
  { path, who, prepare, refusal }: View,
  use: (page: Page) => Promise<void>,
  options: Omit<Place, "path"> = {},
): Promise<void> {
  await site.visit({ path, ...(who && { member }), ...options }, async ({ page, forgive }) => {
    await prepare?.(page);
    await use(page);
    if (refusal) forgive(`status of ${refusal}`);
  });
}

async function ask(page: Page): Promise<void> {
  await openQuestions(page);
  for (const name of ["relationship", "occasion", "budget"]) await page.locator(`input[name=${name}]`).first().check();
  await page.locator("#gift-request button[type=submit]").click();
  await page.locator(".round-facts").waitFor();
}

const press = (selector: string) => async (page: Page) => await page.locator(selector).first().click();
const pressAll =
  (...selectors: string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await press(selector)(page);
  };

const views: View[] = [
  { path: "/", prepare: press(".menu-button") },
  { path: "/ja/", prepare: ask },
  { path: "/contact", prepare: pressAll(".feedback button[type=submit]", ".field-fault"), refusal: "400" },
  { path: "/ja/saved", prepare: pressAll("main .button-ribbon", "dialog .button-ribbon", "dialog .fault") },
  { path: "/saved", who: "member", prepare: pressAll(".recipients-link >> nth=1", ".recipient-bar") },
  {
    path: "/ja/saved",
    who: "member",
    prepare: pressAll(".recipients-link >> nth=1", ".recipient-actions .button-quiet", ".recipient-dialog h2"),
  },
  { path: "/zh/saved", who: "member", prepare: pressAll(".saved-card .icon-button", ".deletion-note p", ".deletion-action") },
  { path: "/saved", who: "member", prepare: pressAll(".saved-card-toggle", ".saved-words", ".saved-heart") },
  { path: "/ja/saved?liked=true", who: "member", prepare: (page) => page.locator(".liked-for").first().waitFor() },
  {
    path: "/zh/saved",
    who: "member",
    prepare: pressAll(".saved-card-toggle", ".saved-marks button >> nth=-1", ".saved-other", ".binned-ideas"),
  },
  { path: "/security", who: "member", prepare: pressAll("#second-factor .security-body button", ".enrolment-secret button") },
  { path: "/zh/security", who: "member", prepare: pressAll("#password button[type=submit]", "#password .fault") },
  { path: "/ja/security", who: "member", prepare: pressAll("#your-data .button >> nth=-1", ".delete-account .button-quiet >> nth=-1") },
];

test.each(views)("everybody can use $path, at four times the size and with more space between the letters ($#)", async (view) => {
  await visit(view, async (page) => expect(await listAccessFaults(page)).toEqual([]), { viewport: { width: 320, height: 640 } });
});

const largeViews: Record<"guest" | "member", View[]> = {
  guest: [
    { path: "/ja/", prepare: press(".menu-button") },
    { path: "/zh/", prepare: press("#gift-request button[type=submit]") },
    { path: "/about" },
    { path: "/blog" },
    { path: "/blog/listening-is-half-the-gift" },
    { path: "/contact" },
    { path: "/policy/privacy_policy" },
    { path: "/pricing" },
    { path: "/zh/contact", prepare: pressAll(".site-tools button", "dialog .button-ribbon") },
    { path: "/nowhere", refusal: "404" },
    { path: "/admin" },
    // Last: on the home page the ideas are there again.
    { path: "/", prepare: ask },
    { path: "/ja/", prepare: pressAll(".account-prompt h3", ".menu-button") },
  ],
  member: [{ path: "/saved", prepare: press(".saved-card") }, { path: "/ja/security" }],
};

test.each(["guest", "member"] as const)("whoever has text set twice as large reads all of every page on a telephone: a %s", async (who) => {
  const setLarge = async ({ page }: WatchedPage) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  };
  const place = { path: "/about", viewport: { width: 360, height: 740 }, isOnOwnPage: true, prepare: setLarge };
  await site.visit({ ...place, ...(who === "member" && { member }) }, async ({ page, forgive }) => {
    const faults: string[] = [];
    for (const { path, prepare, refusal } of largeViews[who]) {
      await site.open(page, path);
      await prepare?.(page);
      faults.push(...(await listTooWide(page)).map((fault) => `${path}: ${fault}`));
      if (refusal) forgive(`status of ${refusal}`);
    }

    expect(faults).toEqual([]);
  });
});

test.each(["/", "/zh/", "/ja/"])("at four times the size the header of %s stays one line", async (path) => {
  const look = async (page: Page) => {
    const [name, tools] = await Promise.all([".logo", ".site-tools"].map((part) => page.locator(part).boundingBox()));
    expect((tools?.y ?? Infinity) - (name?.y ?? 0)).toBeLessThan(10);
  };
  await visit({ path }, look, { viewport: { width: 320, height: 640 } });
});

test("a visitor who asks for more contrast gets darker text and borders", async () => {
  await visit({ path: "/" }, async (page) => {
    /** From 0, black, to 765, white. */
    const readLight = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => {
          const pen = document.createElement("canvas").getContext("2d");
          if (!pen) throw new Error("nothing can be painted");
          pen.fillStyle = getComputedStyle(element).getPropertyValue(name);
          pen.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
          return red + green + blue;
        }, property);
    const readBoth = async () => [await readLight(".text-soft", "color"), await readLight(".letter-end", "border-top-color")];
    const [words = 0, line = 0] = await readBoth();

    await page.emulateMedia({ contrast: "more" });

    await expect.poll(readBoth).toEqual([expect.toSatisfy((now: number) => now < words), expect.toSatisfy((now: number) => now < line)]);
  });
});

test("in forced colors what has the focus, what is chosen and what is open can be told from the rest", async () => {
  const forced = { forcedColors: "active", colorScheme: "dark", viewport: { width: 1280, height: 800 } } as const;
  const look = async (page: Page) => {
    const like = page.locator(".card-like").first();
    const read = (property: string) => like.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const before = await read("background-color");
    await like.click();
    await expect.poll(() => read("background-color")).not.toBe(before);
    expect(await read("background-color")).not.toBe(await read("color"));
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    expect(await read("outline-style")).toBe("solid");
    await page.locator("footer button").click();
    expect(await page.locator("dialog").evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("1px");
  };
  await visit({ path: "/", prepare: ask }, look, forced);
});

test("a planted fault of each kind is found", async () => {
  const { page, close } = await openPage(site.browser, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.setContent(`<!doctype html>
    <style>@keyframes spin { to { rotate: 1turn } }</style>
    <img src="data:,">
    <p style="animation: spin 1s infinite">Round and round</p>
    <p style="width: 6rem; height: 1.2rem; overflow: hidden; white-space: nowrap">Just so wide</p>
    <p style="position: absolute; left: 20rem; white-space: nowrap">Beyond the window</p>
    <button style="height: 20px">Small</button>`);

  const faults = [...(await listScreenFaults(page)), ...(await listAccessFaults(page))];

  await close();
  for (const fault of ["pixels wide", "20 pixels high", "image-alt", "moves: spin", "outside: ", "set wider: cut off: "])
    expect(faults).toContainEqual(expect.stringContaining(fault));
});

test("each idea is announced once, in its turn, and so is the end; none is once more when others fail to come", async () => {
  await site.visit({ path: "/", isOnOwnPage: true }, async ({ page, forgive }) => {
    await page.evaluate(() => {
      const heard: string[] = [];
      const listen = (records: MutationRecord[]) => {
        for (const { addedNodes } of records) for (const node of addedNodes) heard.push(node.textContent ?? "");
      };
      for (const log of document.querySelectorAll("#ideas [role=log]")) new MutationObserver(listen).observe(log, { childList: true });
      Object.assign(globalThis, { heard });
    });
    const listHeard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    await ask(page);
    const titles = await page.locator("article.gift-tag h3").allTextContents();

    await expect.poll(async () => (await listHeard()).length).toBe(titles.length + 2);
    expect((await listHeard()).slice(1)).toEqual([
      ...titles.map((title, index) => `Idea ${index + 1} of 5: ${title}`),
      "All five ideas are here.",
    ]);

    await page.route("**/api/ideas", (route) => route.abort());
    await page.getByRole("button", { name: "Cheaper" }).click();
    await page.getByRole("alert").getByText("That didn’t work").waitFor();
    expect((await listHeard()).filter((text) => text.startsWith("Idea"))).toHaveLength(titles.length);
    forgive("net::ERR_FAILED");
  });
});

test("texts in another language than the page's say so", async () => {
  // What a model wrote is in one language alone.
  await site.query("update gift_suggestions set deleted_at = null");
  await site.query(
    "update gift_suggestions set source = 'ai' where query_id in (select id from gift_queries where language = 'ja') and position > 2",
  );
  await visit({ path: "/saved", who: "member" }, async (page) => {
    const card = page.locator(".saved-card").filter({ has: page.getByRole("heading", { name: "Gift ideas for Ben" }) });
    await card.locator(".saved-card-toggle").click();
    await card.locator(".saved-suggestion").nth(4).waitFor();
    const languages = (selector: string) =>
      card.locator(selector).evaluateAll((all) => all.map((element) => element.closest("[lang]")?.getAttribute("lang")));
    expect(await languages(".saved-suggestion h3")).toEqual(["en", "en", "en", "ja", "ja"]);
    expect(new Set(await languages(".saved-why, .saved-lead"))).toEqual(new Set(["en"]));
    const links = page.locator(".languages a");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("lang")))).toEqual(["en", "zh", "ja"]);
  });
});

test("every view has a title of its own", async () => {
  const paths = ["/", "/about", "/blog", "/blog/listening-is-half-the-gift", "/contact", "/policy", "/policy/cookie_policy", "/pricing"];
  const found = await Promise.all(
    [...paths, "/saved", "/security", "/admin", "/nowhere"].map(async (path) => {
      const html = await (await fetch(site.url + path)).text();
      return /<title>([^<]+)<\/title>/.exec(html)?.[1];
    }),
  );

  expect(found).not.toContain(undefined);
  expect(new Set(found).size).toBe(found.length);
});
