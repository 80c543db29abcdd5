import { memo, useId, useRef, useState } from "react";
import { Heart, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Rejection } from "#shared/gift-options.ts";
import type { Opinion, Suggestion } from "#shared/answers/suggestion.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { Bow } from "../ui/bow.tsx";
import { PhrasesOfWords, Words } from "../ui/phrases.tsx";
import { Because } from "./because.tsx";
import { GiftPicture } from "../ui/gift-picture.tsx";
import { CardBack } from "./card-back.tsx";
import { ShopButton } from "./shop-button.tsx";
import { showPrice } from "./show-price.ts";
import type { OpenedState } from "./use-opened-idea.ts";

export interface GiftTagProps {
  suggestion: Suggestion;
  request: GiftRequestBody;
  /** The part of the address under which the idea is open. */
  hash: string;
  isLead: boolean;
  /** Whether it is drawn because it has just arrived. */
  isNew: boolean;
  opinion: Opinion | null;
  onOpinion: (title: string, opinion: Opinion | null) => void;
  position: number;
  /** Whether another idea is on its way to this place. */
  isWaiting: boolean;
  onReplace: (position: number, why: Rejection["why"]) => void;
}

const opened: OpenedState = { isOpenedHere: true };

/** The card of an idea; its title opens the rest. Drawn once, not with each idea that follows. */
export const GiftTag = memo(function GiftTag({ suggestion, request, hash, isLead, isNew, opinion, onOpinion, ...turning }: GiftTagProps) {
  const { t } = useTranslation("results");
  const titleId = useId();
  const [isWrapped, setWrapped] = useState(isLead && isNew);
  return (
    <article
      className={`gift-tag ${isLead ? "gift-tag-lead" : ""} ${isNew ? "gift-tag-new" : ""} ${opinion === "disliked" ? "gift-tag-aside" : ""}`}
      aria-labelledby={titleId}
    >
      {isLead && <p className="lead-mark">{t("lead")}</p>}
      <div className="card-words">
        <h3 id={titleId} lang={request.language} className={isLead ? "text-title" : "card-title"}>
          <Link to={{ hash }} state={opened} preventScrollReset data-card={hash} className="card-link">
            {isLead ? (
              <PhrasesOfWords text={suggestion.title} locale={request.language} />
            ) : (
              <Words text={suggestion.title} locale={request.language} />
            )}
          </Link>
        </h3>
        <div className="card-more" lang={request.language}>
          <p>{suggestion.description}</p>
          <p className="card-why">{suggestion.explanation}</p>
        </div>
        {isLead && <Because words={suggestion.because} />}
        <CardFoot suggestion={suggestion} request={request} isLead={isLead} />
      </div>
      <button
        type="button"
        className="card-mark card-like"
        aria-label={t("like")}
        aria-describedby={titleId}
        aria-pressed={opinion === "liked"}
        onClick={() => onOpinion(suggestion.title, opinion === "liked" ? null : "liked")}
      >
        <Heart aria-hidden size={20} strokeWidth={1.75} />
      </button>
      <TurnOver titleId={titleId} {...turning} />
      <div className="card-picture">
        <GiftPicture picture={suggestion.picture} />
        {isWrapped && <Unwrapping onOff={() => setWrapped(false)} />}
      </div>
    </article>
  );
});

/** The button that shows the back of the card. */
function TurnOver({
  titleId,
  position,
  isWaiting,
  onReplace,
}: Pick<GiftTagProps, "position" | "isWaiting" | "onReplace"> & { titleId: string }) {
  const { t } = useTranslation("board");
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setAsking(false);
    button.current?.focus();
  };
  const reject = (why: Rejection["why"]) => {
    setAsking(false);
    onReplace(position, why);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="card-mark card-reject"
        aria-label={t("reject.action")}
        aria-describedby={titleId}
        onClick={() => setAsking(true)}
      >
        <X aria-hidden size={20} strokeWidth={1.75} />
      </button>
      {(isAsking || isWaiting) && <CardBack key={String(isWaiting)} isWaiting={isWaiting} onReject={reject} onKeep={keep} />}
    </>
  );
}

function CardFoot({ suggestion, request, isLead }: Pick<GiftTagProps, "suggestion" | "request" | "isLead">) {
  const { t } = useTranslation("results");
  const { locale } = usePageAddress();
  const { priceRange, isExperience } = suggestion;
  return (
    <div className="card-foot">
      <p className="tag-price">
        <span className="sr-only">{t("priceRange")}: </span>
        <span lang={request.language}>{showPrice(priceRange, locale)}</span>
      </p>
      {isExperience && <span className="badge">{t("experience")}</span>}
      <ShopButton suggestion={suggestion} currency={request.currency} isLead={isLead} />
    </div>
  );
}

/** The paper that comes off the first idea, once. */
function Unwrapping({ onOff }: { onOff: () => void }) {
  return (
    <div className="unwrapping" aria-hidden="true" onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onOff()}>
      <i />
      <i />
      <Bow />
    </div>
  );
}
