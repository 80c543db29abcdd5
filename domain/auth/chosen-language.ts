import { and, eq } from "drizzle-orm";
import { authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { users } from "#db/schema.server.ts";
import type { Outbox } from "#domain/messaging/outbox.ts";
import type { Locale } from "#shared/locales/locale.ts";

/** Mails to members who chose a language are in that one, from wherever the request came. */
export function speakChosenLanguage(outbox: Outbox): Outbox {
  return {
    ...outbox,
    postMail: async (db, mail) => await outbox.postMail(db, { ...mail, locale: (await findChosenLanguage(db, mail.to)) ?? mail.locale }),
  };
}

async function findChosenLanguage(db: Database, email: string): Promise<Locale | null> {
  const [member] = await db
    .select({ language: users.language })
    .from(authUsers)
    .innerJoin(users, eq(users.id, authUsers.id))
    .where(and(eq(authUsers.email, email), eq(authUsers.isSsoUser, false)));
  return member?.language ?? null;
}
