import { LRUCache } from "lru-cache";
import type { SignedInMember } from "#domain/accounts/signed-in-member.ts";
import type { UserView } from "#domain/auth/user-view.ts";

/**
 * Sessions that were looked up within the last second, for requests that only read: a burst of them costs one look-up. Private
 * to this process: other replicas notice a change within the second.
 */
export interface RecentSessions {
  /** For the API, by access token. */
  members: LRUCache<string, SignedInMember>;
  /** For the auth protocol, by access token. */
  users: LRUCache<string, UserView>;
  /** Call it after any request that may have changed an account or a session. */
  forget: () => void;
}

/** `clock`: milliseconds since any moment, for tests. */
export function createRecentSessions(clock: { now: () => number } = performance): RecentSessions {
  const bounds = { max: 5_000, ttl: 1_000, ttlResolution: 0, perf: clock };
  const members = new LRUCache<string, SignedInMember>(bounds);
  const users = new LRUCache<string, UserView>(bounds);
  return {
    members,
    users,
    forget: () => {
      members.clear();
      users.clear();
    },
  };
}
