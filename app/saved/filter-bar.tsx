import { Search } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { occasions } from "#shared/gift-options.ts";
import { longestSearch, type SavedFilters } from "./saved-filters.ts";

interface FilterBarProps {
  filters: SavedFilters;
  /** `push` for a choice, which the back button undoes; `replace` while a word is being typed. */
  onChange: (filters: SavedFilters, step: "replace" | "push") => void;
}

/** Memoised, so that a change of the list below does not render its many options. */
export const FilterBar = memo(function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation("saved");
  const { t: option } = useTranslation("options");
  return (
    <search className="filter-bar" aria-label={t("filters.label")}>
      <SearchField filters={filters} onChange={onChange} />
      <select
        className="field filter-occasion"
        aria-label={t("filters.occasion")}
        value={filters.occasion ?? ""}
        onChange={(event) => onChange({ ...filters, occasion: occasions.find((value) => value === event.target.value) ?? null }, "push")}
      >
        <option value="">{t("filters.anyOccasion")}</option>
        {occasions.map((value) => (
          <option key={value} value={value}>
            {option(`occasion.${value}`)}
          </option>
        ))}
      </select>
    </search>
  );
});

const pauseBeforeSearchMs = 300;

/** Searches when typing pauses, at once on Enter, and never during an input method's composition. */
function SearchField({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation("saved");
  const [typed, setTyped] = useState(filters.search);
  const sent = useRef(filters.search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // The back and forward buttons and 'show everything' change the filter from outside.
    if (filters.search !== sent.current) setTyped(filters.search);
    sent.current = filters.search;
  }, [filters.search]);
  useEffect(() => () => clearTimeout(pause.current), []);
  const search = (text: string) => {
    clearTimeout(pause.current);
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    onChange({ ...filters, search: text.trim() }, "replace");
  };
  const searchSoon = (text: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => search(text), pauseBeforeSearchMs);
  };
  return (
    <div className="filter-search">
      <Search aria-hidden size={18} strokeWidth={1.75} />
      <input
        type="search"
        className="field"
        aria-label={t("filters.search")}
        placeholder={t("filters.searchHint")}
        maxLength={longestSearch}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => {
          setTyped(event.target.value);
          if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) searchSoon(event.target.value);
        }}
        onCompositionEnd={(event) => searchSoon(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") search(typed);
        }}
      />
    </div>
  );
}
