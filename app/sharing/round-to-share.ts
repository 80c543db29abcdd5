import type { Share } from "#shared/answers/shared-lists.ts";

export interface RoundToShare {
  /** The saved round; `null` while it is not saved, as for guests. */
  queryId: string | null;
  /** Saves the round and gives its id; `null` when that failed. */
  onSave?: () => Promise<string | null>;
  /** Told whenever the round is shared, changed or shared no longer. */
  onShare?: (share: Share | null) => void;
}
