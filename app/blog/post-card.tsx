import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PostSummary } from "#domain/posts/post-view.ts";
import { formatPostPath } from "#shared/slug.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { Phrases } from "../ui/phrases.tsx";
import { PostFacts } from "./post-facts.tsx";
import { PostPaper } from "../reading/post-image.tsx";
import { PostTags } from "./post-tags.tsx";

export function PostCard({ post, isLate }: { post: PostSummary; isLate: boolean }) {
  const { t } = useTranslation("blog");
  const { locale } = usePageAddress();
  const address = localizePath(locale, formatPostPath(post.slug));
  return (
    <article className="post-card">
      <PostPaper post={post} isLate={isLate} sizes="(width < 40rem) 100vw, 34vw" />
      <div className="post-card-words">
        <PostFacts post={post} />
        <h2 className="text-title">
          <Link to={address}>
            <Phrases text={post.title} locale={locale} />
          </Link>
        </h2>
        <p className="text-soft">{post.excerpt}</p>
        <div className="post-card-foot">
          <Link to={address} className="text-link text-strong">
            {t("readMore")}
            <span className="sr-only"> {t("readMoreOf", { title: post.title })}</span>
          </Link>
          <PostTags tags={post.tags} />
        </div>
      </div>
    </article>
  );
}
