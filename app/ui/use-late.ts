import { useEffect, useState } from "react";

/**
 * What is loaded after the first view; `null` until then: at once when it is wanted, else when the gift form is focused, or after a
 * moment. `load` must stay the same function. Not with `lazy`, because React shows a fallback for at least 300 ms.
 */
export function useLate<Loaded extends object>(load: () => Promise<Loaded>, when: { isWanted: boolean; afterMs: number }): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { isWanted, afterMs } = when;
  useEffect(() => {
    if (loaded) return undefined;
    // A failure means offline; tried again when the connection returns, or when it is wanted.
    const begin = () => void load().then(setLoaded, () => undefined);
    const timer = setTimeout(begin, isWanted ? 0 : afterMs);
    // Not at the first touch of anything else, whose answer it would delay.
    const onFocusIn = ({ target }: FocusEvent) => target instanceof Element && target.closest("#gift-request") && begin();
    document.addEventListener("focusin", onFocusIn);
    window.addEventListener("online", begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusin", onFocusIn);
      window.removeEventListener("online", begin);
    };
  }, [loaded, load, isWanted, afterMs]);
  return loaded;
}
