import { useTranslation } from "react-i18next";
import type { PostRow } from "#shared/answers/admin-posts.ts";
import { useAdminRequests, useReason } from "../admin-request.tsx";
import { useConfirm } from "../confirm.tsx";
import { focusNextRow } from "../focus-next-row.ts";

interface Telling {
  succeed: (text: string) => void;
  fail: (text: string) => void;
  onChanged: () => void;
}

/** The actions on posts in the table. */
export function usePostActions({ succeed, fail, onChanged }: Telling) {
  const { t } = useTranslation("adminPosts");
  const { command } = useAdminRequests();
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
  return { remove, restore };
}
