import type { Database } from "#db/connect.server.ts";
import { addToCount, takeBackUse } from "#domain/counters.ts";
import { Refusal } from "#shared/refusal.ts";

export interface RateLimit {
  /** Counts one use; refuses with `rate_limited` past the limit. Throws when the database cannot count: it never fails open. */
  consume: (key: string) => Promise<void>;
  /** Takes back one use, for limits on concurrent requests. */
  giveBack: (key: string) => Promise<void>;
}

interface RateLimitOptions {
  points: number;
  seconds: number;
}

/** Counts in PostgreSQL, so that all replicas share one count. */
export function createRateLimit(db: Database, name: string, options: RateLimitOptions): RateLimit {
  return {
    consume: async (key) => void (await reserve(db, `${name}:${key}`, { ...options, uses: 1 })),
    giveBack: async (key) => await takeBackUse(db, `${name}:${key}`),
  };
}

/** The part of the limit that a replica reserves at once. Behind several replicas a user may be refused that much too early. */
const shareOfLimit = 1 / 15;
const mostShares = 5_000;

interface Share {
  left: number;
  until: number;
}

/**
 * For limits that apply to every request: reserves uses from the shared count in small shares, so that a read does not cost a
 * write. Never lets through more than the limit.
 */
export function createFrequentRateLimit(db: Database, name: string, options: RateLimitOptions): Pick<RateLimit, "consume"> {
  const uses = Math.max(1, Math.floor(options.points * shareOfLimit));
  const shares = new Map<string, Promise<Share>>();
  const take = async (key: string): Promise<Share> => {
    const leftMs = await reserve(db, `${name}:${key}`, { ...options, uses });
    return { left: uses, until: performance.now() + leftMs };
  };
  return {
    consume: async (key) => {
      for (;;) {
        if (shares.size > mostShares) shares.clear();
        const taken = shares.get(key) ?? take(key);
        shares.set(key, taken);
        const share = await taken.catch((error: unknown) => {
          if (shares.get(key) === taken) shares.delete(key);
          throw error;
        });
        if (share.left > 0 && share.until > performance.now()) {
          share.left -= 1;
          return;
        }
        if (shares.get(key) === taken) shares.delete(key);
      }
    },
  };
}

/** Counts uses; gives for how many milliseconds they are counted. */
async function reserve(db: Database, key: string, { points: most, seconds, uses }: RateLimitOptions & { uses: number }): Promise<number> {
  const { points, leftMs } = await addToCount(db, { key, most, seconds, uses });
  if (points > most) throw new Refusal("rate_limited", { retryAfterSeconds: Math.ceil(leftMs / 1_000), limit: key.split(":")[0] ?? "" });
  return leftMs;
}
