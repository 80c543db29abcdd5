import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SharedIdea } from "#shared/answers/shared-lists.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { Dialog } from "../ui/dialog.tsx";
import { GiftPicture } from "../ui/gift-picture.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { PhrasesOfWords } from "../ui/phrases.tsx";
import { TagString } from "../ui/tag-string.tsx";
import { HowToChoose } from "./how-to-choose.tsx";
import { OtherShops } from "./other-shops.tsx";
import { SearchTerms } from "./search-terms.tsx";
import { showPrice } from "./show-price.ts";
import "./idea-sheet.css";

interface SheetFrameProps {
  titleId: string;
  idea: Suggestion | SharedIdea;
  /** Of its texts. */
  language: string;
  currency: string;
  /** What the button says that closes it. */
  close: string;
  why?: React.ReactNode;
  /** The last words. */
  end: React.ReactNode;
  actions: React.ReactNode;
  onClose: () => void;
}

/** What every reader learns of one idea, on a tag as large as a sheet. */
export function SheetFrame({ titleId, idea, language, currency, close, why, end, actions, onClose }: SheetFrameProps) {
  const { t } = useTranslation(["board", "results"]);
  const { locale } = usePageAddress();
  return (
    <Dialog titleId={titleId} className="idea-sheet" onClose={onClose}>
      <TagString />
      <div className="tag-shape">
        <button type="button" className="sheet-close" aria-label={close} onClick={onClose}>
          <X aria-hidden size={22} strokeWidth={1.75} />
        </button>
        <div className="sheet-picture">
          <GiftPicture picture={idea.picture} />
        </div>
        <div className="sheet-words">
          <h2 id={titleId} lang={language} className="text-title">
            <PhrasesOfWords text={idea.title} locale={language} />
          </h2>
          <p className="tag-price">
            <span className="sr-only">{t("results:priceRange")}: </span>
            <span lang={language}>{showPrice(idea.priceRange, locale)}</span>
          </p>
          <p className="tag-facts">
            <span lang={language}>{idea.category}</span>
            {idea.isExperience && <span className="badge">{t("results:experience")}</span>}
          </p>
          <p lang={language}>{idea.description}</p>
          {why}
          <HowToChoose suggestion={idea} />
          <section className="sheet-part">
            <h3>{t("sheet.find")}</h3>
            <SearchTerms suggestion={idea} currency={currency} language={language} />
            <OtherShops suggestion={idea} currency={currency} />
          </section>
          {end}
        </div>
        {actions}
      </div>
    </Dialog>
  );
}
