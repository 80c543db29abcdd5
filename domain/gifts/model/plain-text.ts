const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", "#39": "'", "#34": '"' };
const entity = /&(amp|lt|gt|quot|apos|nbsp|#39|#34);/gi;
const scriptOrStyle = /<(?:script|style)\b[^<>]*>[^<]*/gi;
const tag = /<[a-z!/?][^<>]*>/gi;
const markdownLink = /!?\[([^[\]]*)\]\([^()]*\)/g;
// Matches ASCII only, so that Chinese or Japanese text directly after an address is kept.
const address = /\b(?:[a-z][a-z0-9+.-]{1,15}:\/\/|www\.)[!#-&*-;=?-~]*|\b(?:javascript|data|mailto|tel):[!-~]*/gi;
const mailAddress = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
const domain =
  /\b(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|io|co|shop|store|app|dev|info|biz|xyz|cn|jp|kr|uk|de|fr|au|ca|eu|us)\b(?:\/[!#-&*-;=?-~]*)?/gi;
const lineMark = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-+][ \t]+)/gm;
const emphasis = /[*`]|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
const invisible = /(?![\t\n\r])\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Variation_Selector}|\ufffd/gu;

/** Reduces text to one plain line without markup, addresses and invisible characters, of at most `longest` UTF-16 code units. */
export function toPlainText(text: string, longest: number): string {
  const bounded = text.slice(0, longest * 4).toWellFormed();
  // What is composed or dropped later could be read as markup or an address by then: U+1FEF becomes a backtick.
  const visible = bounded.normalize("NFC").replace(invisible, "");
  const withoutMarkup = stripTags(stripTags(visible).replace(entity, (whole, name: string) => entities[name.toLowerCase()] ?? whole));
  const plain = withoutMarkup
    .replace(emphasis, "")
    .replace(markdownLink, "$1")
    .replace(mailAddress, " ")
    .replace(address, " ")
    .replace(domain, " ")
    .replace(lineMark, "")
    .replace(/[<>]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:!?)])|(?<=\() /g, "")
    .trim();
  return cut(plain, longest);
}

function stripTags(text: string): string {
  return text.replace(scriptOrStyle, " ").replace(tag, " ");
}

// Does not cut a surrogate pair in two.
function cut(text: string, longest: number): string {
  const short = text.slice(0, longest);
  return (/[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short).trim();
}
