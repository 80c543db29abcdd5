import { Hono } from "hono";
import { brand } from "#shared/brand.ts";
import { createTranslator } from "#app/ui/i18n.ts";
import type { Database } from "#db/connect.server.ts";
import { findPublishedPost } from "#domain/posts/read.ts";
import { findSeoSettings, isSeoPage } from "#domain/seo/read.ts";
import { isLocale, type Locale } from "#shared/locales/locale.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import type { PageCache } from "../pages/cache/page-cache.ts";
import { sendAnswer } from "../pages/cache/send-answer.ts";
import type { WorkerPool } from "../process/worker-pool.ts";
import type { Card } from "./draw-card.ts";

const postsFolder = "blog/";
const oneHour = "public, max-age=3600";
const deadlineMs = 5_000;
/** Each takes a tenth of a second of processor time. */
const mostWaiting = 20;

export interface SocialImageServices {
  db: Database;
  /** Apart from that of the pages: however many pictures are asked for, no page has to make room. */
  pictureCache: PageCache;
  workers: Pick<WorkerPool, "run">;
}

/** Preview pictures for social networks, for pages and posts without a picture of their own. */
export function socialImages({ db, pictureCache, workers }: SocialImageServices) {
  const draw = drawInTurn(workers);
  return new Hono<AppContext>().get("/:locale/:file{(?:blog/)?[^/]+\\.png}", async (c) => {
    const { locale, file } = c.req.param();
    const name = file.replace(/\.png$/, "").normalize("NFC");
    const card = isLocale(locale) ? await describe(db, locale, name) : null;
    if (!card) throw new Refusal("not_found");
    const make = async () => new Response(await draw(card), { headers: { "Content-Type": "image/png", "Cache-Control": oneHour } });
    // Not by the address as it was sent, which has as many spellings as there are ways to encode its letters.
    return sendAnswer(c, await pictureCache.get(`${locale}/${name}`, make));
  });
}

async function describe(db: Database, locale: Locale, name: string): Promise<Card | null> {
  return name.startsWith(postsFolder)
    ? await describePost(db, locale, name.slice(postsFolder.length))
    : await describePage(db, locale, name);
}

async function describePage(db: Database, locale: Locale, name: string): Promise<Card | null> {
  const { t } = await createTranslator(locale);
  const label = t("site:footer.promise");
  if (name === "site") return { locale, label, title: t("home:hero.title") };
  if (!isSeoPage(name)) return null;
  const { ogTitle, metaTitle } = await findSeoSettings(db, name, locale);
  // The product's name is on the card already.
  const title = withoutName(ogTitle ?? metaTitle);
  return { locale, label, title };
}

function withoutName(title: string): string {
  const parts = title.split(/\s*[:：|·–-]\s+/);
  return parts.filter((part) => part !== brand.name).join(" · ");
}

async function describePost(db: Database, locale: Locale, slug: string): Promise<Card | null> {
  const found = await findPublishedPost(db, locale, slug);
  if (!found) return null;
  const { t } = await createTranslator(locale);
  const { title, category } = found.post;
  return { locale, title, label: [t("site:footer.blog"), ...(category ? [category] : [])].join(" · ") };
}

/** Draws one picture at a time and refuses a long queue, because pages come first. */
function drawInTurn(workers: SocialImageServices["workers"]): (card: Card) => Promise<Uint8Array<ArrayBuffer>> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (card) => {
    if (waiting >= mostWaiting) throw new Refusal("overloaded", { retryAfterSeconds: 5 });
    waiting += 1;
    const drawing = last.then(async () => await workers.run("drawCard", card, { deadlineMs }));
    last = drawing.catch(() => undefined);
    try {
      return await drawing;
    } finally {
      waiting -= 1;
    }
  };
}
