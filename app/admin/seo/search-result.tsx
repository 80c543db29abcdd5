import { brand } from "#shared/brand.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#shared/locales/locale.ts";
import { ChoiceSwitch } from "../choice-switch.tsx";
import { createMeasure, cutText } from "./shown-width.ts";

const screens = ["desktop", "mobile"] as const;
type Screen = (typeof screens)[number];

interface SearchResultProps {
  title: string;
  description: string;
  address: string;
  language: Locale;
}

/** A preview of the page as a search result, with texts cut as search engines do. */
export function SearchResult({ title, description, address, language }: SearchResultProps) {
  const { t } = useTranslation("adminSeo");
  const [screen, setScreen] = useState<Screen>(() => (matchMedia("(width < 36rem)").matches ? "mobile" : "desktop"));
  const [measure] = useState(createMeasure);
  // On a telephone the lines are counted, not the pixels.
  const shown =
    screen === "desktop"
      ? { title: cutText("metaTitle", title, measure), description: cutText("metaDescription", description, measure) }
      : { title, description };
  return (
    <div className="seo-search">
      <ChoiceSwitch
        label={t("preview.screen")}
        choices={screens.map((value) => ({ value, name: t(`preview.${value}`) }))}
        chosen={screen}
        onChoose={setScreen}
      />
      <div className={`seo-result seo-result-${screen}`}>
        <p className="seo-result-site">
          <img src="/favicon.svg" alt="" width="18" height="18" />
          <span>
            <span className="seo-result-name">{brand.name}</span>
            <span className="seo-result-address">{address}</span>
          </span>
        </p>
        <p className="seo-result-title" lang={language}>
          {shown.title || t("preview.noTitle")}
        </p>
        <p className="seo-result-description" lang={language}>
          {shown.description || t("preview.noDescription")}
        </p>
      </div>
    </div>
  );
}
