import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A function with a stable identity that calls the newest `act`, so that memoised components which get it are not rendered
 * again. Not to be called during rendering.
 */
export function useStable<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
