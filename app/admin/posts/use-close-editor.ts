import { useTranslation } from "react-i18next";
import { useConfirm } from "../confirm.tsx";

/** Closes the editor, after a question when something is unsaved. */
export function useCloseEditor(isDirty: boolean, onClose: () => void): () => Promise<void> {
  const { t } = useTranslation("adminPosts");
  const confirm = useConfirm();
  return async () => {
    const question = { title: t("editor.leaveTitle"), text: t("editor.leaveText"), yes: t("editor.leaveYes"), no: t("editor.leaveNo") };
    if (!isDirty || (await confirm(question))) onClose();
  };
}
