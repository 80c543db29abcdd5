import type { Page } from "playwright-core";

/** A gift request with the required answers alone. */
export const giftRequest = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50" };

/** Answers the required questions of the gift form. */
export async function chooseRequired(page: Page, differing: { currency?: string; budget?: string } = {}): Promise<void> {
  for (const [name, answer] of Object.entries({ ...giftRequest, ...differing }))
    await page.locator(`select[name=${name}]`).selectOption(answer);
}
