// A person's middling telephone: a small screen and a quarter of this machine's speed.
import type { BrowserContextOptions, Page } from "playwright-core";

const slowdown = 4;

export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

export async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** In what is asked of everybody. */
export async function fillInForm(page: Page): Promise<void> {
  await page.locator("select[name=relationship]").selectOption("parent");
  await page.locator("select[name=occasion]").selectOption("christmas");
  await page.locator("select[name=budget]").selectOption("50-100");
}
