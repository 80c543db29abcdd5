import { Copy, Pencil, Trash2, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languageNames } from "#shared/locales/language-names.ts";
import type { PostRow } from "#shared/answers/admin-posts.ts";
import type { PostSort } from "#shared/post-query.ts";
import { formatPostPath } from "#shared/slug.ts";
import { localizePath, usePageAddress } from "../../ui/page-address.ts";
import { DataTable, type DataColumn } from "../data-table.tsx";
import { formatInstant } from "../../ui/format-date.ts";
import type { Selection } from "./use-selection.ts";
import { findSort } from "./use-post-list.ts";

interface PostTableProps {
  posts: PostRow[];
  selection: Selection;
  isBin: boolean;
  isStale: boolean;
  sort: PostSort;
  onSort: (sort: PostSort) => void;
  onEdit: (post: PostRow) => void;
  onDuplicate: (post: PostRow) => void;
  onDelete: (post: PostRow) => void;
  onRestore: (post: PostRow) => void;
}

export function PostTable({ posts, selection, isBin, isStale, sort, onSort, ...actions }: PostTableProps) {
  const { t } = useTranslation("adminPosts");
  const { locale } = usePageAddress();
  const columns: DataColumn<PostRow>[] = [
    {
      id: "selected",
      header: t("list.select"),
      isHeaderHidden: true,
      isSortable: false,
      renderCell: (post) => (
        <label className="posts-select">
          <input
            type="checkbox"
            aria-label={t("list.selectNamed", { title: post.title })}
            checked={selection.has(post)}
            onChange={() => selection.toggle(post)}
          />
        </label>
      ),
    },
    { id: "title", header: t("list.title"), isSortable: true, renderCell: (post) => <Title post={post} {...actions} isBin={isBin} /> },
    { id: "status", header: t("list.status"), isSortable: true, renderCell: (post) => <Status post={post} /> },
    {
      id: "createdAt",
      header: t("list.created"),
      isSortable: true,
      renderCell: ({ createdAt }) => <time dateTime={createdAt}>{formatInstant(createdAt, locale)}</time>,
    },
    {
      id: "actions",
      header: t("list.actions"),
      isSortable: false,
      renderCell: (post) => <Actions post={post} {...actions} isBin={isBin} />,
    },
  ];
  const isDescending = sort.startsWith("-");
  return (
    <DataTable
      className="posts-table"
      label={t("list.table")}
      columns={columns}
      rows={posts}
      rowId={(post) => post.id}
      isStale={isStale}
      sorting={[{ id: isDescending ? sort.slice(1) : sort, desc: isDescending }]}
      onSort={([chosen]) => {
        const next = chosen && findSort(chosen.id, chosen.desc);
        if (next) onSort(next);
      }}
    />
  );
}

type RowProps = Pick<PostTableProps, "onEdit" | "onDuplicate" | "onDelete" | "onRestore" | "isBin"> & { post: PostRow };

/** A post in another language than the page says so. */
function Title({ post, isBin, onEdit }: Pick<RowProps, "post" | "isBin" | "onEdit">) {
  const { locale } = usePageAddress();
  return (
    <div className="posts-title-cell" lang={post.language}>
      {isBin ? (
        <span className="posts-title">{post.title}</span>
      ) : (
        <button type="button" className="posts-title" onClick={() => onEdit(post)}>
          {post.title}
        </button>
      )}
      <span className="posts-slug">
        {post.status === "published" && !isBin ? (
          <a className="text-link" href={localizePath(post.language, formatPostPath(post.slug))} target="_blank" rel="noreferrer">
            /{post.slug}
          </a>
        ) : (
          `/${post.slug}`
        )}{" "}
        {post.language !== locale && <span className="posts-language">{languageNames[post.language]}</span>}
      </span>
    </div>
  );
}

function Status({ post }: { post: PostRow }) {
  const { t } = useTranslation("adminPosts");
  const { locale } = usePageAddress();
  return (
    <>
      <span className={`posts-status posts-status-${post.status}`}>{t(`status.${post.status}`)}</span>
      {post.publishAt && <span className="posts-slug">{t("list.scheduledFor", { when: formatInstant(post.publishAt, locale) })}</span>}
    </>
  );
}

function Actions({ post, isBin, onEdit, onDuplicate, onDelete, onRestore }: RowProps) {
  const { t } = useTranslation("adminPosts");
  const { title } = post;
  if (isBin) {
    return (
      <button type="button" className="button button-quiet" aria-label={t("list.restoreNamed", { title })} onClick={() => onRestore(post)}>
        <Undo2 aria-hidden size={16} /> {t("list.restore")}
      </button>
    );
  }
  return (
    <div className="posts-actions">
      <button
        type="button"
        className="icon-button"
        aria-label={t("list.editNamed", { title })}
        title={t("list.edit")}
        onClick={() => onEdit(post)}
      >
        <Pencil aria-hidden size={17} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t("list.duplicateNamed", { title })}
        title={t("list.duplicate")}
        onClick={() => onDuplicate(post)}
      >
        <Copy aria-hidden size={17} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t("list.deleteNamed", { title })}
        title={t("list.delete")}
        onClick={() => onDelete(post)}
      >
        <Trash2 aria-hidden size={17} />
      </button>
    </div>
  );
}
