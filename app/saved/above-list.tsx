import { ArrowLeft, Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FilterBar } from "./filter-bar.tsx";
import { type SavedFilters, writeFilters } from "./saved-filters.ts";
import { SavedLink } from "./saved-link.tsx";
import { useEffect, useRef } from "react";
import { limits } from "#shared/limits.ts";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";

interface AboveListProps {
  filters: SavedFilters;
  hasNothing: boolean;
  onChange: (filters: SavedFilters, step: "replace" | "push") => void;
}

/** The choice of view and filters; above the bin, and above one round alone, the way back. */
export function AboveList({ filters, hasNothing, onChange }: AboveListProps) {
  if (filters.view === "bin")
    return (
      <>
        <BackLink />
        <BinHeading />
      </>
    );
  if (filters.round !== null) return <BackLink />;
  if (hasNothing) return null;
  return (
    <div className="saved-bar">
      <SavedViews filters={filters} />
      <FilterBar filters={filters} onChange={onChange} />
    </div>
  );
}

function BackLink() {
  const { t } = useTranslation("saved");
  return (
    <SavedLink filters={{}}>
      <ArrowLeft aria-hidden size={17} strokeWidth={1.75} />
      {t("views.back")}
    </SavedLink>
  );
}

/** Takes the focus, as it stands where another view was. */
function BinHeading() {
  const { t } = useTranslation("saved");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <h2 ref={title} tabIndex={-1} className="text-title">
        {t("bin.title")}
      </h2>
      <p className="text-soft">{t("bin.lead", { days: limits.binDays })}</p>
    </header>
  );
}

/** All rounds, or the ideas that were liked. */
function SavedViews({ filters }: { filters: SavedFilters }) {
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
