import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "#shared/refusal.ts";

export interface RateLimit {
  /** Counts one use; refuses with `rate_limited` past the limit. Throws when the database cannot count: never lets through. */
  consume: (key: string) => Promise<void>;
  /** Takes back one use, for limits on what is at work at once. */
  giveBack: (key: string) => Promise<void>;
}

/** Counts in PostgreSQL, so that all replicas share one count. */
export function createRateLimit(pool: Pool, name: string, options: { points: number; seconds: number }): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: options.points,
    duration: options.seconds,
  });
  return {
    consume: async (key) => {
      await limiter.consume(key).catch((rejection: unknown) => {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        throw new Refusal("rate_limited", { retryAfterSeconds: Math.ceil(rejection.msBeforeNext / 1000) });
      });
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
  };
}
