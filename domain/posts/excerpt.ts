const fence = /^ {0,3}(?:```|~~~)[^\n]*$/gm;
const image = /!\[([^[\]\n]*)\]\([^()\n]*\)/g;
const link = /\[([^[\]\n]*)\]\([^()\n]*\)/g;
const autolink = /<(https?:\/\/[^\s<>]+)>/g;
const lineMark = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|(?:[-+*]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)/gm;
const rule = /^[ \t]*(?:[-*_][ \t]*){3,}$/gm;
const tableRule = /^[ \t]*\|?[ \t:|-]+\|[ \t:|-]*$/gm;
const emphasis = /[*`]|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
/** Signs that stand for themselves: the visual editor writes a backslash before those that would be marks, or their code. */
const escaped = /\\([!-/:-@[-`{-~])|&#x([2-9a-f][\da-f]|[1-9a-f][\da-f]{2,4});/gi;
const hidden = /[\u{F0000}-\u{F007F}]/gu;
const hiddenFrom = 0xf_0000;

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
    .replace(escaped, (_, sign: string | undefined, code: string) => hide(sign ?? String.fromCodePoint(parseInt(code, 16))))
    .toWellFormed()
    .replace(fence, "")
    .replace(tableRule, "")
    .replace(rule, "")
    .replace(image, "$1")
    .replace(link, "$1")
    .replace(autolink, "$1")
    .replace(lineMark, "")
    .replace(emphasis, "")
    .replace(/\|/g, " ")
    .replace(hidden, reveal)
    .replace(/\s+/g, " ")
    .trim();
}

/** Moves an ASCII character to where no mark is seen in it. */
function hide(character: string): string {
  const code = character.charCodeAt(0);
  return code < 0x80 ? String.fromCodePoint(hiddenFrom + code) : character;
}

function reveal(character: string): string {
  return String.fromCharCode((character.codePointAt(0) ?? hiddenFrom) - hiddenFrom);
}
