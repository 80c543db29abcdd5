import { redirect } from "react-router";
import { findLead } from "#domain/posts/excerpt.ts";
import { summarize } from "#domain/posts/post-view.ts";
import { findPresentSlug, findPublishedPost } from "#domain/posts/read.ts";
import { formatPostPath } from "#shared/slug.ts";
import { PostPage } from "../blog/post-page.tsx";
import { databaseContext, pageRequestContext, textsContext } from "../context.ts";
import { buildPostMeta } from "../head/post-meta.ts";
import { createTranslator } from "../ui/i18n.ts";
import type { PageTranslations } from "../ui/use-page-translations.ts";
import { buildMissingPage, listMeta } from "../head/missing-page.ts";
import { localizePath } from "../ui/page-address.ts";
import type { Route } from "./+types/blog-post.ts";

export { PageFault as ErrorBoundary } from "../layout/page-fault.tsx";

const movedForGood = 301;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const db = context.get(databaseContext);
  const slug = (params.slug ?? "").normalize("NFC");
  const found = await findPublishedPost(db, page.locale, slug);
  if (!found) {
    const present = await findPresentSlug(db, page.locale, slug);
    if (present === null) throw await buildMissingPage(page);
    throw redirect(localizePath(page.locale, formatPostPath(present)), movedForGood);
  }
  const { post, ...around } = found;
  const { t } = await createTranslator(page.locale);
  const { html } = await context.get(textsContext).show(post.content, page.locale);
  const title = t("pages:titleOnSite", { title: post.metaTitle ?? post.title });
  const places = { title, home: t("site:name"), blog: t("blog:heading"), feed: t("blog:heading") };
  const paths = found.translations.map(({ locale, slug }) => [locale, formatPostPath(slug)]);
  const translations: PageTranslations = { paths: Object.fromEntries(paths), fallbackPath: "/blog" };
  return {
    translations,
    shown: { ...around, post: summarize(post), lead: findLead(post), html },
    meta: buildPostMeta(page, found, places),
  };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => listMeta({ loaderData, error });

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData.shown} />;
}
