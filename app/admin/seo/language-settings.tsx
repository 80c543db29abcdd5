import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SeoPage } from "#shared/content-options.ts";
import { seoListSchema, type SavedSeo } from "#shared/answers/admin-seo.ts";
import { LoadFailure } from "../load-failure.tsx";
import type { Messages } from "../notice.tsx";
import { Loading } from "../spinner.tsx";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import { PageList } from "./page-list.tsx";
import { PagePanel } from "./page-panel.tsx";
import type { SeoChoice } from "./seo-choice.ts";

interface LanguageSettingsProps {
  choice: SeoChoice;
  messages: Messages;
  onChoosePage: (page: SeoPage) => void;
}

/** The list of pages and the settings of the chosen one, in one language. */
export function LanguageSettings({ choice, messages, onChoosePage }: LanguageSettingsProps) {
  const { t } = useTranslation("adminSeo");
  const { loaded, reload, reason } = useAdminLoaded(`/api/admin/seo?language=${choice.language}`, seoListSchema);
  const { find, keep, isKnown } = useKnownSettings(loaded.state === "loaded" ? loaded.value : null);
  return (
    <>
      {loaded.state === "failed" && <LoadFailure text={t("failedToLoad")} reason={reason} onRetry={reload} />}
      <div className="seo-columns">
        <PageList chosen={choice.page} hasSettings={(page) => find(page) !== null} onChoose={onChoosePage} />
        {isKnown && (
          <PagePanel
            key={choice.page}
            choice={choice}
            saved={find(choice.page)}
            messages={messages}
            onSaved={(settings) => keep(choice.page, settings)}
            onLeft={reload}
          />
        )}
        {!isKnown && loaded.state === "loading" && <Loading />}
      </div>
    </>
  );
}

type Listed = { pages: { page: SeoPage; settings: SavedSeo | null }[] } | null;

/** The latest known settings of each page, which stay visible whatever happens to the next load. */
function useKnownSettings(loaded: Listed) {
  const [listed, setListed] = useState<Listed>(null);
  const [kept, setKept] = useState<Partial<Record<SeoPage, SavedSeo>>>({});
  if (loaded && loaded !== listed) setListed(loaded);
  const find = (page: SeoPage): SavedSeo | null => {
    const found = listed?.pages.find((entry) => entry.page === page)?.settings ?? null;
    const own = kept[page] ?? null;
    if (!found || !own) return found ?? own;
    return own.revision > found.revision ? own : found;
  };
  const keep = (page: SeoPage, settings: SavedSeo) => setKept((others) => ({ ...others, [page]: settings }));
  return { find, keep, isKnown: listed !== null };
}
