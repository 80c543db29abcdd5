import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";

/** The bytes of a first view, as they travel. */
export interface FirstView {
  scripts: number;
  styles: number;
  fonts: number;
  fontFiles: number;
}

/** Opens an address and weighs what was loaded until the page answered by script; what comes later, when it is idle, is not part of it. */
export async function weighFirstView(page: Page, address: string): Promise<FirstView> {
  const seen = new Set<string>();
  page.on("response", (answer) => void seen.add(new URL(answer.url()).pathname));
  await page.goto(address);
  await page.waitForSelector("html[data-ready]");
  const loaded = [...seen];
  await page.waitForLoadState("networkidle");
  const fonts = loaded.filter((file) => file.endsWith(".woff2"));
  return {
    scripts: sum(loaded.filter((file) => file.endsWith(".js")).map((file) => brotliCompressSync(readBuilt(file)).byteLength)),
    styles: sum(loaded.filter((file) => file.endsWith(".css")).map((file) => brotliCompressSync(readBuilt(file)).byteLength)),
    fonts: sum(fonts.map((file) => readBuilt(file).byteLength)),
    fontFiles: fonts.length,
  };
}

function readBuilt(file: string): Buffer {
  return readFileSync(`build/client${file}`);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
