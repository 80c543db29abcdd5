import { useState } from "react";

/** Navigation through a list that the server pages by cursors. */
export function useCursors() {
  const [cursors, setCursors] = useState<string[]>([]);
  return {
    cursor: cursors.at(-1) ?? null,
    reset: () => setCursors([]),
    previous: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : null,
    /** `null` on the last page. */
    findNext: (nextCursor: string | null) => (nextCursor === null ? null : () => setCursors([...cursors, nextCursor])),
  };
}
