import { LRUCache } from "lru-cache";
import { Refusal } from "#shared/refusal.ts";
import type { Guest } from "../visitor.ts";
import type { GiftQuery, Outcome, RecommendServices } from "./recommend.ts";
import type { QuotaLimits } from "./stored/quota.ts";
import { suggest, type IdeasEvent } from "./suggest.ts";

const mostCounted = 20_000;
const dayMs = 24 * 60 * 60 * 1_000;
const guestsPerAddress = 10;

/** What guests asked of this server while the database could not count, in memory, per day (UTC). It isn't counted later. */
export interface AwayQuota {
  /** What is left for the guest. Refuses with `daily_limit_reached`. */
  count: (guest: Guest) => number;
}

export function createAwayQuota({ guestDailyQueries }: QuotaLimits, now: () => number = Date.now): AwayQuota {
  const counts = new LRUCache<string, number>({ max: mostCounted });
  return {
    count: ({ sessionId, addressKey }) => {
      const day = Math.floor(now() / dayMs);
      const [session, address] = [`${day} ${sessionId}`, `${day} ${addressKey}`];
      const [ofSession, ofAddress] = [(counts.get(session) ?? 0) + 1, (counts.get(address) ?? 0) + 1];
      if (ofSession > guestDailyQueries || ofAddress > guestDailyQueries * guestsPerAddress)
        throw new Refusal("daily_limit_reached", { resetsAt: new Date((day + 1) * dayMs) });
      counts.set(session, ofSession).set(address, ofAddress);
      return guestDailyQueries - ofSession;
    },
  };
}

interface AwayQuery extends Pick<GiftQuery, "request" | "signal"> {
  visitor: Guest;
}

/** Five ideas of the catalogue for a guest, which need no database: nothing is stored, and the model is not asked. */
export async function* recommendWhileAway(
  { engine, stopWaiting }: Pick<RecommendServices, "engine" | "stopWaiting">,
  quota: AwayQuota,
  { visitor, request, signal }: AwayQuery,
): AsyncGenerator<IdeasEvent, Outcome> {
  const remainingQueries = quota.count(visitor);
  const brief = await engine.makeBrief({ request, alreadySeen: [] }, signal);
  const told = yield* suggest(brief, { engine, gateway: null, signal, stopWaiting, now: () => performance.now() });
  return { ...told, remainingQueries, queryId: null, suggestionIds: [], recipientProfileId: null };
}
