import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { hasFilters, type SavedFilters } from "./saved-filters.ts";
import { DrawerDrawing } from "../ui/empty-drawing.tsx";

/** What is said where the list is empty: by what was looked for, or what was looked at. */
export function Nothing({ filters, onClear }: { filters: SavedFilters; onClear: () => void }) {
  if (hasFilters(filters)) return <NothingFound onClear={onClear} />;
  if (filters.view === "liked") return <NothingLiked />;
  return filters.view === "bin" ? <NothingBinned /> : <NothingSaved />;
}

function NothingSaved() {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  return (
    <div className="saved-invitation">
      <DrawerDrawing />
      <div className="stack">
        <h2 className="text-title">{t("empty.title")}</h2>
        <p className="measure text-lead text-soft">{t("empty.text")}</p>
        <Link className="button button-ribbon" to={localizePath(locale, "/#gift-form")}>
          {t("empty.action")}
        </Link>
      </div>
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation("saved");
  return (
    <div className="saved-message">
      <h2 className="text-title">{t("nothing.title")}</h2>
      <p className="measure text-soft">{t("nothing.text")}</p>
      <button type="button" className="button button-plain" onClick={onClear}>
        {t("filters.clear")}
      </button>
    </div>
  );
}

function NothingLiked() {
  const { t } = useTranslation("saved");
  return (
    <div className="saved-message">
      <h2 className="text-title">{t("nothingLiked.title")}</h2>
      <p className="measure text-soft">{t("nothingLiked.text")}</p>
    </div>
  );
}

function NothingBinned() {
  const { t } = useTranslation("saved");
  return <p className="saved-message">{t("bin.empty")}</p>;
}
