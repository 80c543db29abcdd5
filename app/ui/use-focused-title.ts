import { useEffect, useRef } from "react";

/** Moves the focus to the title when a part replaces another, so that screen readers continue there. */
export function useFocusedTitle(titleId: string, part: string): void {
  const last = useRef(part);
  useEffect(() => {
    if (last.current === part) return;
    last.current = part;
    document.getElementById(titleId)?.focus();
  }, [titleId, part]);
}
