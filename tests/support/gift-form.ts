import type { Page } from "playwright-core";

/** Answers the required questions of the gift form. */
export async function chooseRequired(page: Page, { currency = "USD", budget = "25-50" } = {}): Promise<void> {
  await page.locator("select[name=relationship]").selectOption("friend");
  await page.locator("select[name=occasion]").selectOption("birthday");
  await page.locator("select[name=currency]").selectOption(currency);
  await page.locator("select[name=budget]").selectOption(budget);
}
