// How long a person with a middling phone waits for the first idea.
import type { Browser } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { phone, slowDown } from "./phone.ts";

/** From the tap on the button until the first idea is painted, in ms. */
export async function timeFirstIdea(browser: Browser, url: string): Promise<number> {
  const visited = await openPage(browser, phone);
  const { page } = visited;
  await slowDown(page);
  await page.goto(url);
  await page.waitForSelector("html[data-ready]");
  await page.locator("textarea[name=text]").fill("My friend loves gardening and birds. Birthday, up to $50.");
  // People take a moment to find the button; what the page prepares meanwhile is done then.
  await page.waitForTimeout(2_000);
  const waited = page.evaluate(waitForFirstIdea);
  await page.locator("#gift-request button[type=submit]").tap();
  const milliseconds = await waited;
  await visited.close();
  return milliseconds;
}

/** Runs in the page. */
async function waitForFirstIdea(): Promise<number> {
  const tapped = new Promise<number>((tell) =>
    document.addEventListener("click", (event) => tell(event.timeStamp), { capture: true, once: true }),
  );
  // Told by the browser for elements that ask for it: the moment at which the frame was on the screen.
  const shown = new Promise<number>((tell) =>
    new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => tell(startTime))).observe({ type: "element" }),
  );
  const watcher = new MutationObserver(() => document.querySelector("article.gift-tag h3")?.setAttribute("elementtiming", "first idea"));
  watcher.observe(document, { childList: true, subtree: true });
  return (await shown) - (await tapped);
}
