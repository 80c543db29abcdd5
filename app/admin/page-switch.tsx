import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

interface PageSwitchProps {
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** Buttons to the previous and the next page of a list. */
export function PageSwitch({ onPrevious, onNext }: PageSwitchProps) {
  const { t } = useTranslation("admin");
  if (!onPrevious && !onNext) return null;
  return (
    <nav className="admin-pages" aria-label={t("table.pages")}>
      <button type="button" className="button button-plain" disabled={!onPrevious} onClick={() => onPrevious?.()}>
        <ChevronLeft aria-hidden size={16} /> {t("table.newer")}
      </button>
      <button type="button" className="button button-plain" disabled={!onNext} onClick={() => onNext?.()}>
        {t("table.older")} <ChevronRight aria-hidden size={16} />
      </button>
    </nav>
  );
}
