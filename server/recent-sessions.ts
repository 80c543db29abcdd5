import type { SignedInMember } from "#domain/accounts/signed-in-member.ts";
import type { UserView } from "#domain/auth/user-view.ts";
import { createShortLivedCache, type ShortLivedCache } from "./short-lived-cache.ts";

/** Whom access tokens spoke for a moment ago, for what only reads (architecture: a session is remembered for at most a second). */
export interface RecentSessions {
  /** By access token, as the API knows them. */
  members: ShortLivedCache<SignedInMember>;
  /** By access token, as the auth protocol shows them. */
  users: ShortLivedCache<UserView>;
  /** After whatever may have changed an account or a session. */
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
