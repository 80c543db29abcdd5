import type { Page } from "playwright-core";
import { listAxeFindings } from "./axe-findings.ts";
import { listMisfits } from "./pseudo-locale.ts";

/** As wide as somebody may set the letters, words and paragraphs apart (WCAG 1.4.12). */
const wideSet = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
/** What is far below the window, too: its box hides what is too wide for it. */
const layOutAll = ".lazy-layout { content-visibility: visible !important; }";

/** What keeps somebody from using the page as it stands: what axe finds, what moves for those who asked for none of it, what does not fit, now and set wider. */
export async function listAccessFaults(page: Page): Promise<string[]> {
  await addStyles(page, layOutAll);
  const faults = [...(await listAxeFindings(page)), ...(await listMovements(page)), ...(await listTooWide(page))];
  await addStyles(page, wideSet);
  const wide = [...(await listTooWide(page)), ...(await page.evaluate(listClipped))];
  return [...faults, ...wide.map((fault) => `set wider: ${fault}`)];
}

/** What is wider than the window, or than its box. */
export async function listTooWide(page: Page): Promise<string[]> {
  return [...(await listBeyondWindow(page)), ...(await listMisfits(page))];
}

/** A fault when the whole page is wider than the window. */
export async function listBeyondWindow(page: Page): Promise<string[]> {
  await addStyles(page, layOutAll);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > (page.viewportSize()?.width ?? 0) ? [`the page is ${width} pixels wide`] : [];
}

/** Beside the rules that the page's policy keeps out: what a reader's own style sheet would do. */
async function addStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, styles);
}

async function listMovements(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 0)
      .map((animation) => `moves: ${animation instanceof CSSAnimation ? animation.animationName : "a transition"}`),
  );
}

/** Runs in the page: texts of which a part lies outside of a box that hides it. */
function listClipped(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(".sr-only, .skip-link, svg, [aria-hidden=true], textarea, select, thead");
  const hasOwnText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const findClip = (element: Element): Element | null => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) return null;
      if (/hidden|clip/.test(overflowX + overflowY)) return box;
    }
    return null;
  };
  const measure = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  return [...document.body.querySelectorAll("*")]
    .filter((element) => isShown(element) && hasOwnText(element))
    .flatMap((element) => {
      const clip = findClip(element);
      if (!clip || getComputedStyle(clip).textOverflow === "ellipsis") return [];
      const [text, box] = [measure(element), clip.getBoundingClientRect()];
      const isCut = text.bottom > box.bottom + 2 || text.right > box.right + 2;
      return isCut ? [`cut off: <${element.localName} class="${element.className}"> ${element.textContent?.trim().slice(0, 60)}`] : [];
    });
}
