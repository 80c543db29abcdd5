import type { Factor, Session } from "@supabase/auth-js";
import { isRecord } from "./json.ts";

/** Whether the session's user has a second factor that the session has not verified yet. */
export function awaitsSecondFactor(session: Pick<Session, "access_token" | "user">): boolean {
  return listVerifiedFactors(session).length > 0 && readAssurance(session.access_token) !== "aal2";
}

export function listVerifiedFactors({ user }: Pick<Session, "user">): Factor[] {
  return (user.factors ?? []).filter((factor) => factor.status === "verified");
}

function readAssurance(accessToken: string): unknown {
  try {
    const [, payload = ""] = accessToken.split(".");
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return isRecord(claims) ? claims["aal"] : null;
  } catch {
    // A token of another form: the server decides.
    return null;
  }
}
