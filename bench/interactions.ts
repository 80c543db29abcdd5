// How long a person waits after each touch and letter until something is seen to happen.
import type { Browser, Locator, Page } from "playwright-core";
import { signUpMember, forBen, forMika, keepAs, openAs } from "#tests/support/members-of-product.ts";
import { openPage } from "#tests/support/browser.ts";
import { getMedian } from "./rig.ts";
import { phone, slowDown } from "./phone.ts";

/** Eight rounds a day: as many as fit. */
const savedRounds = 8;
const turns = 3;
const settledAfterMs = 700;
const scrolledAfterMs = 200;

type Act = (page: Page) => Promise<void>;
interface Walk {
  path: string;
  acts: Record<string, Act>;
}

const tap =
  (role: "button" | "link" | "tab", name: RegExp): Act =>
  async (page) =>
    await tapInView(page.getByRole(role, { name }).first());
const press =
  (key: string): Act =>
  async (page) =>
    await page.keyboard.press(key);
const type =
  (selector: string, text: string): Act =>
  async (page) => {
    await tapInView(page.locator(selector).first());
    await page.keyboard.type(text);
  };

/** As a person does who has scrolled there. Playwright scrolls no further than to the edge, where Chromium is late to tell of letters, and taps at once. */
async function tapInView(control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await control.page().waitForTimeout(scrolledAfterMs);
  await control.tap();
}

const guestWalks: Walk[] = [
  {
    path: "/",
    acts: {
      "open the menu": tap("button", /menu/i),
      "change the theme": tap("button", /theme/i),
      "look at prices": tap("button", /pricing/i),
      "close a dialog": press("Escape"),
      "sign in": tap("button", /^sign in$/i),
      "type an address": type("dialog[open] input[type=email]", "ann@example.org"),
      "close the sign-in": press("Escape"),
      "say who it is": type("textarea[name=text]", "My friend loves gardening, birds and jazz. Up to $50."),
      "choose the occasion": tap("button", /^birthday$/i),
      "take a word out": tap("button", /^not what i meant/i),
      "ask for ideas": tap("button", /find gift ideas/i),
      "like an idea": tap("button", /^like$/i),
      "think otherwise": tap("button", /^not this one/i),
      "ask for more": tap("button", /find five more/i),
    },
  },
  { path: "/blog", acts: { "choose a topic": async (page) => await tapInView(page.locator("main a[href*='tag=']").first()) } },
  { path: "/contact", acts: { "write a message": type("textarea", "Where do the ideas come from?") } },
];
const memberWalk: Walk = {
  path: "/saved",
  acts: {
    "search what is saved": type("input[type=search]", "kettle"),
    "delete a round": tap("button", /^delete/i),
    "take it back": tap("button", /undo/i),
  },
};

/**
 * What the browser itself says of each act on a small screen: the ms from the touch until the next frame is there, in steps of eight;
 * the median of several turns.
 */
export async function timeInteractions(browser: Browser, url: string, { isSlowed }: { isSlowed: boolean }): Promise<Map<string, number>> {
  const all: Map<string, number>[] = [];
  for (let turn = 0; turn < turns; turn += 1) all.push(await timeOnce(browser, url, isSlowed));
  const names = [...(all[0]?.keys() ?? [])];
  return new Map(names.map((name) => [name, getMedian(all.flatMap((times) => times.get(name) ?? []))]));
}

async function timeOnce(browser: Browser, url: string, isSlowed: boolean): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  const member = await signUpMember(url);
  for (let round = 0; round < savedRounds; round += 1) await keepAs(member, round % 2 === 0 ? forMika : forBen);
  for (const walk of guestWalks) await take(walk, await openPage(browser, phone));
  await take(memberWalk, await openAs(browser, member, phone));
  return times;

  async function take({ path, acts }: Walk, { page, close }: Awaited<ReturnType<typeof openPage>>): Promise<void> {
    await page.addInitScript(watchInteractions);
    if (isSlowed) await slowDown(page);
    await page.goto(url + path);
    await page.locator("html[data-ready]").waitFor();
    await page.waitForTimeout(settledAfterMs);
    for (const [name, act] of Object.entries(acts)) {
      await page.evaluate(() => (window.slowestInteractionMs = 0));
      await act(page);
      await page.waitForTimeout(settledAfterMs);
      times.set(name, await page.evaluate(() => window.slowestInteractionMs));
    }
    await close();
  }
}

declare global {
  interface Window {
    slowestInteractionMs: number;
  }
}

/** Runs in the page, before everything else. */
function watchInteractions(): void {
  window.slowestInteractionMs = 0;
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.slowestInteractionMs = Math.max(window.slowestInteractionMs, entry.duration);
  });
  // Without a threshold of its own the browser tells of nothing below 104 ms.
  watcher.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
