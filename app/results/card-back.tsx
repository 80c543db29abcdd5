import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { rejectionReasons, type Rejection } from "#shared/gift-options.ts";
import "./card-back.css";

interface CardBackProps {
  isWaiting: boolean;
  onReject: (why: Rejection["why"]) => void;
  onKeep: () => void;
}

/** The back of a card, which asks why the idea is none; then another comes in its place. */
export function CardBack({ isWaiting, onReject, onKeep }: CardBackProps) {
  const { t } = useTranslation("board");
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    question.current?.focus({ preventScroll: true });
    // All of the card, above the bar that covers the lower end of a telephone.
    question.current?.parentElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc, for the buttons inside
    <fieldset className="card-back" aria-label={t("reject.question")} onKeyDown={({ key }) => key === "Escape" && onKeep()}>
      <p ref={question} tabIndex={-1} className="text-strong">
        {t(isWaiting ? "reject.waiting" : "reject.question")}
      </p>
      {!isWaiting && (
        <div className="card-reasons">
          {rejectionReasons.map((why) => (
            <button key={why} type="button" className="chip chip-reason" onClick={() => onReject(why)}>
              {t(`reject.${why}`)}
            </button>
          ))}
          <button type="button" className="chip chip-offered" onClick={onKeep}>
            {t("reject.keep")}
          </button>
        </div>
      )}
    </fieldset>
  );
}
