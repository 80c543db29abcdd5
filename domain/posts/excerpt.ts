const fence = /^ {0,3}(?:```|~~~)[^\n]*$/gm;
const image = /!\[([^[\]\n]*)\]\([^()\n]*\)/g;
const link = /\[([^[\]\n]*)\]\([^()\n]*\)/g;
const lineMark = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-+*][ \t]+|\d{1,9}[.)][ \t]+)/gm;
const rule = /^[ \t]*(?:[-*_][ \t]*){3,}$/gm;
const tableRule = /^[ \t]*\|?[ \t:|-]+\|[ \t:|-]*$/gm;
const emphasis = /[*`]|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;

/** In characters (specification: the first 300 of a post without an excerpt). */
const longestExcerpt = 300;
/** How much of the Markdown is read: more than enough for the excerpt. */
const enough = 3_000;

/** The written excerpt, or else the beginning of the content as plain text. */
export function buildExcerpt(excerpt: string | null, content: string): string {
  if (excerpt?.trim()) return excerpt.trim();
  const text = toPlainText(content);
  const characters = [...text];
  return characters.length <= longestExcerpt ? text : `${characters.slice(0, longestExcerpt).join("").trimEnd()}…`;
}

function toPlainText(markdown: string): string {
  return markdown
    .slice(0, enough)
    .toWellFormed()
    .replace(fence, "")
    .replace(tableRule, "")
    .replace(rule, "")
    .replace(image, "$1")
    .replace(link, "$1")
    .replace(lineMark, "")
    .replace(emphasis, "")
    .replace(/\|/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
