import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

/** Shown while there is no connection, and while the list is the offline copy. */
export function OfflineNote({ isOfflineCopy }: { isOfflineCopy: boolean }) {
  const { t } = useTranslation("saved");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isOld = isOfflineCopy || !isOnline;
  return <output className={isOld ? "saved-note" : "sr-only"}>{isOld && t("offline")}</output>;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
