import type { Page } from "playwright-core";

/** What the page would show on paper: its headings, and how much of it can only be pressed, filled in or passed by. */
export async function readOnPaper(page: Page): Promise<{ headings: string[]; useless: number }> {
  // Its rules come last of all that a page fetches.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>("link[media=print]")?.sheet);
  await page.emulateMedia({ media: "print" });
  const list = (selector: string) => page.locator(selector).filter({ visible: true });
  const headings = await list(":is(h1, h2, h3)").allTextContents();
  const useless = await list(":is(button:not(:is(h1, h2, h3) *), input, select, nav, .site-header, .site-footer)").count();
  await page.emulateMedia({ media: null });
  return { headings, useless };
}
