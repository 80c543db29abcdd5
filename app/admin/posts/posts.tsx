import { Plus, Trash2 } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyPlace } from "../empty-place.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { Notice, useNotice } from "../notice.tsx";
import { PageSwitch } from "../page-switch.tsx";
import { useShortcuts } from "../shortcuts.tsx";
import { Loading } from "../spinner.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { PostTable } from "./post-table.tsx";
import { PostTools } from "./post-tools.tsx";
import { usePostActions } from "./use-post-actions.ts";
import { usePostList, type PostFilter } from "./use-post-list.ts";
import { SamplePosts } from "./sample-posts.tsx";
import { useSelection } from "./use-selection.ts";
import "./many-posts.css";
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
  const actions = usePostActions({
    ...messages,
    onChanged: list.reload,
    onCopied: (id) => setEdited({ id }),
  });
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
      <PostsHead list={list} search={search} onWrite={() => open(null)} />
      <Notice notice={messages.notice} onDismiss={messages.clear} />
      <SamplePosts {...messages} isBin={list.filter.isBin} posts={list.page} onChanged={list.reload} />
      {list.loaded.state === "failed" && <LoadFailure text={t("failedToLoad", { reason: list.reason })} onRetry={list.reload} />}
      {list.loaded.state === "loading" && !list.page && <Loading />}
      {isEmpty && <NoPosts filter={list.filter} onChange={list.change} onWrite={() => open(null)} />}
      {list.page && !isEmpty && <ListedPosts list={list} onEdit={open} actions={actions} />}
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

interface PostsHeadProps {
  list: ReturnType<typeof usePostList>;
  search: React.RefObject<HTMLInputElement | null>;
  onWrite: () => void;
}

function PostsHead({ list, search, onWrite }: PostsHeadProps) {
  const { t } = useTranslation("adminPosts");
  const { isBin } = list.filter;
  return (
    <div className="posts-head">
      <PostTools filter={list.filter} tags={list.page?.tags ?? []} onChange={list.change} search={search} />
      <div className="posts-head-actions">
        <button type="button" className="button button-plain" aria-pressed={isBin} onClick={() => list.change({ isBin: !isBin })}>
          <Trash2 aria-hidden size={16} /> {t(isBin ? "list.leaveBin" : "list.showBin")}
        </button>
        <button type="button" className="button admin-button" onClick={onWrite}>
          <Plus aria-hidden size={18} /> {t("list.new")}
        </button>
      </div>
    </div>
  );
}

interface ListedPostsProps {
  list: ReturnType<typeof usePostList>;
  actions: ReturnType<typeof usePostActions>;
  onEdit: (id: string) => void;
}

function ListedPosts({ list, actions, onEdit }: ListedPostsProps) {
  const { isBin, sort } = list.filter;
  const posts = list.page?.posts ?? [];
  const selection = useSelection(posts);
  return (
    <>
      <BulkBar
        selection={selection}
        isBin={isBin}
        onChange={(action) => void actions.changeMany(action, selection.chosen).then(selection.clear)}
      />
      <PostTable
        selection={selection}
        posts={posts}
        isBin={isBin}
        isStale={list.loaded.state === "loading"}
        sort={sort}
        onSort={(chosen) => list.change({ sort: chosen })}
        onEdit={(post) => onEdit(post.id)}
        onDelete={(post) => void actions.remove(post)}
        onDuplicate={(post) => void actions.duplicate(post)}
        onRestore={(post) => void actions.restore(post)}
      />
    </>
  );
}

interface NoPostsProps {
  filter: PostFilter;
  onChange: (changes: Partial<PostFilter>) => void;
  onWrite: () => void;
}

function NoPosts({ filter: { isBin, search, status, language, tag }, onChange, onWrite }: NoPostsProps) {
  const { t } = useTranslation("adminPosts");
  if (search || language || tag || (status && !isBin)) {
    const showAll = { label: t("list.showAll"), run: () => onChange({ search: "", status: "", language: "", tag: "" }) };
    return <EmptyPlace title={t("list.emptySearch")} text={t("list.emptySearchHint")} action={showAll} />;
  }
  if (isBin) return <EmptyPlace title={t("list.emptyBin")} text={t("list.emptyBinHint")} />;
  return <EmptyPlace title={t("list.empty")} text={t("list.emptyHint")} action={{ label: t("list.writeFirst"), run: onWrite }} />;
}
