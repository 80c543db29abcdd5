import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { findLead } from "#domain/posts/excerpt.ts";
import { summarize } from "#domain/posts/post-view.ts";
import { findPreview } from "#domain/posts/preview.ts";
import { PostPage } from "../blog/post-page.tsx";
import "../blog/preview.css";
import { databaseContext, pageRequestContext, textsContext } from "../context.ts";
import { createTranslator } from "../ui/i18n.ts";
import { buildMissingPage, listMeta } from "../head/missing-page.ts";
import { localizePath } from "../ui/page-address.ts";
import { buildPageMeta } from "../head/page-meta.ts";
import type { Route } from "./+types/blog-preview.ts";

export { PageFault as ErrorBoundary } from "../layout/page-fault.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequestContext);
  const post = await findPreview(context.get(databaseContext), params.key ?? "");
  if (!post) throw await buildMissingPage(page);
  if (post.locale !== page.locale) throw redirect(localizePath(post.locale, `/blog/preview/${params.key ?? ""}`));
  const { t } = await createTranslator(page.locale);
  const { html } = await context.get(textsContext).show(post.content, page.locale);
  const title = t("pages:titleOnSite", { title: post.metaTitle ?? post.title });
  const meta = buildPageMeta(page, { title, description: post.metaDescription ?? post.excerpt, isHidden: true });
  return { post: summarize(post), lead: findLead(post), html, meta };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => listMeta({ loaderData, error });

/** A post as its readers will see it, for anybody who has its preview link. */
export default function BlogPreview({ loaderData: { post, lead, html } }: Route.ComponentProps) {
  const { t } = useTranslation("blog");
  return (
    <>
      <p className="post-preview-note" role="note">
        {t("preview")}
      </p>
      <PostPage post={post} lead={lead} html={html} translations={[]} previous={null} next={null} />
    </>
  );
}
