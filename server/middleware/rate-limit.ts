import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "#shared/refusal.ts";

export interface RateLimit {
  /** Counts one use; refuses with `rate_limited` past the limit. Throws when the database cannot count: it never fails open. */
  consume: (key: string) => Promise<void>;
  /** Takes back one use, for limits on concurrent requests. */
  giveBack: (key: string) => Promise<void>;
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
export function createFrequentRateLimit(
  pool: Pool,
  name: string,
  { points, seconds }: { points: number; seconds: number },
): Pick<RateLimit, "consume"> {
  const limiter = openLimiter(pool, name, { points, seconds });
  const size = Math.max(1, Math.floor(points * shareOfLimit));
  const shares = new Map<string, Promise<Share>>();
  const take = async (key: string): Promise<Share> => {
    const { msBeforeNext } = await consumePoints(limiter, key, size);
    return { left: size, until: performance.now() + msBeforeNext };
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

/** Counts in PostgreSQL, so that all replicas share one count. */
export function createRateLimit(pool: Pool, name: string, options: { points: number; seconds: number }): RateLimit {
  const limiter = openLimiter(pool, name, options);
  return {
    consume: async (key) => void (await consumePoints(limiter, key, 1)),
    giveBack: async (key) => {
      await limiter.reward(key);
    },
  };
}

function openLimiter(pool: Pool, name: string, options: { points: number; seconds: number }): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: options.points,
    duration: options.seconds,
  });
}

async function consumePoints(limiter: RateLimiterPostgres, key: string, points: number): Promise<RateLimiterRes> {
  return await limiter.consume(key, points).catch((rejection: unknown) => {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new Refusal("rate_limited", { retryAfterSeconds: Math.ceil(rejection.msBeforeNext / 1000) });
  });
}
