import { asc, desc, eq } from "drizzle-orm";
import { authSessions, authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { auditEntries, blogPosts, userQueries } from "#db/schema.server.ts";
import { getUserView, type UserView } from "#domain/auth/user-view.ts";
import { listRecipients } from "#domain/gifts/stored/recipients.ts";
import { listAllIdeas } from "#domain/gifts/stored/saved-ideas.ts";
import { Refusal } from "#shared/refusal.ts";
import { getProfile } from "./profile.ts";
import { getMemberSubscription } from "./subscription.ts";

/**
 * All that is kept about a member, as one JSON document in pieces, so that a thousand saved ideas take no more memory than
 * ten. Contains no tokens or hashes, and nothing of anybody else.
 */
export async function* exportAccount(db: Database, userId: string): AsyncGenerator<string> {
  const account = JSON.stringify(await describeAccount(db, userId), null, 2);
  yield `${account.slice(0, -2)},\n  "ideas": [`;
  let separator = "\n";
  let cursor: string | undefined;
  do {
    const page = await listAllIdeas(db, userId, cursor);
    for (const saved of page.ideas) {
      yield separator + JSON.stringify(saved, null, 2).replaceAll(/^/gm, "    ");
      separator = ",\n";
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  yield "\n  ]\n}\n";
}

async function describeAccount(db: Database, userId: string): Promise<object> {
  return {
    exportedAt: new Date().toISOString(),
    account: await getProfile(db, userId),
    signIn: await getSignIn(db, userId),
    sessions: await db
      .select({
        signedInAt: authSessions.createdAt,
        refreshedAt: authSessions.refreshedAt,
        userAgent: authSessions.userAgent,
        address: authSessions.ip,
      })
      .from(authSessions)
      .where(eq(authSessions.userId, userId))
      .orderBy(desc(authSessions.createdAt)),
    subscription: await getMemberSubscription(db, userId),
    dailyQueries: await db
      .select({ day: userQueries.day, count: userQueries.queryCount })
      .from(userQueries)
      .where(eq(userQueries.userId, userId))
      .orderBy(asc(userQueries.day)),
    recipients: await listRecipients(db, userId),
    posts: await db
      .select({ id: blogPosts.id, language: blogPosts.language, title: blogPosts.title, slug: blogPosts.slug, status: blogPosts.status })
      .from(blogPosts)
      .where(eq(blogPosts.authorId, userId))
      .orderBy(asc(blogPosts.createdAt)),
    changes: await db
      .select({
        action: auditEntries.action,
        subject: auditEntries.subject,
        subjectTitle: auditEntries.subjectTitle,
        createdAt: auditEntries.createdAt,
      })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, userId))
      .orderBy(asc(auditEntries.createdAt)),
  };
}

async function getSignIn(db: Database, userId: string): Promise<UserView> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
  if (!user) throw new Refusal("not_authenticated");
  return await getUserView(db, user);
}
