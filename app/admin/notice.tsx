import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";

export interface NoticeText {
  kind: "success" | "error";
  text: string;
  /** The reason, if the text does not say it. */
  reason?: string | undefined;
}

/** The notice at the top of a section about the last action. */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const succeed = useCallback((text: string) => setNotice({ kind: "success", text }), []);
  const fail = useCallback((text: string, reason?: string) => setNotice({ kind: "error", text, reason }), []);
  const clear = useCallback(() => setNotice(null), []);
  const clearSuccess = useCallback(() => setNotice((shown) => (shown?.kind === "success" ? null : shown)), []);
  return { notice, succeed, fail, clear, clearSuccess };
}

export type Messages = ReturnType<typeof useNotice>;

interface NoticeProps {
  notice: NoticeText | null;
  /** Left out where the notice stays until its cause is gone. */
  onDismiss?: () => void;
  children?: React.ReactNode;
}

/** The banner for success (green) and error (red). Rendered before it has a text, or screen readers would miss the text. */
export function Notice({ notice, onDismiss, children }: NoticeProps) {
  const { t } = useTranslation("admin");
  const Icon = notice?.kind === "success" ? CircleCheck : CircleAlert;
  return (
    <div role={notice?.kind === "error" ? "alert" : "status"} className="admin-notice-place">
      {notice && (
        <div className={`admin-notice admin-notice-${notice.kind}`}>
          <Icon aria-hidden size={18} />
          <div>
            <p>{notice.text}</p>
            {notice.reason && <p className="admin-soft">{notice.reason}</p>}
          </div>
          {children}
          {onDismiss && (
            <button type="button" className="icon-button" aria-label={t("notice.dismiss")} title={t("notice.dismiss")} onClick={onDismiss}>
              <X aria-hidden size={16} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
