import type { Page } from "playwright-core";

/** Writes the text of an editor as Markdown. */
export async function writeSource(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Markdown", exact: true }).click();
  await page.getByLabel("Content as Markdown").fill(text);
}
