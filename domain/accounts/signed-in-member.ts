import { and, eq, sql } from "drizzle-orm";
import { authFactors } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { adminUsers, users } from "#db/schema.server.ts";
import { verifyAccessToken } from "#domain/auth/access-token.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { getLiveSession, type AuthSession } from "#domain/auth/sessions.ts";
import type { AuthGround } from "#domain/auth/settings.ts";
import type { Member } from "#domain/gifts/quota.ts";
import { Refusal } from "#shared/refusal.ts";

/** A member in a session that is alive now. */
export interface SignedInMember extends Member {
  session: {
    id: string;
    signedInAt: Date;
    /** Since the sign-in, by the database's clock. */
    ageSeconds: number;
  };
}

/**
 * Whom an access token speaks for, with plan and rights as they are now. Refuses with `not_authenticated`, and with
 * `second_factor_needed` where the account has one that this session has not shown.
 */
export async function getSignedInMember(ground: AuthGround, accessToken: string): Promise<SignedInMember> {
  const session = await getSession(ground, accessToken);
  const member = await findMember(ground.db, session);
  if (!member) throw new Refusal("not_authenticated");
  if (member.hasFactor && session.aal === "aal1") throw new Refusal("second_factor_needed");
  return {
    kind: "member",
    userId: session.userId,
    plan: member.plan,
    isAdmin: member.isAdmin,
    session: { id: session.id, signedInAt: session.createdAt, ageSeconds: Number(member.ageSeconds) },
  };
}

/** A token that does not hold is refused in one way, whatever is wrong with it. */
async function getSession(ground: AuthGround, accessToken: string): Promise<AuthSession> {
  try {
    const bearer = await verifyAccessToken(await ground.getIssuer(), accessToken);
    if (bearer.kind === "service") throw new AuthRefusal("bad_jwt_no_sub");
    return (await getLiveSession(ground.db, bearer, ground.sessions)).session;
  } catch (cause) {
    throw cause instanceof AuthRefusal ? new Refusal("not_authenticated", { cause }) : cause;
  }
}

async function findMember(db: Database, { userId, createdAt }: AuthSession) {
  const factor = db
    .select({ id: authFactors.id })
    .from(authFactors)
    .where(and(eq(authFactors.userId, userId), eq(authFactors.status, "verified")));
  const [member] = await db
    .select({
      plan: users.subscriptionStatus,
      isAdmin: sql<boolean>`${adminUsers.id} is not null`,
      hasFactor: sql<boolean>`exists (${factor})`,
      ageSeconds: sql<string>`extract(epoch from now() - ${createdAt.toISOString()}::timestamptz)`,
    })
    .from(users)
    .leftJoin(adminUsers, eq(adminUsers.id, users.id))
    .where(eq(users.id, userId));
  return member ?? null;
}
