import type { AuthServices } from "#domain/auth/settings.ts";
import type { RecentSessions } from "../request/recent-sessions.ts";
import type { AuthLimits } from "./limits.ts";

/** What the endpoints of the auth service work with. */
export interface AuthEndpointServices extends AuthServices {
  limits: AuthLimits;
  recent: RecentSessions;
}
