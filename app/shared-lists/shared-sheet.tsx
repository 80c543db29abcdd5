import { Heart, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SharedIdea } from "#shared/answers/shared-lists.ts";
import { HowToChoose } from "../results/how-to-choose.tsx";
import { OtherShops } from "../results/other-shops.tsx";
import { SearchTerms } from "../results/search-terms.tsx";
import { showPrice } from "../results/show-price.ts";
import { Dialog } from "../ui/dialog.tsx";
import { GiftPicture } from "../ui/gift-picture.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { PhrasesOfWords } from "../ui/phrases.tsx";
import { TagString } from "../ui/tag-string.tsx";
import { HeartNames } from "../sharing/heart-names.tsx";
import "../results/idea-sheet.css";
import "../results/tag-actions.css";

interface SharedSheetProps {
  idea: SharedIdea;
  currency: string;
  names: readonly string[];
  isGiven: boolean;
  onHeart: () => void;
  onClose: () => void;
}

const titleId = "shared-idea-title";

/** All that a shared list says of one idea, on a tag as large as a sheet. */
export function SharedSheet({ idea, currency, names, isGiven, onHeart, onClose }: SharedSheetProps) {
  const { t } = useTranslation(["sharing", "results", "board"]);
  const { locale } = usePageAddress();
  return (
    <Dialog titleId={titleId} className="idea-sheet" onClose={onClose}>
      <TagString />
      <div className="tag-shape">
        <button type="button" className="sheet-close" aria-label={t("list.closeSheet")} onClick={onClose}>
          <X aria-hidden size={22} strokeWidth={1.75} />
        </button>
        <div className="sheet-picture">
          <GiftPicture picture={idea.picture} />
        </div>
        <div className="sheet-words">
          <h2 id={titleId} lang={idea.language} className="text-title">
            <PhrasesOfWords text={idea.title} locale={idea.language} />
          </h2>
          <p className="tag-price">
            <span className="sr-only">{t("results:priceRange")}: </span>
            <span lang={idea.language}>{showPrice(idea.priceRange, locale)}</span>
          </p>
          <p className="tag-facts">
            <span lang={idea.language}>{idea.category}</span>
            {idea.isExperience && <span className="badge">{t("results:experience")}</span>}
          </p>
          <p lang={idea.language}>{idea.description}</p>
          <HowToChoose suggestion={idea} />
          <section className="sheet-part">
            <h3>{t("board:sheet.find")}</h3>
            <SearchTerms suggestion={idea} currency={currency} language={idea.language} />
            <OtherShops suggestion={idea} currency={currency} />
          </section>
          <HeartNames names={names} />
        </div>
        <div className="tag-actions">
          <button type="button" className="tag-action" aria-pressed={isGiven} onClick={onHeart}>
            <Heart aria-hidden size={18} strokeWidth={1.75} />
            {t("list.give")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
