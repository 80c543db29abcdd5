import type { Context } from "hono";
import type { SignedInMember } from "#domain/accounts/signed-in-member.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

/** The greatest age of the sign-in of an administrator who changes something. */
const longestAdministratorSeconds = 12 * 60 * 60;

/** The member of this request. Refuses with `not_authenticated`. */
export function requireMember(c: Context<AppContext>): SignedInMember {
  const visitor = c.get("visitor");
  if (visitor?.kind !== "member") throw new Refusal("not_authenticated");
  return visitor;
}

/** Refuses with `not_authenticated`, `admin_only`, or `admin_factor_needed` where administrators need a second factor. */
export function requireAdministrator(c: Context<AppContext>): SignedInMember {
  const member = requireMember(c);
  if (!member.isAdmin) throw new Refusal("admin_only");
  if (member.needsFactor) throw new Refusal("admin_factor_needed");
  return member;
}

/** For changes: as `requireAdministrator`, and refuses with `sign_in_again` when the sign-in was more than twelve hours ago. */
export function requireRecentAdministrator(c: Context<AppContext>): SignedInMember {
  const administrator = requireAdministrator(c);
  if (administrator.session.ageSeconds > longestAdministratorSeconds) throw new Refusal("sign_in_again");
  return administrator;
}
