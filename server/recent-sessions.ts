import type { SignedInMember } from "#domain/accounts/signed-in-member.ts";
import type { UserView } from "#domain/auth/user-view.ts";
import { createShortLivedCache, type ShortLivedCache } from "./short-lived-cache.ts";

/** Sessions that were looked up within the last second, for requests that only read. */
export interface RecentSessions {
  /** For the API, by access token. */
  members: ShortLivedCache<SignedInMember>;
  /** For the auth protocol, by access token. */
  users: ShortLivedCache<UserView>;
  /** Call it after any request that may have changed an account or a session. */
  forget: () => void;
}

export function createRecentSessions(now?: () => number): RecentSessions {
  const members = createShortLivedCache<SignedInMember>(now);
  const users = createShortLivedCache<UserView>(now);
  return {
    members,
    users,
    forget: () => {
      members.clear();
      users.clear();
    },
  };
}
