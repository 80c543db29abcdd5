import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { authSentMessages } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import type { Outbox } from "#domain/messaging/outbox.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthServices } from "./settings.ts";

type MessageKind = (typeof authSentMessages.$inferSelect)["kind"];

/** Wraps an outbox: notes what the whole installation sends, so that nobody makes it send without end. */
export function countMessages(outbox: Outbox): Outbox {
  return {
    postMail: async (db, mail) => {
      await note(db, "mail");
      await outbox.postMail(db, mail);
    },
    postTextMessage: async (db, message) => {
      await note(db, "text_message");
      await outbox.postTextMessage(db, message);
    },
  };
}

// A row for each, as one counter would make all requests that send something wait for each other.
async function note(db: Database, kind: MessageKind): Promise<void> {
  await db.insert(authSentMessages).values({ kind });
}

/**
 * Refuses with `email_rate_limit_exceeded` or `sms_rate_limit_exceeded` while the installation has sent as much as it may in an
 * hour. Asked for unknown addresses, too.
 */
export async function refuseAboveCeiling({ db, settings }: AuthServices, kind: MessageKind): Promise<void> {
  const most = (kind === "mail" ? settings.mailsPerHour : settings.messagesPerHour) * settings.rateMultiplier;
  const [last] = await db
    .select({ seconds: sql<string>`ceil(extract(epoch from ${authSentMessages.sentAt} + interval '1 hour' - now()))` })
    .from(authSentMessages)
    .where(and(eq(authSentMessages.kind, kind), gt(authSentMessages.sentAt, sql`now() - interval '1 hour'`)))
    .orderBy(desc(authSentMessages.sentAt))
    .offset(most - 1)
    .limit(1);
  if (!last) return;
  throw new AuthRefusal(kind === "mail" ? "email_rate_limit_exceeded" : "sms_rate_limit_exceeded", { seconds: Number(last.seconds) });
}

/** Deletes what counts no longer. */
export async function sweepSentMessages(db: Database): Promise<void> {
  await db.delete(authSentMessages).where(lt(authSentMessages.sentAt, sql`now() - interval '1 hour'`));
}
