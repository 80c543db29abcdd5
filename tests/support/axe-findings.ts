import axe from "axe-core";
import type { Page } from "playwright-core";

/** WCAG 2.2 AA and what is good practice beside it; the size of targets has to be asked for. */
const asked: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
};

/** What a checker for accessibility finds fault with on the page as it stands. */
export async function listAxeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options), asked);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}
