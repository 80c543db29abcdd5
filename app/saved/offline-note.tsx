import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

/** Said as soon as the connection is gone, and for as long as what is shown was not fetched. */
export function OfflineNote({ isRecalled }: { isRecalled: boolean }) {
  const { t } = useTranslation("saved");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isOld = isRecalled || !isOnline;
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
