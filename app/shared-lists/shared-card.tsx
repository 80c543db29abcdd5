import { useId } from "react";
import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SharedIdea } from "#shared/answers/shared-lists.ts";
import { showPrice } from "../results/show-price.ts";
import { ShopButton } from "../results/shop-button.tsx";
import type { OpenedState } from "../results/use-opened-idea.ts";
import { GiftPicture } from "../ui/gift-picture.tsx";
import { usePageAddress } from "../ui/page-address.ts";
import { PhrasesOfWords } from "../ui/phrases.tsx";
import { HeartNames } from "../sharing/heart-names.tsx";

interface SharedCardProps {
  idea: SharedIdea;
  currency: string;
  /** The part of the address under which the idea is open. */
  hash: string;
  isLead: boolean;
  /** First names of those who gave a heart. */
  names: readonly string[];
  isGiven: boolean;
  onHeart: () => void;
}

const opened: OpenedState = { isOpenedHere: true };

/** An idea of a shared list; its title opens the rest. */
export function SharedCard({ idea, currency, hash, isLead, names, isGiven, onHeart }: SharedCardProps) {
  const { t } = useTranslation(["sharing", "results"]);
  const { locale } = usePageAddress();
  const titleId = useId();
  return (
    <article className={`gift-tag shared-card ${isLead ? "gift-tag-lead" : ""}`} aria-labelledby={titleId}>
      <div className="card-words">
        <h3 id={titleId} lang={idea.language} className={isLead ? "text-title" : "card-title"}>
          <Link to={{ hash }} state={opened} preventScrollReset className="card-link">
            {isLead ? <PhrasesOfWords text={idea.title} locale={idea.language} /> : idea.title}
          </Link>
        </h3>
        {isLead && (
          <p lang={idea.language} className="text-soft">
            {idea.description}
          </p>
        )}
        <HeartNames names={names} />
        <div className="card-foot">
          <p className="tag-price">
            <span className="sr-only">{t("results:priceRange")}: </span>
            <span lang={idea.language}>{showPrice(idea.priceRange, locale)}</span>
          </p>
          {idea.isExperience && <span className="badge">{t("results:experience")}</span>}
          <ShopButton suggestion={idea} currency={currency} isLead={isLead} />
        </div>
      </div>
      <button
        type="button"
        className="card-mark card-like"
        aria-label={t("list.give")}
        aria-describedby={titleId}
        aria-pressed={isGiven}
        onClick={onHeart}
      >
        <Heart aria-hidden size={20} strokeWidth={1.75} />
      </button>
      <div className="card-picture">
        <GiftPicture picture={idea.picture} />
      </div>
    </article>
  );
}
