import type { SignedInMember } from "#domain/accounts/signed-in-member.ts";
import type { UserView } from "#domain/auth/user-view.ts";
import { createBriefMemory, type BriefMemory } from "./brief-memory.ts";

/** Whom access tokens spoke for a moment ago, for what only reads (architecture: a session is remembered for at most a second). */
export interface RecentSessions {
  /** By access token, as the API knows them. */
  members: BriefMemory<SignedInMember>;
  /** By access token, as the auth protocol shows them. */
  users: BriefMemory<UserView>;
  /** After whatever may have changed an account or a session. */
  forget: () => void;
}

export function createRecentSessions(now?: () => number): RecentSessions {
  const members = createBriefMemory<SignedInMember>(now);
  const users = createBriefMemory<UserView>(now);
  return {
    members,
    users,
    forget: () => {
      members.forgetAll();
      users.forgetAll();
    },
  };
}
