import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Neighbor, PostAddress } from "#domain/posts/read.ts";
import type { PostSummary } from "#domain/posts/post-view.ts";
import { languageNames } from "#shared/locales/language-names.ts";
import { formatPostPath } from "#shared/slug.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { BackLink } from "../reading/back-link.tsx";
import { Prose } from "../reading/prose.tsx";
import { Phrases } from "../ui/phrases.tsx";
import { PostFacts } from "./post-facts.tsx";
import { PostPaper } from "../reading/post-image.tsx";
import { PostTags } from "./post-tags.tsx";

export interface PostToRead {
  post: PostSummary;
  /** What is said before the text; `null` without an excerpt of its own. */
  lead: string | null;
  html: string;
  translations: readonly PostAddress[];
  previous: Neighbor | null;
  next: Neighbor | null;
}

export function PostPage({ post, lead, html, translations, previous, next }: PostToRead) {
  const { t } = useTranslation("blog");
  const { locale } = usePageAddress();
  return (
    <div className="wrapper reading-page">
      <BackLink to="/blog">{t("back")}</BackLink>
      <article className="post">
        <header className="post-head">
          <div className="post-head-words">
            <PostFacts post={post} />
            <h1 className="text-heading">
              <Phrases text={post.title} locale={locale} />
            </h1>
            {lead && <p className="text-lead text-soft">{lead}</p>}
          </div>
          <PostPaper post={post} isLate={false} sizes="(width < 56rem) 100vw, 40vw" />
        </header>
        <Prose html={html} className="prose-post" />
        <footer className="post-foot">
          <PostTags tags={post.tags} />
          <Translations addresses={translations} />
        </footer>
      </article>
      <Closing />
      <Neighbors previous={previous} next={next} />
    </div>
  );
}

function Translations({ addresses }: { addresses: readonly PostAddress[] }) {
  const { t } = useTranslation("blog");
  const here = usePageAddress();
  const others = addresses.filter(({ locale }) => locale !== here.locale);
  if (others.length === 0) return null;
  return (
    <p className="post-translations">
      {t("alsoIn")}{" "}
      {others.map(({ locale, slug }) => (
        // A plain link: another language is another document.
        <a key={locale} className="text-link" lang={locale} hrefLang={locale} href={localizePath(locale, formatPostPath(slug))}>
          {languageNames[locale]}
        </a>
      ))}
    </p>
  );
}

function Closing() {
  const { t } = useTranslation("blog");
  const { locale } = usePageAddress();
  return (
    <aside className="post-closing" aria-labelledby="post-closing-title">
      <div>
        <h2 id="post-closing-title" className="text-title">
          {t("closing.title")}
        </h2>
        <p className="text-soft">{t("closing.text")}</p>
      </div>
      <Link className="button button-ribbon" to={localizePath(locale, "/#gift-form")}>
        {t("closing.action")}
      </Link>
    </aside>
  );
}

function Neighbors({ previous, next }: { previous: Neighbor | null; next: Neighbor | null }) {
  const { t } = useTranslation("blog");
  const { locale } = usePageAddress();
  if (!previous && !next) return null;
  const addressOf = ({ slug }: Neighbor) => localizePath(locale, formatPostPath(slug));
  return (
    <nav className="neighbors" aria-label={t("otherPosts")}>
      {previous && (
        <Link rel="prev" to={addressOf(previous)}>
          <span>{t("previous")}</span>
          <strong className="display display-small">{previous.title}</strong>
        </Link>
      )}
      {next && (
        <Link rel="next" to={addressOf(next)} className="neighbor-next">
          <span>{t("next")}</span>
          <strong className="display display-small">{next.title}</strong>
        </Link>
      )}
    </nav>
  );
}
