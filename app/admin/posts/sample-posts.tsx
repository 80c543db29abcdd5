import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { samplesSchema } from "#shared/answers/admin-posts.ts";
import { languageNames } from "#shared/locales/language-names.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { formatPostPath } from "#shared/slug.ts";
import { localizePath } from "../../ui/page-address.ts";
import { useAdminRequests, useReason } from "../admin-request.tsx";
import { useConfirm } from "../confirm.tsx";
import { useAdminLoaded } from "../use-admin-loaded.ts";

interface SamplePostsProps {
  isBin: boolean;
  /** The list of posts: with each of its changes the samples may be others. */
  posts: unknown;
  succeed: (text: string) => void;
  fail: (text: string) => void;
  onChanged: () => void;
}

/** Tells which sample posts readers see, and keeps or removes them. */
export function SamplePosts({ isBin, posts, succeed, fail, onChanged }: SamplePostsProps) {
  const { t } = useTranslation("adminPosts");
  const { command } = useAdminRequests();
  const explain = useReason();
  const confirm = useConfirm();
  const { loaded, reload } = useAdminLoaded("/api/admin/posts/samples", samplesSchema);
  useEffect(reload, [posts, reload]);
  const samples = loaded.value?.samples ?? [];
  if (isBin || samples.length === 0) return null;
  const change = async (kind: "adopt" | "remove", language: Locale) => {
    const name = languageNames[language];
    const question = { title: t("samples.removeTitle", { language: name }), text: t("samples.removeText"), yes: t("samples.remove") };
    if (kind === "remove" && !(await confirm(question))) return;
    const path = `/api/admin/posts/samples/${language}`;
    const answer = await (kind === "adopt" ? command(`${path}/adopt`, { method: "POST" }) : command(path, { method: "DELETE" }));
    if (answer.kind === "done") succeed(t(kind === "adopt" ? "samples.adopted" : "samples.removed", { language: name }));
    else fail(t("samples.failed", { reason: explain(answer) }));
    onChanged();
  };
  return (
    <section className="posts-samples" aria-labelledby="posts-samples-title">
      <h2 id="posts-samples-title" className="admin-heading">
        {t("samples.title")}
      </h2>
      <p className="admin-soft">{t("samples.text")}</p>
      <ul>
        {samples.map(({ language, posts: shown }) => (
          <li key={language}>
            <span className="posts-samples-words" lang={language}>
              <strong>{languageNames[language]}</strong>{" "}
              {shown.map(({ slug, title }) => (
                <a key={slug} className="text-link" href={localizePath(language, formatPostPath(slug))} target="_blank" rel="noreferrer">
                  {title}
                </a>
              ))}
            </span>
            <span className="posts-samples-actions">
              <button
                type="button"
                className="button button-plain"
                aria-label={t("samples.adoptNamed", { language: languageNames[language] })}
                onClick={() => void change("adopt", language)}
              >
                {t("samples.adopt")}
              </button>
              <button
                type="button"
                className="button button-quiet"
                aria-label={t("samples.removeNamed", { language: languageNames[language] })}
                onClick={() => void change("remove", language)}
              >
                {t("samples.remove")}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
