import { useEffect, useRef } from "react";

/** Each part that takes the place of another begins at its title, for those who hear it, too. */
export function useFocusedTitle(titleId: string, part: string): void {
  const last = useRef(part);
  useEffect(() => {
    if (last.current === part) return;
    last.current = part;
    document.getElementById(titleId)?.focus();
  }, [titleId, part]);
}
