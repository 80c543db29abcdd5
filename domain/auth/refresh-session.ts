import { and, eq, getTableColumns, isNull, not, sql } from "drizzle-orm";
import { authFactors, authIdentities, authSessions, authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { prepared } from "#db/prepared.ts";
import { parseRefreshToken } from "./refresh-token.ts";
import { AuthRefusal } from "./refusal.ts";
import { isBanned, isOver, type AuthSession, type Device, type SessionLife, type SessionSettings } from "./sessions.ts";
import { getUserView, joinUserView, ownPartsOrder, viewColumns, type UserView } from "./user-view.ts";

/**
 * Exchanges a refresh token for its successor (protocol, section 4.2). There is only one successor, however many replicas
 * refresh at once, because the session's row is locked. Reuse after the interval ends the session; as that has to be committed
 * although the request is refused, this runs its own transaction and must not be called within another.
 */
export async function refreshSession(
  db: Database,
  token: string,
  { device, ...settings }: SessionSettings & { device: Device },
): Promise<{ session: AuthSession; user: UserView }> {
  const parsed = parseRefreshToken(token, settings.refreshTokenKey);
  if (parsed === "malformed") throw new AuthRefusal("refresh_token_malformed");
  if (!parsed) throw new AuthRefusal("refresh_token_not_found");
  const rotated = await rotateLive(db, parsed, { device, settings });
  if (rotated) return rotated;
  const outcome = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ session: authSessions, user: authUsers, isOver: isOver(settings), isBanned, isFresh: isFresh(settings) })
      .from(authSessions)
      .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
      .where(eq(authSessions.id, parsed.sessionId))
      .for("update", { of: authSessions });
    if (!row || row.user.deletedAt || parsed.counter > row.session.refreshCounter) return "refresh_token_not_found";
    if (row.isBanned) return "refresh_token_user_banned";
    if (row.isOver) return "refresh_token_session_expired";
    switch (chooseOutcome(parsed.counter, row.session, row.isFresh)) {
      case "answer again":
        return { session: row.session, user: row.user };
      case "end":
        await tx.delete(authSessions).where(eq(authSessions.id, row.session.id));
        return "refresh_token_already_used";
      case "rotate":
        return { session: await rotate(tx, row.session.id, device), user: row.user };
    }
  });
  if (typeof outcome === "string") throw new AuthRefusal(outcome);
  return { session: outcome.session, user: await getUserView(db, outcome.user) };
}

/** The usual case in one statement: the live token of a live session. `null` in all other cases, which need the locked row. */
async function rotateLive(
  db: Database,
  { sessionId, counter }: { sessionId: string; counter: number },
  { device, settings }: { device: Device; settings: SessionLife },
): Promise<{ session: AuthSession; user: UserView } | null> {
  const { lifeSeconds, idleSeconds } = settings;
  const rows = await liveRotation(db).execute({ sessionId, counter, lifeSeconds, idleSeconds, ...device });
  return rows[0] ? { session: rows[0].session, user: joinUserView(rows[0].user, rows) } : null;
}

const liveRotation = prepared((db) => {
  const rotated = db.$with("rotated").as(
    db
      .update(authSessions)
      .set({
        refreshCounter: sql`${authSessions.refreshCounter} + 1`,
        refreshedAt: sql`now()`,
        userAgent: sql`${sql.placeholder("userAgent")}`,
        ip: sql`${sql.placeholder("ip")}`,
      })
      .from(authUsers)
      .where(
        and(
          eq(authSessions.id, sql.placeholder("sessionId")),
          eq(authSessions.refreshCounter, sql.placeholder("counter")),
          eq(authUsers.id, authSessions.userId),
          isNull(authUsers.deletedAt),
          not(isBanned),
          not(isOver({ lifeSeconds: sql.placeholder("lifeSeconds"), idleSeconds: sql.placeholder("idleSeconds") })),
        ),
      )
      .returning(getTableColumns(authSessions)),
  );
  return db
    .with(rotated)
    .select({ session: rotated._.selectedFields, ...viewColumns })
    .from(rotated)
    .innerJoin(authUsers, eq(authUsers.id, rotated.userId))
    .leftJoin(authIdentities, eq(authIdentities.userId, authUsers.id))
    .leftJoin(authFactors, eq(authFactors.userId, authUsers.id))
    .orderBy(...ownPartsOrder)
    .prepare("live_rotation");
});

/**
 * The client may have lost the answer that carried the live token, so the direct parent of that is always answered again. Older
 * tokens are answered within the reuse interval; after that they count as stolen.
 */
function chooseOutcome(
  counter: number,
  { refreshCounter, refreshFloor }: AuthSession,
  isFresh: boolean,
): "rotate" | "answer again" | "end" {
  if (counter === refreshCounter) return "rotate";
  const isParent = counter === refreshCounter - 1;
  return counter >= refreshFloor && (isParent || isFresh) ? "answer again" : "end";
}

async function rotate(db: Database, id: string, device: Device): Promise<AuthSession> {
  const [session] = await db
    .update(authSessions)
    .set({ refreshCounter: sql`${authSessions.refreshCounter} + 1`, refreshedAt: sql`now()`, ...device })
    .where(eq(authSessions.id, id))
    .returning();
  if (!session) throw new Error("the locked session row has disappeared");
  return session;
}

function isFresh({ reuseIntervalSeconds }: SessionSettings) {
  return sql<boolean>`coalesce(${authSessions.refreshedAt}, ${authSessions.createdAt}) > now() - make_interval(secs => ${reuseIntervalSeconds})`;
}
