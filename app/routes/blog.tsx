import { listPublishedPosts } from "#domain/posts/read.ts";
import { getPageSettings } from "#domain/seo/read.ts";
import { Refusal } from "#shared/refusal.ts";
import { BlogPage } from "../blog/blog-page.tsx";
import { databaseContext, pageRequestContext } from "../context.ts";
import { buildSeoMeta } from "../head/seo-meta.ts";
import { createTranslator } from "../ui/i18n.ts";
import type { PageTranslations } from "../ui/use-page-translations.ts";
import { buildMissingPage, listMeta } from "../head/missing-page.ts";
import type { Route } from "./+types/blog.ts";

export { PageFault as ErrorBoundary } from "../layout/page-fault.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const { searchParams } = new URL(request.url);
  const tag = searchParams.get("tag") || null;
  const query = { locale: page.locale, tag: tag ?? undefined, cursor: searchParams.get("cursor") || undefined };
  const found = await listPublishedPosts(context.get(databaseContext), query).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "invalid_cursor") return null;
    throw error;
  });
  if (!found) throw await buildMissingPage(page);
  const { t } = await createTranslator(page.locale);
  const settings = await getPageSettings(context.get(databaseContext), "blog", page.locale);
  const part = tag === null ? {} : { title: t("pages:titleOnSite", { title: t("blog:tagged", { tag }) }) };
  // Tags and positions in the list do not exist in another language.
  const translations: PageTranslations | null = page.search ? { paths: {}, fallbackPath: "/blog" } : null;
  return { list: { ...found, tag }, translations, meta: buildSeoMeta(page, settings, { ...part, feedTitle: settings.metaTitle }) };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => listMeta({ loaderData, error });

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData.list} />;
}
