import { useState } from "react";
import { postStatuses, type PostStatus } from "#shared/content-options.ts";
import { postPageSchema } from "#shared/answers/admin-posts.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { postSorts, type PostSort } from "#shared/post-query.ts";
import { useCursors } from "../use-cursors.ts";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";

export interface PostFilter {
  search: string;
  status: PostStatus | "";
  language: Locale | "";
  tag: string;
  isBin: boolean;
  sort: PostSort;
}

const firstFilter: PostFilter = { search: "", status: "", language: "", tag: "", isBin: false, sort: "-createdAt" };
const typingPauseMs = 250;

/** The list of posts with its search, sorting and pages (by cursor). */
export function usePostList() {
  const [filter, setFilter] = useState(firstFilter);
  const { cursor, reset, previous, findNext } = useCursors();
  const search = useDebouncedValue(filter.search, typingPauseMs);
  const { loaded, reload, reason } = useAdminLoaded(buildPath({ ...filter, search }, cursor), postPageSchema);
  const change = (changes: Partial<PostFilter>) => {
    setFilter({ ...filter, ...changes });
    reset();
  };
  const page = loaded.state === "failed" ? null : loaded.value;
  return {
    filter,
    change,
    loaded,
    reason,
    page,
    reload,
    previous,
    next: findNext(page?.nextCursor ?? null),
  };
}

export function parseStatus(text: string): PostStatus | "" {
  return postStatuses.find((status) => status === text) ?? "";
}

/** The order of the API for a column of the table; `null` for columns that have none. */
export function findSort(column: string, isDescending: boolean): PostSort | null {
  return postSorts.find((sort) => sort === (isDescending ? `-${column}` : column)) ?? null;
}

function buildPath({ search, status, language, tag, isBin, sort }: PostFilter, cursor: string | null): string {
  const query = new URLSearchParams({ sort });
  if (search.trim()) query.set("search", search.trim());
  if (status) query.set("status", status);
  if (language) query.set("language", language);
  if (tag) query.set("tag", tag);
  if (isBin) query.set("bin", "true");
  if (cursor) query.set("cursor", cursor);
  return `/api/admin/posts?${query.toString()}`;
}
