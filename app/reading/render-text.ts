import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { RenderedText } from "#domain/texts/rendered-text.ts";
import { dressElements, type TextWords } from "./dress-elements.ts";
import { placeHeadings } from "./headings.ts";
import { sanitizeSchema } from "./sanitize-schema.ts";
import { showHtml } from "./show-html.ts";

export interface TextToRender {
  /** Markdown. */
  text: string;
  /** Links to this origin are treated as links within the site. */
  siteOrigin: string;
  words: TextWords;
}

// As React writes them.
const notation = { closeSelfClosing: true, tightSelfClosing: true, characterReferences: { useNamedReferences: true } };

/**
 * Renders Markdown: line breaks are kept, raw HTML is shown as text, links are checked. How long that takes is not told by the length of
 * the text, so it is done where it can be stopped: in a thread of the server, or in a worker of the browser.
 */
export function renderText({ text, siteOrigin, words }: TextToRender): RenderedText {
  const headings: RenderedText["headings"] = [];
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(showHtml)
    .use(remarkBreaks)
    .use(remarkRehype, { footnoteLabel: words.footnotes, footnoteBackLabel: words.backToText })
    .use(rehypeSanitize, sanitizeSchema)
    .use(placeHeadings(headings))
    .use(dressElements(siteOrigin, words))
    .use(rehypeStringify, notation)
    .processSync(text)
    .toString();
  return { html, headings };
}
