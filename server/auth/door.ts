import type { AuthGround } from "#domain/auth/settings.ts";
import type { UserView } from "#domain/auth/user-view.ts";
import type { BriefMemory } from "../brief-memory.ts";
import type { AuthLimits } from "./limits.ts";

/** What the endpoints of the auth service are given. */
export interface AuthDoor {
  ground: AuthGround;
  limits: AuthLimits;
  /** By access token: who it spoke for a moment ago (architecture: a session is remembered for at most a second). */
  recentUsers: BriefMemory<UserView>;
}
