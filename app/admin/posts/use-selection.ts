import { useState } from "react";
import type { PostRow } from "#shared/answers/admin-posts.ts";

/** Which of the posts that are shown are selected. One that leaves the page is selected no more. */
export function useSelection(posts: readonly PostRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = posts.filter(({ id }) => ids.has(id));
  const isAll = posts.length > 0 && chosen.length === posts.length;
  return {
    chosen,
    isAll,
    has: ({ id }: PostRow) => ids.has(id),
    toggle: ({ id }: PostRow) => setIds(new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id])),
    toggleAll: () => setIds(new Set(isAll ? [] : posts.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
