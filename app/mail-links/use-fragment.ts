import { useEffect, useRef, useState } from "react";

/** What stands behind the `#` of the address, which is removed before it can be copied; `null` until it has been read. */
export function useFragment(): string | null {
  const [fragment, setFragment] = useState<string | null>(null);
  const taken = useRef<string>(null);
  useEffect(() => {
    const take = () => {
      const found = location.hash.slice(1);
      if (taken.current !== null && found === "") return;
      taken.current = found;
      if (found) history.replaceState(history.state, "", location.pathname);
      setFragment(found);
    };
    take();
    // Another link that is opened at the same page loads nothing.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return fragment;
}
