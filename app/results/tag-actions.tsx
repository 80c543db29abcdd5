import { Check, Copy, Heart, Share2, ThumbsDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Opinion, Suggestion } from "#shared/answers/suggestion.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { useCopied } from "../ui/use-copied.ts";
import "./tag-actions.css";

interface TagActionsProps {
  suggestion: Suggestion;
  opinion: Opinion | null;
  onOpinion: (opinion: Opinion | null) => void;
}

export function TagActions({ suggestion, opinion, onOpinion }: TagActionsProps) {
  const { t } = useTranslation("results");
  const { locale } = usePageAddress();
  const { isCopied, copy } = useCopied();
  const shared = useCopied();
  const text = `${suggestion.title} (${suggestion.priceRange})\n${suggestion.description}\n${suggestion.explanation}`;
  const share = async () => {
    const url = location.origin + localizePath(locale, "/");
    if (!("share" in navigator)) {
      await shared.copy(`${text}\n${url}`);
      return;
    }
    // Rejected when the visitor cancels.
    await navigator.share({ title: t("shareText"), text, url }).catch(() => undefined);
  };
  const toggle = (wanted: Opinion) => onOpinion(opinion === wanted ? null : wanted);
  return (
    <fieldset className="tag-actions" aria-label={t("actionsFor", { title: suggestion.title })}>
      <button type="button" className="tag-action" aria-pressed={opinion === "liked"} onClick={() => toggle("liked")}>
        <Heart aria-hidden size={18} strokeWidth={1.75} />
        {t("like")}
      </button>
      <button
        type="button"
        className="tag-action tag-action-reject"
        aria-pressed={opinion === "disliked"}
        onClick={() => toggle("disliked")}
      >
        <ThumbsDown aria-hidden size={18} strokeWidth={1.75} />
        {t("dislike")}
      </button>
      <button type="button" className="tag-action" onClick={() => void copy(text)}>
        {isCopied ? <Check aria-hidden size={18} strokeWidth={1.75} /> : <Copy aria-hidden size={18} strokeWidth={1.75} />}
        <span aria-live="polite">{isCopied ? t("copied") : t("copy")}</span>
      </button>
      <button type="button" className="tag-action" onClick={() => void share()}>
        {shared.isCopied ? <Check aria-hidden size={18} strokeWidth={1.75} /> : <Share2 aria-hidden size={18} strokeWidth={1.75} />}
        <span aria-live="polite">{shared.isCopied ? t("copied") : t("share")}</span>
      </button>
    </fieldset>
  );
}
