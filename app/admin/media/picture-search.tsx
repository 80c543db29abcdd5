import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import { EmptyPlace } from "../empty-place.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { PageSwitch } from "../page-switch.tsx";
import { Loading } from "../spinner.tsx";
import { PictureGrid } from "./picture-grid.tsx";
import type { PictureList } from "./use-picture-list.ts";
import type { Picture } from "#shared/answers/admin-media.ts";

interface PictureSearchProps {
  list: PictureList;
  chosenId?: string | null;
  onPress: (picture: Picture) => void;
}

/** The library: its search, one page of it, and the way to the others. */
export function PictureSearch({ list, chosenId, onPress }: PictureSearchProps) {
  const { t } = useTranslation("adminMedia");
  const { pictures, loaded, search } = list;
  const isStale = loaded.state === "loading";
  return (
    <div className="media-search">
      <search className="posts-search">
        <Search aria-hidden size={17} />
        <input
          type="search"
          className="field"
          aria-label={t("search")}
          placeholder={t("search")}
          maxLength={limits.listItem}
          value={search}
          onChange={(event) => list.change(event.target.value)}
          onKeyDown={(event) => {
            // Inside of the editor's form it must not save.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      </search>
      {loaded.state === "failed" && <LoadFailure text={t("failedToLoad", { reason: list.reason })} onRetry={list.reload} />}
      {isStale && !pictures && <Loading />}
      {pictures?.length === 0 &&
        (search.trim() ? (
          <EmptyPlace title={t("emptySearch")} text={t("emptySearchHint")} action={{ label: t("showAll"), run: () => list.change("") }} />
        ) : (
          <EmptyPlace title={t("empty")} text={t("emptyHint")} />
        ))}
      {pictures && pictures.length > 0 && (
        <PictureGrid pictures={pictures} isStale={isStale} onPress={onPress} {...(chosenId !== undefined && { chosenId })} />
      )}
      <PageSwitch onPrevious={list.previous} onNext={list.next} />
    </div>
  );
}
