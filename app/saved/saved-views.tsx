import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { writeFilters, type SavedFilters } from "./saved-filters.ts";

/** All rounds, or the ideas that were liked. */
export function SavedViews({ filters }: { filters: SavedFilters }) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const linkTo = (view: SavedFilters["view"]) => ({
    pathname: localizePath(locale, "/saved"),
    search: writeFilters({ ...filters, round: null, view }).toString(),
  });
  return (
    <nav className="saved-views" aria-label={t("views.label")}>
      <Link to={linkTo("rounds")} preventScrollReset aria-current={filters.view === "rounds" ? "true" : undefined}>
        {t("views.rounds")}
      </Link>
      <Link to={linkTo("liked")} preventScrollReset aria-current={filters.view === "liked" ? "true" : undefined}>
        <Heart aria-hidden size={17} strokeWidth={1.75} />
        {t("views.liked")}
      </Link>
    </nav>
  );
}
