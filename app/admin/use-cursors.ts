import { useState } from "react";

/** Pages of a list that the server knows by where they begin: the way on, and the way back. */
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
