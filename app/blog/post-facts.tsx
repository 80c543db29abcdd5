import { useTranslation } from "react-i18next";
import type { PostSummary } from "#domain/posts/post-view.ts";
import { Day } from "../reading/day.tsx";

/** A post's date, reading time and category. */
export function PostFacts({ post }: { post: Pick<PostSummary, "publishedAt" | "readingMinutes" | "category"> }) {
  const { t } = useTranslation("blog");
  return (
    <p className="post-facts">
      <Day value={post.publishedAt} />
      <span>{t("readingTime", { minutes: post.readingMinutes })}</span>
      {post.category && <span className="post-category">{post.category}</span>}
    </p>
  );
}
