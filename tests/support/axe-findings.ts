import axe from "axe-core";
import type { Page } from "playwright-core";

/** WCAG 2.2 AA and what is good practice beside it; the size of targets has to be asked for. What is in order is not described. */
const asked: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
};

/** What a checker for accessibility finds fault with on the page as it stands. */
export async function listAxeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  // Described in the page: carrying all the results out of it takes longer than the looking.
  return await page.evaluate(async (options) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  }, asked);
}
