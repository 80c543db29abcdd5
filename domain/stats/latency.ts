import { latencyBucketsMs } from "#shared/measures.ts";

/** How many took at most so many milliseconds, and longer than the bound before. */
export type LatencyCounts = ReadonlyMap<number, number>;

/** The bound under which a share of all lies; `null` when nothing was measured. */
export function findLatency(counts: LatencyCounts, share: number): number | null {
  const total = latencyBucketsMs.reduce((sum, bound) => sum + (counts.get(bound) ?? 0), 0);
  let within = 0;
  for (const bound of latencyBucketsMs) {
    within += counts.get(bound) ?? 0;
    if (total > 0 && within >= total * share) return bound;
  }
  return null;
}
