import { Check, Copy, Heart, Share2, ThumbsDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Opinion, Suggestion } from "#shared/answers/suggestion.ts";
import { getCurrency } from "../gift-form/gift-fields.ts";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { useCopied } from "../ui/use-copied.ts";
import { buildShopSearch, getShop } from "./shop-search.ts";
import { useShops } from "./use-shops.ts";
import "./tag-actions.css";

interface TagActionsProps {
  suggestion: Suggestion;
  currency: string;
  opinion: Opinion | null;
  onOpinion: (opinion: Opinion | null) => void;
}

export function TagActions({ suggestion, currency, opinion, onOpinion }: TagActionsProps) {
  const { t } = useTranslation("results");
  const { locale } = usePageAddress();
  const { isCopied, copy } = useCopied();
  const shared = useCopied();
  const shops = useShops();
  const named = `${suggestion.title} (${suggestion.priceRange})\n${suggestion.description}`;
  const share = async () => {
    const url = getIdeaUrl();
    if (!("share" in navigator)) {
      await shared.copy(`${named}\n${url}`);
      return;
    }
    // Rejected when the visitor cancels.
    await navigator.share({ title: t("shareText"), text: named, url }).catch(() => undefined);
  };
  /** Where the idea is found, without the tag that pays the operator: to a friend it is no advertisement. */
  const getIdeaUrl = () => {
    const [term] = suggestion.searchTerms;
    const { name, address } = getShop(getCurrency(currency), suggestion, shops);
    return term === undefined ? location.origin + localizePath(locale, "/") : buildShopSearch({ name, address }, term);
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
      <button type="button" className="tag-action" onClick={() => void copy(`${named}\n${suggestion.explanation}`)}>
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
