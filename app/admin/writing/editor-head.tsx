import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatTime } from "../../ui/format-date.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import "./editor.css";

interface EditorHeadProps {
  titleId: string;
  title: string;
  /** The label of the button that saves. */
  save: string;
  isNew: boolean;
  isDirty: boolean;
  isSaving: boolean;
  keptAt: Date | null;
  onSave: () => void;
  onClose: () => void;
}

export function EditorHead({ titleId, title, save, isNew, isDirty, isSaving, keptAt, onSave, onClose }: EditorHeadProps) {
  const { t } = useTranslation("adminWriting");
  const { locale } = usePageAddress();
  const time = keptAt && formatTime(keptAt, locale);
  return (
    <header className="editor-head">
      <button type="button" className="icon-button" aria-label={t("editor.close")} title={t("editor.close")} onClick={onClose}>
        <X aria-hidden size={20} />
      </button>
      <h2 id={titleId}>{title}</h2>
      <p className="editor-state">
        {isDirty && (time ? t("editor.keptAt", { time }) : t("editor.unsaved"))}
        {!isDirty && !isNew && t("editor.saved")}
      </p>
      <button type="button" className="button button-plain editor-cancel" onClick={onClose}>
        {t(isDirty ? "cancel" : "leave.yes")}
      </button>
      <button type="button" className="button admin-button" disabled={isSaving} onClick={onSave}>
        {isSaving ? t("editor.saving") : save}
      </button>
      <output className="sr-only">{isSaving ? t("editor.saving") : ""}</output>
    </header>
  );
}
