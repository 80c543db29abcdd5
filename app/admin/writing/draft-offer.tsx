import { useTranslation } from "react-i18next";
import { usePageAddress } from "../../ui/page-address.ts";
import { formatInstant } from "../../ui/format-date.ts";
import "./editor.css";

interface DraftOfferProps {
  keptAt: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the unsaved changes of an earlier visit. */
export function DraftOffer({ keptAt, onRestore, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation("adminWriting");
  const { locale } = usePageAddress();
  return (
    <output className="admin-notice editor-draft">
      <p>{t("draft.found", { when: formatInstant(keptAt, locale) })}</p>
      <button type="button" className="button button-plain" onClick={onRestore}>
        {t("draft.restore")}
      </button>
      <button type="button" className="button button-quiet" onClick={onDiscard}>
        {t("draft.discard")}
      </button>
    </output>
  );
}
