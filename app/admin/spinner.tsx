import { useTranslation } from "react-i18next";

/** A loading indicator with a text for screen readers. */
export function Loading() {
  const { t } = useTranslation("admin");
  return <Spinner label={t("loading")} />;
}

/** The indicator alone, for before the texts are loaded. */
export function Spinner({ label }: { label?: string }) {
  return (
    <output className="admin-spinner">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        <path d="M24 4a20 20 0 0 1 20 20" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </output>
  );
}
