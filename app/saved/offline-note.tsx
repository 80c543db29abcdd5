import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

export function OfflineNote() {
  const { t } = useTranslation("saved");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <output className={isOnline ? "sr-only" : "saved-note"}>{!isOnline && t("offline")}</output>;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
