import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isPictureAddress } from "#shared/web-address.ts";
import { PostPaper } from "../../reading/post-image.tsx";
import { usePageAddress } from "../../ui/page-address.ts";
import { formatDay } from "../../ui/format-date.ts";
import { RenderedText } from "../writing/rendered-text.tsx";
import type { PostFields } from "./post-fields.ts";

/** A live preview of the post, slightly delayed. */
export function LivePreview() {
  const { t } = useTranslation("adminPosts");
  const { t: blog } = useTranslation("blog");
  const { getValues } = useFormContext<PostFields>();
  const now = { ...getValues(), ...useWatch<PostFields>() };
  const { locale } = usePageAddress();
  const minutes = Number(now.readingTime);
  return (
    <div className="editor-preview">
      <article className="post" lang={now.language}>
        <header className="post-head">
          <div className="post-head-words">
            <p className="post-facts">
              <span>{now.publishedAt ? formatDay(new Date(now.publishedAt), locale) : t("preview.notYet")}</span>
              {minutes > 0 && <span>{blog("readingTime", { minutes })}</span>}
              {now.category && <span className="post-category">{now.category}</span>}
            </p>
            <h3 className="display text-heading">{now.title || t("preview.untitled")}</h3>
            {now.excerpt && <p className="text-lead text-soft">{now.excerpt}</p>}
          </div>
          {isPictureAddress(now.featuredImage) && <PostPaper post={now} isLate sizes="30rem" />}
        </header>
        {now.content.trim() ? (
          <RenderedText text={now.content} className="prose-post" />
        ) : (
          <p className="text-soft">{t("preview.empty")}</p>
        )}
      </article>
    </div>
  );
}
