import { useTranslation } from "react-i18next";
import { Notice } from "./notice.tsx";

/** Says that something could not be loaded, with a way to try again. */
export function LoadFailure({ text, reason, onRetry }: { text: string; reason?: string; onRetry: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <Notice notice={{ kind: "error", text, reason }}>
      <button type="button" className="button button-plain" onClick={onRetry}>
        {t("retry")}
      </button>
    </Notice>
  );
}
