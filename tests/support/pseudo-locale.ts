import { readdir, readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { listLaterAreas, loadLaterArea, loadMessages } from "#shared/locales/messages.ts";

const assets = "build/client/assets";
const accents: Readonly<Record<string, string>> = { a: "å", e: "ë", i: "ï", o: "ø", u: "ü", A: "Å", E: "Ë", I: "Ï", O: "Ø", U: "Ü" };
// Slots, tags and references stay: `{{count}}`, `<1>`, `$t(name)`.
const slots = /(\{\{[^}]+\}\}|<\/?\w+\/?>|\$t\([^)]*\))/;

/**
 * Lets a page read every text of ours in a language that nobody speaks: with accents, in brackets, and longer by two fifths,
 * as a translation may be. What stays plain was not taken from the texts.
 */
export async function speakPseudo(page: Page): Promise<void> {
  for (const [file, script] of await readPseudoFiles()) {
    await page.route(`**/assets/${file}`, (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  }
}

export function toPseudo(text: string): string {
  const parts = text
    .split(slots)
    .map((part) => (slots.test(part) ? part : part.replaceAll(/[aeiou]/gi, (letter) => accents[letter] ?? letter)));
  const letters = text.replace(new RegExp(slots, "g"), "").length;
  return `⟦${parts.join("")}${" ~".repeat(Math.ceil(letters / 5))}⟧`;
}

/** The built files that hold English texts and nothing else, each written anew. */
async function readPseudoFiles(): Promise<Map<string, string>> {
  const texts = new Map<string, unknown>([["messages", await loadMessages("en")]]);
  for (const area of await listLaterAreas("en")) texts.set(area, await loadLaterArea("en", area));
  const files = new Map<string, string>();
  for (const file of (await readdir(assets)).filter((name) => name.endsWith(".js"))) {
    const script = await readFile(`${assets}/${file}`, "utf8");
    const exported = /export\{\w+ as (\w+)\};?\s*$/.exec(script)?.[1];
    const area = exported && texts.get(exported);
    if (exported && area && isEnglish(script, area)) files.set(file, `export const ${exported} = ${JSON.stringify(translate(area))};`);
  }
  if (files.size < texts.size) throw new Error(`${files.size} files were found for ${texts.size} areas of texts`);
  return files;
}

/** Each language has a file of this name; a few words are the same in all, and quotation marks may be written otherwise in a script. */
function isEnglish(script: string, texts: unknown): boolean {
  const all = listTexts(texts);
  return all.filter((text) => script.includes(text)).length > all.length / 2;
}

function listTexts(texts: unknown): string[] {
  return typeof texts === "string" ? [texts] : Object.values(texts ?? {}).flatMap(listTexts);
}

function translate(texts: unknown): unknown {
  if (typeof texts === "string") return toPseudo(texts);
  return Object.fromEntries(Object.entries(texts ?? {}).map(([name, part]) => [name, translate(part)]));
}

/** What a page shows or says that is neither a text of ours nor one of `known`: plain words in text, labels and placeholders. */
export async function listPlainWords(page: Page, known: readonly string[]): Promise<string[]> {
  const said = await page.evaluate(() => {
    // What is written as Markdown is stored, and so are its labels; dates, on the axes of plots too, are written by the browser.
    const isOurs = (element: Element) =>
      !element.closest("script, style, noscript, time, svg, .prose") && element.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && isOurs(parent)) found.push(node.textContent ?? "");
    }
    for (const element of document.body.querySelectorAll("*"))
      for (const name of ["aria-label", "placeholder", "title", "alt"]) if (isOurs(element)) found.push(element.getAttribute(name) ?? "");
    return found;
  });
  // A text with slots may stand in several nodes: its brackets are in the first and the last.
  return said.filter(
    (text) => /[A-Za-z]{2}/.test(known.reduce((rest, name) => rest.replaceAll(name, ""), text)) && !/[⟦⟧~åëïøüÅËÏØÜ]/.test(text),
  );
}

/** What does not fit: texts that their box cuts off, and boxes that reach out of the window. */
export async function listMisfits(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const describe = (element: Element) =>
      `<${element.localName} class="${element.className}"> ${element.textContent?.trim().slice(0, 60)}`;
    const scrolls = (element: Element) => [...ancestors(element)].some((box) => /auto|scroll/.test(getComputedStyle(box).overflowX));
    function* ancestors(element: Element) {
      for (let box: Element | null = element; box; box = box.parentElement) yield box;
    }
    const shown = [...document.body.querySelectorAll("*")].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only, svg, [aria-hidden=true]"),
    );
    const hasOwnText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const cut = shown.filter(
      (element) =>
        hasOwnText(element) &&
        /hidden|clip/.test(getComputedStyle(element).overflowX) &&
        getComputedStyle(element).textOverflow !== "ellipsis" &&
        element.scrollWidth > element.clientWidth + 1,
    );
    const outside = shown.filter(
      (element) => hasOwnText(element) && element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element),
    );
    return [...cut.map((element) => `cut off: ${describe(element)}`), ...outside.map((element) => `outside: ${describe(element)}`)];
  });
}
