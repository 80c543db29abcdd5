import { ArrowRight, History } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { policyTypes, seoPages } from "#shared/content-options.ts";
import { sectionIcons, type SectionProps } from "../shell/sections.ts";
import { Loading } from "../spinner.tsx";
import * as z from "zod/mini";
import { samplesSchema } from "#shared/answers/admin-posts.ts";
import { useAdminLoaded } from "../use-admin-loaded.ts";

const countSchema = z.object({ total: z.number() });

// Loaded separately, because the plots and their library are larger than the rest.
const Plots = lazy(() => import("./plots.tsx").then((module) => ({ default: module.Plots })));

const cards = ["posts", "policies", "seo"] as const;

export function Dashboard({ onGo }: SectionProps) {
  const { t } = useTranslation("admin");
  const published = usePublishedCount();
  const samples = published?.samples ?? 0;
  const stats = [
    { name: "publishedPosts", value: published?.all ?? "--", note: samples > 0 ? t("dashboard.samplesAmong", { count: samples }) : null },
    { name: "activePolicies", value: policyTypes.length, note: null },
    { name: "seoPages", value: seoPages.length, note: null },
  ] as const;
  return (
    <>
      <div className="admin-welcome-words">
        <h2 className="text-title">{t("dashboard.title")}</h2>
        <p className="text-soft">{t("dashboard.lead")}</p>
      </div>
      <ul className="admin-cards">
        {cards.map((card) => {
          const Icon = sectionIcons[card];
          return (
            <li key={card}>
              <button type="button" className="admin-card" onClick={() => onGo(card)}>
                <Icon aria-hidden size={22} strokeWidth={1.75} />
                <span className="admin-card-title display-small display">{t(`dashboard.${card}.title`)}</span>
                <ArrowRight aria-hidden className="admin-card-arrow" size={18} />
                <span className="text-soft">{t(`dashboard.${card}.text`)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <section aria-labelledby="admin-quick-stats">
        <div className="admin-stats-head">
          <h2 id="admin-quick-stats" className="admin-heading">
            {t("dashboard.stats")}
          </h2>
          <button type="button" className="admin-link" onClick={() => onGo("audit")}>
            <History aria-hidden size={18} strokeWidth={1.75} /> {t("dashboard.audit")}
          </button>
        </div>
        <dl className="admin-stats">
          {stats.map(({ name, value, note }) => (
            <div key={name}>
              <dt>{t(`dashboard.${name}`)}</dt>
              <dd>
                {value}
                {note && <span className="admin-stats-note">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Suspense fallback={<Loading />}>
        <Plots />
      </Suspense>
    </>
  );
}

/** The number of posts that readers see, and how many of them are sample posts; `null` until both are loaded. */
function usePublishedCount(): { all: number; samples: number } | null {
  const own = useAdminLoaded("/api/admin/posts?status=published", countSchema).loaded;
  const shown = useAdminLoaded("/api/admin/posts/samples", samplesSchema).loaded;
  if (own.state !== "loaded" || shown.state !== "loaded") return null;
  const samples = shown.value.samples.reduce((count, { posts }) => count + posts.length, 0);
  return { all: own.value.total + samples, samples };
}
