import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function at every drawing, which does what the newest one does: what is given it is not drawn anew for its sake. Not to be called while drawing. */
export function useStable<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
