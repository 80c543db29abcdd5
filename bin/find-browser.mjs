// Finds or installs a Chromium for the tests: one of this machine, else as root Debian's headless shell, else Playwright's own.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { chromium } from "playwright-core";

const usualPlaces = [
  process.env["CHROME_PATH"],
  // Without the window that nobody sees it takes a third less of the processor.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of an installed Chromium, or `null`. */
export function findBrowser() {
  const places = [...usualPlaces, chromium.executablePath()];
  return places.find((path) => path && existsSync(path)) ?? null;
}

/** Finds a Chromium, or installs one: as root Debian's headless shell, else Playwright's, and where that cannot be downloaded Debian's. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log("Installing a Chromium for the browser tests …");
  const quiet = { stdio: ["ignore", "ignore", "inherit"], timeout: 300_000 };
  const isRoot = userInfo().uid === 0;
  const playwright = ["node_modules/playwright-core/cli.js", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"];
  const installFromDebian = (/** @type {string} */ name) =>
    isRoot && spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name, "fonts-noto-cjk"], quiet);
  const attempts = [
    () => isRoot && spawnSync("apt-get", ["update"], quiet) && installFromDebian("chromium-headless-shell"),
    () => spawnSync(process.execPath, playwright, { ...quiet, stdio: "ignore" }),
    () => installFromDebian("chromium"),
  ];
  for (const attempt of attempts) {
    attempt();
    const installed = findBrowser();
    if (installed) return installed;
  }
  return null;
}
