import { findAuthService } from "./auth-service.ts";

/** What this installation has closed. */
export function readClosedWays(): { email: boolean; signUp: boolean } {
  const { noEmail, noSignUp } = findAuthService()?.dataset ?? {};
  return { email: noEmail !== undefined, signUp: noSignUp !== undefined };
}
