import type { Browser, BrowserContextOptions } from "playwright-core";
import { openPage, watch, type WatchedPage } from "./browser.ts";

type Use = (visited: WatchedPage) => Promise<void>;

const usualViewport = { width: 1280, height: 720 };

/**
 * Pages for visitors who come one after the other and find nothing of each other: to open a page costs a browser
 * more than most visits do. Each stands at the `blank` address at first, one of the site where no script runs.
 */
export function keepPages(browser: Browser, blank: string) {
  const free = new Map<string, WatchedPage>();

  const open = async (options: BrowserContextOptions): Promise<WatchedPage> => {
    const visited = await openPage(browser, options);
    await visited.page.goto(blank);
    return visited;
  };

  const forget = async ({ page, close }: WatchedPage): Promise<WatchedPage> => {
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const told of ["console", "pageerror", "request", "response"]) page.removeAllListeners(told);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto(blank);
    await page.mouse.move(0, 0);
    await page.evaluate(forgetVisitor);
    await context.clearCookies();
    return { page, complaints: watch(page), close };
  };

  /** A page that is not used again when something went wrong there. */
  const lend = async ({ viewport = usualViewport, colorScheme = "light", ...lasting }: BrowserContextOptions, use: Use): Promise<void> => {
    const key = JSON.stringify(lasting);
    const visited = free.get(key) ?? (await open(lasting));
    free.delete(key);
    try {
      await visited.page.emulateMedia({ colorScheme, contrast: null });
      if (viewport) await visited.page.setViewportSize(viewport);
      await use(visited);
      free.set(key, await forget(visited));
    } catch (fault) {
      await visited.close();
      throw fault;
    }
  };

  /** A page that nobody had before and nobody will have. */
  const lendOnce = async (options: BrowserContextOptions, use: Use): Promise<void> => {
    const visited = await open(options);
    try {
      await use(visited);
    } finally {
      await visited.close();
    }
  };

  return { lend, lendOnce };
}

/** Runs in the page. */
function forgetVisitor(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.name = "";
}
