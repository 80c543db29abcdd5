import { useTranslation } from "react-i18next";
import { bulkOutcomeSchema, postSchema, type PostRow } from "#shared/answers/admin-posts.ts";
import type { BulkAction } from "#shared/post-input.ts";
import { useAdminRequests, useReason } from "../admin-request.tsx";
import { useConfirm } from "../confirm.tsx";
import { focusNextRow } from "../focus-next-row.ts";

interface Telling {
  succeed: (text: string) => void;
  fail: (text: string, reason?: string) => void;
  onChanged: () => void;
  /** Called with the copy of a post. */
  onCopied: (id: string) => void;
}

/** The actions on posts in the table. */
export function usePostActions({ succeed, fail, onChanged, onCopied }: Telling) {
  const { t } = useTranslation("adminPosts");
  const { command, request } = useAdminRequests();
  const explain = useReason();
  const confirm = useConfirm();
  const leave = (id: string, text: string) => {
    focusNextRow(id);
    succeed(text);
  };
  const remove = async ({ id, title, revision }: PostRow) => {
    if (!(await confirm({ title: t("deleteTitle"), text: t("deleteText", { title }), yes: t("deleteYes") }))) return;
    const answer = await command(`/api/admin/posts/${id}`, { method: "DELETE", headers: { "If-Match": `"${revision}"` } });
    if (answer.kind === "done") leave(id, t("deleted"));
    else fail(t("failedToDelete", { reason: explain(answer) }));
    onChanged();
  };
  const restore = async ({ id }: PostRow) => {
    const answer = await command(`/api/admin/posts/${id}/restore`, { method: "POST" });
    if (answer.kind === "done") leave(id, t("restored"));
    else fail(t("failedToRestore", { reason: explain(answer) }));
    onChanged();
  };
  const duplicate = async ({ id }: PostRow) => {
    const answer = await request(`/api/admin/posts/${id}/duplicate`, { method: "POST", schema: postSchema });
    if (answer.kind === "done") {
      succeed(t("bulk.duplicated", { title: answer.body.title }));
      onCopied(answer.body.id);
    } else fail(t("bulk.failedToDuplicate", { reason: explain(answer) }));
    onChanged();
  };
  const changeMany = async (action: BulkAction, posts: readonly PostRow[]) => {
    const count = posts.length;
    const question = { title: t(`bulk.${action}Title`, { count }), text: t(`bulk.${action}Text`), yes: t(`bulk.${action}`) };
    if (!(await confirm(question))) return;
    const body = { action, posts: posts.map(({ id, revision }) => ({ id, revision })) };
    const answer = await request("/api/admin/posts/bulk", { method: "POST", body, schema: bulkOutcomeSchema });
    if (answer.kind === "done") {
      const refused = answer.body.outcomes.flatMap(({ id, refused: why }) => {
        const title = posts.find((post) => post.id === id)?.title ?? "";
        return why ? [t("bulk.refusedOne", { title, reason: why.detail })] : [];
      });
      if (refused.length === 0) succeed(t("bulk.done", { count }));
      else fail(t("bulk.refused", { count: refused.length, all: count }), refused.join(" "));
    } else fail(t("bulk.failed", { reason: explain(answer) }));
    onChanged();
  };
  return { remove, restore, duplicate, changeMany };
}
