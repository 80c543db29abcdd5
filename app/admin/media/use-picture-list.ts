import { useState } from "react";
import { picturePageSchema } from "#shared/answers/admin-media.ts";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import { useCursors } from "../use-cursors.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";

const typingPauseMs = 250;

/** The library of pictures with its search and pages. */
export function usePictureList() {
  const [search, setSearch] = useState("");
  const { cursor, reset, previous, findNext } = useCursors();
  const settled = useDebouncedValue(search, typingPauseMs);
  const { loaded, reload, reason } = useAdminLoaded(buildPath(settled.trim(), cursor), picturePageSchema);
  const page = loaded.state === "failed" ? null : loaded.value;
  return {
    search,
    change: (text: string) => {
      setSearch(text);
      reset();
    },
    loaded,
    reason,
    pictures: page?.pictures ?? null,
    reload,
    previous,
    next: findNext(page?.nextCursor ?? null),
  };
}

export type PictureList = ReturnType<typeof usePictureList>;

function buildPath(search: string, cursor: string | null): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(cursor !== null && { cursor }) });
  return `/api/admin/media?${query.toString()}`;
}
