import { useTranslation } from "react-i18next";
import { useConfirm } from "../confirm.tsx";

/** Closes the editor, after a question when something is unsaved. */
export function useCloseEditor(isDirty: boolean, onClose: () => void): () => Promise<void> {
  const { t } = useTranslation("adminWriting");
  const confirm = useConfirm();
  return async () => {
    const question = { title: t("leave.title"), text: t("leave.text"), yes: t("leave.yes"), no: t("leave.no") };
    if (!isDirty || (await confirm(question))) onClose();
  };
}
