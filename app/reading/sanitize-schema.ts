import type { Options } from "rehype-sanitize";

/** The elements and attributes that a rendered text may have; all others are removed. */
export const sanitizeSchema = {
  tagNames: [
    "h1 h2 h3 h4 h5 h6 p br hr blockquote ul ol li input",
    "a em strong del code pre sup img section",
    "table thead tbody tr th td",
  ].flatMap((names) => names.split(" ")),
  attributes: {
    a: ["href", "title", "dataFootnoteRef", "dataFootnoteBackref", "ariaDescribedBy", "ariaLabel"],
    code: [["className", /^language-[\w+-]{1,30}$/]],
    h2: [["className", "sr-only"]],
    img: ["src", "alt", "title"],
    input: ["checked", ["disabled", true], ["type", "checkbox"]],
    li: [["className", "task-list-item"]],
    ol: ["start", ["className", "contains-task-list"]],
    section: ["dataFootnotes", ["className", "footnotes"]],
    td: [["align", "left", "center", "right"]],
    th: [["align", "left", "center", "right"]],
    ul: [["className", "contains-task-list"]],
    "*": ["id"],
  },
  protocols: { href: ["http", "https", "mailto"], src: ["http", "https"] },
  ancestors: { thead: ["table"], tbody: ["table"], tr: ["table"], th: ["table"], td: ["table"] },
  // Raw HTML does not get here, so the only ids are those of footnotes, which have a prefix already.
  clobber: [],
  strip: ["script"],
} satisfies Options;
