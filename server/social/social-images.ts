import { createHash } from "node:crypto";
import { Hono } from "hono";
import { brand } from "#shared/brand.ts";
import { createTranslator } from "#app/ui/i18n.ts";
import type { Database } from "#db/connect.server.ts";
import { findSharedList, type SharedListServices } from "#domain/gifts/sharing/shared-list.ts";
import { findPublishedPost } from "#domain/posts/read.ts";
import { getPageSettings, isSeoPage } from "#domain/seo/read.ts";
import { isLocale, type Locale } from "#shared/locales/locale.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import type { PageCache } from "../pages/cache/page-cache.ts";
import { sendAnswer } from "../pages/cache/send-answer.ts";
import type { WorkerPool } from "../process/worker-pool.ts";
import { drawGiftPicture } from "../pictures/draw-gift-picture.ts";
import type { Card } from "../pictures/draw-card.ts";
import type { ListCard } from "../pictures/draw-list-card.ts";
import { listPictureSizes } from "../pictures/list-picture-sizes.ts";

const postsFolder = "blog/";
const listsFolder = "l/";
const oneHour = "public, max-age=3600";
const deadlineMs = 5_000;
/** Each takes a tenth of a second of processor time. */
const mostWaiting = 20;

export interface SocialImageServices {
  db: Database;
  engine: SharedListServices["engine"];
  /** Apart from that of the pages: however many pictures are asked for, no page has to make room. */
  pictureCache: PageCache;
  workers: Pick<WorkerPool, "run">;
}

/** Preview pictures for social networks, for pages and posts without a picture of their own. */
export function socialImages({ db, engine, pictureCache, workers }: SocialImageServices) {
  const drawInTurn = openQueue();
  return new Hono<AppContext>().get("/:locale/:file{(?:(?:blog|l)/)?[^/]+\\.png}", async (c) => {
    const { locale, file } = c.req.param();
    const name = file.replace(/\.png$/, "").normalize("NFC");
    const drawing = isLocale(locale) ? await describe({ db, engine, workers }, locale, name) : null;
    if (!drawing) throw new Refusal("not_found");
    const make = async () =>
      new Response(await drawInTurn(drawing.draw), { headers: { "Content-Type": "image/png", "Cache-Control": drawing.cache } });
    // Not by the address as it was sent, which has as many spellings as there are ways to encode its letters.
    return sendAnswer(c, await pictureCache.get(drawing.key, make));
  });
}

interface Drawing {
  /** Pictures of one key are the same. */
  key: string;
  cache: string;
  draw: () => Promise<Uint8Array<ArrayBuffer>>;
}

async function describe(
  { db, engine, workers }: Omit<SocialImageServices, "pictureCache">,
  locale: Locale,
  name: string,
): Promise<Drawing | null> {
  if (name.startsWith(listsFolder)) {
    const card = await describeList({ db, engine }, locale, name.slice(listsFolder.length));
    if (!card) return null;
    // By what it shows: that changes, and is gone, without a change of the public pages.
    const key = `${listsFolder}${createHash("sha256").update(JSON.stringify(card)).digest("base64url")}`;
    return { key, cache: "no-store", draw: async () => await workers.run("drawListCard", card, { deadlineMs }) };
  }
  const card = await (name.startsWith(postsFolder)
    ? describePost(db, locale, name.slice(postsFolder.length))
    : describePage(db, locale, name));
  return card && { key: `${locale}/${name}`, cache: oneHour, draw: async () => await workers.run("drawCard", card, { deadlineMs }) };
}

async function describeList(services: SharedListServices, locale: Locale, key: string): Promise<ListCard | null> {
  const list = await findSharedList(services, key, locale);
  if (!list) return null;
  const { t } = await createTranslator(locale);
  const pictures = list.ideas.map(({ picture }, place) =>
    drawGiftPicture(picture, place === 0 ? listPictureSizes.lead : listPictureSizes.small),
  );
  return { locale, heading: list.heading ?? t("sharing:list.heading"), label: brand.name, pictures };
}

async function describePage(db: Database, locale: Locale, name: string): Promise<Card | null> {
  const { t } = await createTranslator(locale);
  const label = t("site:footer.promise");
  if (name === "site") return { locale, label, title: t("home:hero.title") };
  if (!isSeoPage(name)) return null;
  const { ogTitle, metaTitle } = await getPageSettings(db, name, locale);
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
function openQueue(): (draw: Drawing["draw"]) => ReturnType<Drawing["draw"]> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (draw) => {
    if (waiting >= mostWaiting) throw new Refusal("overloaded", { retryAfterSeconds: 5 });
    waiting += 1;
    const drawing = last.then(draw);
    // Whoever waits for this one is told; the next only waits for its end.
    last = drawing.catch(() => undefined);
    try {
      return await drawing;
    } finally {
      waiting -= 1;
    }
  };
}
