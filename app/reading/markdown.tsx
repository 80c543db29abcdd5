import { useMemo } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import { findAnchor, placeHeadings, type Heading } from "./headings.ts";
import { readAddress } from "./read-address.ts";
import { sanitizeSchema } from "./sanitize-schema.ts";
import { showHtml } from "./show-html.ts";

/** The labels in a rendered text, in the reader's language. */
export interface MarkdownWords {
  /** Read out after a link to another site, which is marked by an arrow. */
  leavesSite: string;
  table: string;
  footnotes: string;
  backToText: string;
}

interface MarkdownProps {
  text: string;
  /** Links to this origin are treated as links within the site. */
  siteOrigin: string;
  words: MarkdownWords;
  /** If given, filled with the text's headings during rendering. */
  headings?: Heading[];
}

const remarkPlugins = [remarkGfm, showHtml, remarkBreaks];

/** Renders Markdown: line breaks are kept, raw HTML is shown as text, links are checked. */
export function Markdown({ text, siteOrigin, words, headings }: MarkdownProps) {
  const components = useMemo(() => buildComponents(siteOrigin, words), [siteOrigin, words]);
  return (
    <ReactMarkdown
      remarkPlugins={remarkPlugins}
      remarkRehypeOptions={{ footnoteLabel: words.footnotes, footnoteBackLabel: words.backToText }}
      rehypePlugins={[[rehypeSanitize, sanitizeSchema], placeHeadings(headings ?? [])]}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
}

function buildComponents(siteOrigin: string, words: MarkdownWords): Components {
  return {
    a: ({ href = "", children, id, "aria-label": label, "aria-describedby": description }) => {
      const address = readAddress(href, siteOrigin);
      if (!address) return <span>{children}</span>;
      if (address.kind === "mail") return <a href={address.href}>{children}</a>;
      if (address.kind === "here") {
        return (
          <a href={findAnchor(address.href)} id={id} aria-label={label} aria-describedby={description}>
            {children}
          </a>
        );
      }
      return (
        <a href={address.href} rel="noopener nofollow" className="leaves-site">
          {children}
          <span className="sr-only"> {words.leavesSite}</span>
        </a>
      );
    },
    img: ({ src, alt = "" }) =>
      typeof src === "string" && src !== "" ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : <span>{alt}</span>,
    p: ({ node, children }) => {
      const [only, ...more] = node?.children ?? [];
      if (only?.type !== "element" || only.tagName !== "img" || more.length > 0) return <p>{children}</p>;
      const { title } = only.properties;
      return (
        <figure>
          {children}
          {typeof title === "string" && <figcaption>{title}</figcaption>}
        </figure>
      );
    },
    table: ({ children }) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a wide table scrolls by itself, so the keyboard has to reach it
      <div className="table-scroll" role="group" aria-label={words.table} tabIndex={0}>
        <table>{children}</table>
      </div>
    ),
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, too
    pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
    input: ({ checked }) => <span className="task-mark">{checked ? "☑" : "☐"}</span>,
  };
}
