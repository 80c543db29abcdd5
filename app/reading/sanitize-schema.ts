import type { Options } from "rehype-sanitize";

/** What the HTML of a text may consist of; whatever is not listed is dropped. Texts come from people, some of them in a hurry. */
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
  // Raw HTML never gets here: ids are those of footnotes, which carry a prefix already.
  clobber: [],
  strip: ["script"],
} satisfies Options;
