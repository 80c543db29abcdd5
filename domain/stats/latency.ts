import { latencyBucketsMs } from "#shared/measures.ts";

/** The number of calls in each bucket, by its upper bound in milliseconds. */
export type LatencyCounts = ReadonlyMap<number, number>;

/** A percentile (`share` 0.95: the 95th), as the upper bound of its bucket in milliseconds; `null` when nothing was measured. */
export function findLatency(counts: LatencyCounts, share: number): number | null {
  const total = latencyBucketsMs.reduce((sum, bound) => sum + (counts.get(bound) ?? 0), 0);
  let within = 0;
  for (const bound of latencyBucketsMs) {
    within += counts.get(bound) ?? 0;
    if (total > 0 && within >= total * share) return bound;
  }
  return null;
}
