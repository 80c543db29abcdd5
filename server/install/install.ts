import { Hono, type Context } from "hono";
import { createTranslator } from "#app/ui/i18n.ts";
import { themeColors } from "#app/ui/theme-colors.ts";
import { localizePath } from "#app/ui/page-address.ts";
import type { Database } from "#db/connect.server.ts";
import { getPageSettings } from "#domain/seo/read.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import type { PageCache } from "../pages/cache/page-cache.ts";
import { sendAnswer } from "../pages/cache/send-answer.ts";
import { drawFavicon, drawIcon, type Icon } from "./draw-icon.ts";

const oneDay = "public, max-age=86400";

const icons: Readonly<Record<string, Icon>> = {
  "present-192.png": { size: 192, isCut: false },
  "present-512.png": { size: 512, isCut: false },
  "present-cut-512.png": { size: 512, isCut: true },
};
/** The system rounds its corners and asks for no other size. */
const touchIcon: Icon = { size: 180, isCut: true };

/** The manifests and icons with which the site can be installed as an app. */
export function installFiles({ db, pageCache }: { db: Database; pageCache: PageCache }) {
  const answer = async (c: Context<AppContext>, make: () => Promise<Response>) => sendAnswer(c, await pageCache.get(c.req.path, make));
  const manifest = (locale: Locale) => async (c: Context<AppContext>) =>
    await answer(c, async () => {
      const headers = { "Content-Type": "application/manifest+json; charset=utf-8" };
      return new Response(JSON.stringify(await describeProgram(db, locale)), { headers });
    });
  const image = async (c: Context<AppContext>, icon: Icon) =>
    await answer(c, async () => new Response(await drawIcon(icon), { headers: { "Content-Type": "image/png", "Cache-Control": oneDay } }));
  const favicon = async (c: Context<AppContext>) =>
    await answer(c, async () => {
      const headers = { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": "public, max-age=3600" };
      return new Response(drawFavicon(), { headers });
    });
  return new Hono<AppContext>()
    .get("/manifest.webmanifest", manifest("en"))
    .get("/zh/manifest.webmanifest", manifest("zh"))
    .get("/ja/manifest.webmanifest", manifest("ja"))
    .get("/favicon.svg", favicon)
    .get("/apple-touch-icon.png", (c) => image(c, touchIcon))
    .get("/icons/:file{[a-z0-9-]+\\.png}", (c) => {
      const icon = icons[c.req.param("file")];
      if (!icon) throw new Refusal("not_found");
      return image(c, icon);
    });
}

/** The fields of a Web Application Manifest (W3C). */
async function describeProgram(db: Database, locale: Locale): Promise<object> {
  const [{ t }, { metaDescription }] = await Promise.all([createTranslator(locale), getPageSettings(db, "home", locale)]);
  const [{ color }] = themeColors;
  return {
    // The same app in every language.
    id: "/",
    name: t("site:name"),
    short_name: t("site:name"),
    description: metaDescription,
    lang: locale,
    start_url: localizePath(locale, "/"),
    scope: "/",
    display: "standalone",
    background_color: color,
    theme_color: color,
    icons: [
      ...Object.entries(icons).map(([file, { size, isCut }]) => ({
        src: `/icons/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: isCut ? "maskable" : "any",
      })),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    shortcuts: [{ name: t("saved:title"), url: localizePath(locale, "/saved") }],
  };
}
