import { userInfo } from "node:os";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { findBrowser } from "../../bin/find-browser.mjs";

/** Of its own window, which nobody sees, Chromium makes two pages for the menu of the address bar, in processes of their own: for each visitor they cost as much as a page of ours. */
const addressMenus = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** What Playwright switches off already: the last list that is given replaces those before it. */
const notForTests = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  // They ask others on the network.
  "AimEnabled",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PreconnectToSearch",
];

const quiet = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${[...addressMenus, ...notForTests].join(",")}`,
];

export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("no Chromium was found; set CHROME_PATH to one");
  const args = [...quiet, ...more];
  const open = { executablePath, args: ["--no-sandbox", ...args] };
  // Chromium's sandbox does not start as root, nor in most containers; the pages visited are our own.
  if (userInfo().uid === 0) return await chromium.launch(open);
  return await chromium.launch({ executablePath, args }).catch(() => chromium.launch(open));
}

export interface WatchedPage {
  page: Page;
  /** Errors on the console and in scripts, and answers that failed. */
  complaints: string[];
  close: () => Promise<void>;
}

/** A page of a new visitor, without the service worker unless it is asked for (what goes through that, no test can bend), and with everything that it complains about written down. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-US", serviceWorkers: "block", ...options });
  const page = await context.newPage();
  return { page, complaints: watch(page), close: () => context.close() };
}

/** Writes down what the page complains about from now on. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("response", (answer) => answer.status() >= 500 && complaints.push(`${answer.status()} ${answer.url()}`));
  return complaints;
}
