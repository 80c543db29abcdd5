import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** In characters (specification: the first 300 of a post without an excerpt). */
const longestExcerpt = 300;
/** How much of the Markdown is read: enough for the excerpt, and so little that no Markdown takes long. */
const enough = 1_200;
const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const holdersOfBlocks = new Set(["root", "blockquote", "list", "listItem", "table", "tableRow"]);

/** The written excerpt, or else the beginning of the content as plain text. */
export function buildExcerpt(excerpt: string | null, content: string): string {
  if (excerpt?.trim()) return excerpt.trim();
  const text = toPlainText(content);
  const characters = [...text];
  return characters.length <= longestExcerpt ? text : `${characters.slice(0, longestExcerpt).join("").trimEnd()}…`;
}

/** The excerpt, unless it only repeats the beginning of the content. */
export function findLead({ excerpt, content }: { excerpt: string; content: string }): string | null {
  return excerpt === buildExcerpt(null, content) ? null : excerpt;
}

function toPlainText(markdown: string): string {
  return readText(parser.parse(markdown.slice(0, enough).toWellFormed()))
    .replace(/\s+/g, " ")
    .trim();
}

function readText(node: Nodes): string {
  switch (node.type) {
    case "break":
      return " ";
    case "image":
    case "imageReference":
      return node.alt ?? "";
    // Stands at the end of the page.
    case "footnoteDefinition":
      return "";
    default:
      if ("value" in node) return node.value;
      return "children" in node ? node.children.map(readText).join(holdersOfBlocks.has(node.type) ? " " : "") : "";
  }
}
