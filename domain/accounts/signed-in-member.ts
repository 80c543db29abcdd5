import { and, eq, isNull, not, sql } from "drizzle-orm";
import { authFactors, authSessions, authUsers } from "#db/auth-schema.server.ts";
import { prepared } from "#db/prepared.ts";
import { adminUsers, users } from "#db/schema.server.ts";
import { verifyAccessToken } from "#domain/auth/access-token.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { isBanned, isOver } from "#domain/auth/sessions.ts";
import type { AuthServices } from "#domain/auth/settings.ts";
import type { Member } from "#domain/visitor.ts";
import { Refusal } from "#shared/refusal.ts";

/** A member with a live session. */
export interface SignedInMember extends Member {
  /** An administrator who has to set up a second factor before the rights are of use. */
  needsFactor: boolean;
  session: {
    id: string;
    signedInAt: Date;
    /** Since the sign-in, by the database's clock. */
    ageSeconds: number;
  };
}

/**
 * The member of an access token, with the current plan and rights. Refuses with `not_authenticated`, and with
 * `second_factor_needed` when the account has a second factor that this session has not verified.
 */
export async function getSignedInMember(services: AuthServices, accessToken: string): Promise<SignedInMember> {
  const { userId, sessionId } = await readToken(services, accessToken);
  const found = await findLiveMember(services, userId, sessionId);
  if (!found) throw new Refusal("not_authenticated");
  if (found.hasFactor && found.aal === "aal1") throw new Refusal("second_factor_needed");
  const { plan, isAdmin, signedInAt, ageSeconds } = found;
  const needsFactor = isAdmin && services.settings.adminsNeedFactor && found.aal === "aal1";
  return { kind: "member", userId, plan, isAdmin, needsFactor, session: { id: sessionId, signedInAt, ageSeconds: Number(ageSeconds) } };
}

/** Every invalid token is refused in the same way. */
async function readToken(services: AuthServices, accessToken: string): Promise<{ userId: string; sessionId: string }> {
  try {
    const bearer = await verifyAccessToken(await services.getIssuer(), accessToken);
    if (bearer.kind === "service" || bearer.sessionId === null) throw new AuthRefusal("session_not_found");
    return { userId: bearer.userId, sessionId: bearer.sessionId };
  } catch (cause) {
    throw cause instanceof AuthRefusal ? new Refusal("not_authenticated", { cause }) : cause;
  }
}

async function findLiveMember({ db, sessions: { lifeSeconds, idleSeconds } }: AuthServices, userId: string, sessionId: string) {
  const [member] = await liveMember(db).execute({ userId, sessionId, lifeSeconds, idleSeconds });
  return member ?? null;
}

/** All that decides about a request, in one query, because it runs with every request. */
const liveMember = prepared((db) =>
  db
    .select({
      plan: users.subscriptionStatus,
      isAdmin: sql<boolean>`${adminUsers.id} is not null`,
      hasFactor: sql<boolean>`exists (${db
        .select({ id: authFactors.id })
        .from(authFactors)
        .where(and(eq(authFactors.userId, authSessions.userId), eq(authFactors.status, "verified")))})`,
      aal: authSessions.aal,
      signedInAt: authSessions.createdAt,
      ageSeconds: sql<string>`extract(epoch from now() - ${authSessions.createdAt})`,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .innerJoin(users, eq(users.id, authSessions.userId))
    .leftJoin(adminUsers, eq(adminUsers.id, authSessions.userId))
    .where(
      and(
        eq(authSessions.id, sql.placeholder("sessionId")),
        eq(authSessions.userId, sql.placeholder("userId")),
        isNull(authUsers.deletedAt),
        not(isBanned),
        not(isOver({ lifeSeconds: sql.placeholder("lifeSeconds"), idleSeconds: sql.placeholder("idleSeconds") })),
      ),
    )
    .prepare("live_member"),
);
