import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { BinHeading } from "./bin-heading.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { SavedFilters } from "./saved-filters.ts";
import { SavedLink } from "./saved-link.tsx";
import { SavedViews } from "./saved-views.tsx";

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
