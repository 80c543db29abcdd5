import type { Locale } from "#shared/locales/locale.ts";
import { Refusal } from "#shared/refusal.ts";

/** A heading of a text, for its table of contents. */
export interface Heading {
  id: string;
  /** At least 2, because 1 is the title of the page. */
  level: number;
  text: string;
}

export interface RenderedText {
  /** Sanitised. */
  html: string;
  headings: Heading[];
}

/** Renders the Markdown of an administrator for readers of the language. */
export interface TextRenderer {
  /** Gives what was kept, or renders the text now. Refuses with `too_complex` what cannot be rendered in time. */
  render: (text: string, locale: Locale) => Promise<RenderedText>;
  /** For readers: as `render`, but a text that was saved and cannot be rendered is shown as it was typed. */
  show: (text: string, locale: Locale) => Promise<RenderedText>;
}

/** Refuses a text that readers could not be shown, naming the field `content`. To be called before it is saved. */
export async function checkContent({ render }: TextRenderer, content: string, locale: Locale): Promise<void> {
  try {
    await render(content, locale);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "too_complex") throw error;
    throw new Refusal("validation_failed", { cause: error, fields: [{ path: "content", code: "too_complex" }] });
  }
}
