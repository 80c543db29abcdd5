import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Opinion, Suggestion } from "#shared/answers/suggestion.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { Dialog } from "../ui/dialog.tsx";
import { PhrasesOfWords } from "../ui/phrases.tsx";
import { Because } from "./because.tsx";
import { HowToChoose } from "./how-to-choose.tsx";
import { GiftPicture } from "../ui/gift-picture.tsx";
import { OtherShops } from "./other-shops.tsx";
import { SearchTerms } from "./search-terms.tsx";
import { showPrice } from "./show-price.ts";
import { TagActions } from "./tag-actions.tsx";
import { TagString } from "../ui/tag-string.tsx";
import "./idea-sheet.css";

interface IdeaSheetProps {
  suggestion: Suggestion;
  /** Of its texts. */
  language: string;
  currency: string;
  opinion: Opinion | null;
  onOpinion: (opinion: Opinion | null) => void;
  onClose: () => void;
}

const titleId = "idea-sheet-title";

/** All that is known of one idea, on a tag as large as a sheet. */
export function IdeaSheet({ suggestion, language, currency, opinion, onOpinion, onClose }: IdeaSheetProps) {
  const { t } = useTranslation(["board", "results", "saved"]);
  const { locale } = usePageAddress();
  return (
    <Dialog titleId={titleId} className="idea-sheet" onClose={onClose}>
      <TagString />
      <div className="tag-shape">
        <button type="button" className="sheet-close" aria-label={t("sheet.close")} onClick={onClose}>
          <X aria-hidden size={22} strokeWidth={1.75} />
        </button>
        <div className="sheet-picture">
          <GiftPicture picture={suggestion.picture} />
        </div>
        <div className="sheet-words">
          <h2 id={titleId} lang={language} className="text-title">
            <PhrasesOfWords text={suggestion.title} locale={language} />
          </h2>
          <p className="tag-price">
            <span className="sr-only">{t("results:priceRange")}: </span>
            <span lang={language}>{showPrice(suggestion.priceRange, locale)}</span>
          </p>
          <p className="tag-facts">
            <span lang={language}>{suggestion.category}</span>
            {suggestion.isExperience && <span className="badge">{t("results:experience")}</span>}
          </p>
          <p lang={language}>{suggestion.description}</p>
          <section className="sheet-part">
            <h3>{t("results:why")}</h3>
            <p lang={language}>{suggestion.explanation}</p>
            <Because words={suggestion.because} />
          </section>
          <HowToChoose suggestion={suggestion} />
          <section className="sheet-part">
            <h3>{t("sheet.find")}</h3>
            <SearchTerms suggestion={suggestion} currency={currency} language={language} />
            <OtherShops suggestion={suggestion} currency={currency} />
          </section>
          <p className="sheet-source">{t(`saved:round.source.${suggestion.source}`)}</p>
        </div>
        <TagActions suggestion={suggestion} currency={currency} opinion={opinion} onOpinion={onOpinion} />
      </div>
    </Dialog>
  );
}
