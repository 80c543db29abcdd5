import { Plus, Trash2 } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyPlace } from "../empty-place.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { Notice, useNotice } from "../notice.tsx";
import { PageSwitch } from "../page-switch.tsx";
import { useShortcuts } from "../shortcuts.tsx";
import { Loading } from "../spinner.tsx";
import { PostTable } from "./post-table.tsx";
import { PostTools } from "./post-tools.tsx";
import { usePostActions } from "./use-post-actions.ts";
import { usePostList, type PostFilter } from "./use-post-list.ts";
import "./posts.css";

// The editor is by far the largest part of the back-office, so it is loaded when it is opened.
const PostEditor = lazy(() => import("./post-editor.tsx").then((module) => ({ default: module.PostEditor })));

/** The blog manager: a table of posts, and the editor over it. */
export function Posts() {
  const { t } = useTranslation("adminPosts");
  const list = usePostList();
  const messages = useNotice();
  const [edited, setEdited] = useState<{ id: string | null } | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const { remove, restore } = usePostActions({ ...messages, onChanged: list.reload });
  const isEmpty = list.page?.posts.length === 0;
  const open = (id: string | null) => {
    messages.clear();
    setEdited({ id });
  };
  useShortcuts([
    { keys: "n", run: () => open(null) },
    { keys: "/", run: () => search.current?.focus() },
  ]);
  return (
    <>
      <div className="posts-head">
        <PostTools filter={list.filter} onChange={list.change} search={search} />
        <div className="posts-head-actions">
          <button
            type="button"
            className="button button-plain"
            aria-pressed={list.filter.isBin}
            onClick={() => list.change({ isBin: !list.filter.isBin })}
          >
            <Trash2 aria-hidden size={16} /> {t(list.filter.isBin ? "list.leaveBin" : "list.showBin")}
          </button>
          <button type="button" className="button admin-button" onClick={() => open(null)}>
            <Plus aria-hidden size={18} /> {t("list.new")}
          </button>
        </div>
      </div>
      <Notice notice={messages.notice} onDismiss={messages.clear} />
      {list.loaded.state === "failed" && <LoadFailure text={t("failedToLoad", { reason: list.reason })} onRetry={list.reload} />}
      {list.loaded.state === "loading" && !list.page && <Loading />}
      {isEmpty && <NoPosts filter={list.filter} onChange={list.change} onWrite={() => open(null)} />}
      {list.page && !isEmpty && (
        <PostTable
          posts={list.page.posts}
          isBin={list.filter.isBin}
          isStale={list.loaded.state === "loading"}
          sort={list.filter.sort}
          onSort={(sort) => list.change({ sort })}
          onEdit={(post) => open(post.id)}
          onDelete={(post) => void remove(post)}
          onRestore={(post) => void restore(post)}
        />
      )}
      <PageSwitch onPrevious={list.previous} onNext={list.next} />
      {edited && (
        <Suspense fallback={<Loading />}>
          <PostEditor
            postId={edited.id}
            onSaved={(text) => {
              messages.succeed(text);
              list.reload();
            }}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface NoPostsProps {
  filter: PostFilter;
  onChange: (changes: Partial<PostFilter>) => void;
  onWrite: () => void;
}

function NoPosts({ filter: { isBin, search, status }, onChange, onWrite }: NoPostsProps) {
  const { t } = useTranslation("adminPosts");
  if (search || (status && !isBin)) {
    const showAll = { label: t("list.showAll"), run: () => onChange({ search: "", status: "" }) };
    return <EmptyPlace title={t("list.emptySearch")} text={t("list.emptySearchHint")} action={showAll} />;
  }
  if (isBin) return <EmptyPlace title={t("list.emptyBin")} text={t("list.emptyBinHint")} />;
  return <EmptyPlace title={t("list.empty")} text={t("list.emptyHint")} action={{ label: t("list.writeFirst"), run: onWrite }} />;
}
