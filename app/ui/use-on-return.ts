import { useEffect, useEffectEvent } from "react";

/** Calls back whenever the tab comes into view again. */
export function useOnReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") call();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
