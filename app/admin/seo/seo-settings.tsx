import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageAddress } from "../../ui/page-address.ts";
import { Notice, useNotice } from "../notice.tsx";
import { useGuard } from "../unsaved-changes.tsx";
import { LanguageChoice } from "../language-choice.tsx";
import { LanguageSettings } from "./language-settings.tsx";
import { recallChoice, rememberChoice, type SeoChoice } from "./seo-choice.ts";
import "./seo.css";

/** The settings of the five pages for search engines and social networks, in each language. */
export function SeoSettings() {
  const { t } = useTranslation("adminSeo");
  const { locale } = usePageAddress();
  const { mayLeave } = useGuard();
  const [choice, setChoice] = useState(() => recallChoice(locale));
  const messages = useNotice();
  const choose = async (next: SeoChoice) => {
    const isOther = next.page !== choice.page || next.language !== choice.language;
    if (!isOther || !(await mayLeave())) return;
    rememberChoice(next);
    messages.clear();
    setChoice(next);
  };
  return (
    <>
      <div className="seo-notice">
        <Notice notice={messages.notice} onDismiss={messages.clear} />
      </div>
      <div className="seo-head">
        <p className="admin-soft">{t("lead")}</p>
        <LanguageChoice label={t("language")} chosen={choice.language} onChoose={(language) => void choose({ ...choice, language })} />
      </div>
      <LanguageSettings
        key={choice.language}
        choice={choice}
        messages={messages}
        onChoosePage={(page) => void choose({ ...choice, page })}
      />
    </>
  );
}
