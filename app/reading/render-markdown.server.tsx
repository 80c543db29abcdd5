import { renderToStaticMarkup } from "react-dom/server";
import type { Heading } from "./headings.ts";
import { Markdown, type MarkdownWords } from "./markdown.tsx";

export interface RenderedText {
  /** Sanitised. */
  html: string;
  headings: Heading[];
}

/** Renders a text on the server, so that reading pages do not load a Markdown library. */
export function renderMarkdown(text: string, siteOrigin: string, words: MarkdownWords): RenderedText {
  const headings: Heading[] = [];
  return { html: renderToStaticMarkup(<Markdown text={text} siteOrigin={siteOrigin} words={words} headings={headings} />), headings };
}
