// A person's middling phone: a small screen and a slow processor.
import type { BrowserContextOptions, Page } from "playwright-core";
import { loadSpeedTest } from "./lighthouse.ts";

/** Of a middling phone, a Pixel 5: to this score Chrome's developer tools calibrate their profile of that name. */
const middlingScore = 1_000;

export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** Slows the page's processor to that of the phone, whatever this machine's is at the moment. */
export async function slowDown(page: Page): Promise<void> {
  const rate = Math.max(1, (await page.evaluate(await loadSpeedTest())) / middlingScore);
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate });
}
