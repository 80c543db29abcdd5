import GithubSlugger from "github-slugger";
import type rehypeSanitize from "rehype-sanitize";
import type { Heading } from "#domain/texts/rendered-text.ts";

export type Root = Parameters<ReturnType<typeof rehypeSanitize>>[0];
type Node = Root["children"][number];
export type Element = Extract<Node, { type: "element" }>;

/** Prevents collisions with the ids of the surrounding page. */
const anchorPrefix = "part-";

/**
 * Shifts the headings of a text below the title of the page, without skipping a level, gives each an anchor and adds them to
 * `headings`. The heading and the ids of footnotes stay as they are.
 */
export const placeHeadings = (headings: Heading[]) => () => (tree: Root) => {
  const elements = listHeadings(tree);
  const highest = Math.min(...elements.map(readLevel));
  const slugger = new GithubSlugger();
  let above = 1;
  for (const element of elements) {
    const level = Math.min(readLevel(element) - highest + 2, above + 1, 6);
    const text = readText(element).trim();
    const id = anchorPrefix + slugger.slug(text || "section");
    element.tagName = `h${level}`;
    element.properties = { ...element.properties, id };
    headings.push({ id, level, text });
    above = level;
  }
};

/** The anchor for a link within a text: `#our-rules` leads to the heading 'Our rules'; other addresses stay as they are. */
export function getAnchor(href: string): string {
  if (!href.startsWith("#")) return href;
  const words = decode(href.slice(1));
  return words.startsWith("user-content-") ? `#${words}` : `#${anchorPrefix}${new GithubSlugger().slug(words)}`;
}

function listHeadings(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element" || child.properties["dataFootnotes"] !== undefined) return [];
    return /^h[1-6]$/.test(child.tagName) ? [child] : listHeadings(child);
  });
}

function readLevel(element: Element): number {
  return Number(element.tagName.slice(1));
}

function readText(node: Node): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(readText).join("") : "";
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that is no escape stands for itself.
    return text;
  }
}
