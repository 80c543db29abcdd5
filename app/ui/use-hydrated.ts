import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and while the page is taken over, so that what only a browser knows is drawn a moment later. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
