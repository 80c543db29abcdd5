import { Rss } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PostPage } from "#domain/posts/read.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { AdSpace } from "./ad-space.tsx";
import { PostCard } from "./post-card.tsx";

const postsPerAd = 2;

interface BlogPageProps extends PostPage {
  tag: string | null;
}

/** The list of posts, or of those with one tag. */
export function BlogPage({ posts, tag, nextCursor, previousCursor }: BlogPageProps) {
  const { t } = useTranslation("blog");
  const { locale } = usePageAddress();
  return (
    <div className="wrapper reading-page">
      <header className="reading-head">
        <h1 className="text-heading">{tag === null ? t("heading") : t("tagged", { tag })}</h1>
        <p className="measure text-lead text-soft">{t("lead")}</p>
        <p className="reading-head-links">
          {tag !== null && (
            <Link className="text-link" to={localizePath(locale, "/blog")}>
              {t("allPosts")}
            </Link>
          )}
          <a className="text-link feed-link" href={localizePath(locale, "/feed.xml")}>
            <Rss aria-hidden size={17} strokeWidth={1.75} />
            {t("feed")}
          </a>
        </p>
      </header>
      <AdSpace kind="banner" />
      {posts.length === 0 ? (
        <NoPosts kind={tag === null ? "empty" : "emptyTag"} />
      ) : (
        inGroups(posts).map((group, index) => (
          <div key={group[0]?.slug} className="post-group">
            <div className="post-group-posts">
              {group.map((post) => (
                <PostCard key={post.slug} post={post} isLate={index > 0} />
              ))}
            </div>
            {group.length === postsPerAd && <AdSpace kind="box" />}
          </div>
        ))
      )}
      <PageLinks tag={tag} nextCursor={nextCursor} previousCursor={previousCursor} />
    </div>
  );
}

function NoPosts({ kind }: { kind: "empty" | "emptyTag" }) {
  const { t } = useTranslation("blog");
  const { t: ofPages } = useTranslation("pages");
  const { locale } = usePageAddress();
  return (
    <section className="no-posts">
      <h2 className="text-title">{t(`${kind}.title`)}</h2>
      <p className="measure text-soft">{t(`${kind}.text`)}</p>
      <Link className="button button-plain" to={localizePath(locale, kind === "empty" ? "/#gift-form" : "/blog")}>
        {kind === "empty" ? ofPages("toForm") : t("allPosts")}
      </Link>
    </section>
  );
}

function PageLinks({ tag, nextCursor, previousCursor }: Omit<BlogPageProps, "posts">) {
  const { t } = useTranslation("blog");
  const { locale } = usePageAddress();
  if (nextCursor === null && previousCursor === null) return null;
  const addressOf = (cursor: string) =>
    `${localizePath(locale, "/blog")}?${new URLSearchParams({ ...(tag !== null && { tag }), cursor }).toString()}`;
  return (
    <nav className="page-links" aria-label={t("pages")}>
      {previousCursor !== null && (
        <Link className="button button-plain" rel="prev" to={addressOf(previousCursor)}>
          {t("newer")}
        </Link>
      )}
      {nextCursor !== null && (
        <Link className="button button-plain" rel="next" to={addressOf(nextCursor)}>
          {t("older")}
        </Link>
      )}
    </nav>
  );
}

function inGroups<Post>(posts: readonly Post[]): Post[][] {
  const starts = posts.map((_, index) => index).filter((index) => index % postsPerAd === 0);
  return starts.map((start) => posts.slice(start, start + postsPerAd));
}
