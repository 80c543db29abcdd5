import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { noFilters, writeFilters, type SavedFilters } from "./saved-filters.ts";

/** Leads to another view of the saved ideas. */
export function SavedLink({ filters, children }: { filters: Partial<SavedFilters>; children: React.ReactNode }) {
  const { locale } = usePageAddress();
  const search = writeFilters({ ...noFilters, ...filters }).toString();
  return (
    <Link className="saved-other text-small" to={{ pathname: localizePath(locale, "/saved"), search }}>
      {children}
    </Link>
  );
}
