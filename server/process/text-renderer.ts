import { createHash } from "node:crypto";
import { createTranslator } from "#app/ui/i18n.ts";
import type { TextToRender } from "#app/reading/render-text.ts";
import type { Database } from "#db/connect.server.ts";
import { findKeptText, keepText } from "#domain/texts/kept-texts.ts";
import type { RenderedText, TextRenderer } from "#domain/texts/rendered-text.ts";
import { escapeXml } from "#shared/escape-xml.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { Refusal } from "#shared/refusal.ts";
import type { WorkerPool } from "./worker-pool.ts";

const deadlineMs = 2_000;
/** In characters. A text of footnotes alone becomes a page of many times its own size. */
const longestHtml = 1_000_000;

export interface TextRendererServices {
  db: Database;
  workers: Pick<WorkerPool, "run">;
  publicUrl: string;
  /** Names the program: another one may render the same text otherwise. */
  edition: string;
}

/**
 * Renders the texts of administrators in a thread and keeps what it made. What is not there (a text that another version of the program
 * saved, or a template) is rendered when it is first asked for.
 */
export function createTextRenderer(services: TextRendererServices): TextRenderer {
  const render = async (text: string, locale: Locale): Promise<RenderedText> => await getOrRender(services, text, locale);
  return {
    render,
    show: async (text, locale) => {
      try {
        return await render(text, locale);
      } catch (error) {
        if (error instanceof Refusal && error.code === "too_complex") return showAsTyped(text);
        throw error;
      }
    },
  };
}

async function getOrRender({ db, workers, publicUrl, edition }: TextRendererServices, text: string, locale: Locale): Promise<RenderedText> {
  const { t } = await createTranslator(locale);
  const input: TextToRender = { text, siteOrigin: publicUrl, words: t("blog:markdown", { returnObjects: true }) };
  const digest = createHash("sha256")
    .update(JSON.stringify([edition, input]))
    .digest("base64url");
  const kept = await findKeptText(db, digest);
  if (kept) return kept;
  const rendered = await workers.run("renderText", input, { deadlineMs });
  if (rendered.html.length > longestHtml) throw new Refusal("too_complex");
  await keepText(db, digest, rendered);
  return rendered;
}

function showAsTyped(text: string): RenderedText {
  return { html: `<p>${escapeXml(text).replaceAll("\n", "<br/>\n")}</p>`, headings: [] };
}
