import type { Page } from "playwright-core";

/** A gift request with the required answers alone. */
export const giftRequest = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50" };

type Answers = Partial<typeof giftRequest>;

/** The answers of a question; a choice is made by checking the one with its value. */
export const answerOf = (page: Page, name: string, value: string) => page.locator(`input[name=${name}][value="${value}"]`);

/** Shows the questions of the gift form in place of its sentence. */
export async function openQuestions(page: Page): Promise<void> {
  const first = page.locator("input[name=relationship]").first();
  if (!(await first.isVisible())) {
    const questions = page.locator(".letter-end button[type=button]");
    await questions.click({ trial: true });
    // By key: a member's people appear above the button when they are loaded, and a click that is under way then misses it.
    await questions.press("Enter");
  }
  await first.waitFor();
}

/** Answers the required questions of the gift form. */
export async function chooseRequired(page: Page, differing: Answers = {}): Promise<void> {
  await openQuestions(page);
  const { currency, ...answers } = { ...giftRequest, ...differing };
  await page.locator("select[name=currency]").selectOption(currency);
  for (const [name, answer] of Object.entries(answers)) await answerOf(page, name, answer).check();
}

/** Opens an optional question and gives its field. */
export async function openQuestion(page: Page, name: string) {
  await openQuestions(page);
  const field = page.locator(`.folded :is(input, textarea)[name=${name}]`).first();
  if (!(await field.isVisible()))
    await page
      .locator(".folded", { has: page.locator(`[name=${name}]`) })
      .locator("summary")
      .click();
  return field;
}
