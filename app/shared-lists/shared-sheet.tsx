import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SharedIdea } from "#shared/answers/shared-lists.ts";
import { SheetFrame } from "../results/sheet-frame.tsx";
import { HeartNames } from "../sharing/heart-names.tsx";
import "../results/tag-actions.css";

interface SharedSheetProps {
  idea: SharedIdea;
  currency: string;
  names: readonly string[];
  isGiven: boolean;
  onHeart: () => void;
  onClose: () => void;
}

/** All that a shared list says of one idea. */
export function SharedSheet({ idea, currency, names, isGiven, onHeart, onClose }: SharedSheetProps) {
  const { t } = useTranslation("sharing");
  return (
    <SheetFrame
      titleId="shared-idea-title"
      idea={idea}
      language={idea.language}
      currency={currency}
      close={t("list.closeSheet")}
      end={<HeartNames names={names} />}
      actions={
        <div className="tag-actions">
          <button type="button" className="tag-action" aria-pressed={isGiven} onClick={onHeart}>
            <Heart aria-hidden size={18} strokeWidth={1.75} />
            {t("list.give")}
          </button>
        </div>
      }
      onClose={onClose}
    />
  );
}
