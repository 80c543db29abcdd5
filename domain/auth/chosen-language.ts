import { and, eq } from "drizzle-orm";
import { authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { users } from "#db/schema.server.ts";
import { buildCodeMessage } from "#domain/messaging/code-message.ts";
import type { Outbox } from "#domain/messaging/outbox.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { AuthServices } from "./settings.ts";

/** Wraps an outbox: mails to members who chose a language are in that language, whatever that of the request was. */
export function speakChosenLanguage(outbox: Outbox): Outbox {
  return {
    ...outbox,
    postMail: async (db, mail) => await outbox.postMail(db, { ...mail, locale: (await findChosenLanguage(db, mail.to)) ?? mail.locale }),
  };
}

/** Sends a code by text message, in the language that the user chose, or else in that of the request. */
export async function textCode(
  { db, outbox }: AuthServices,
  { userId, phone, code, locale }: { userId: string; phone: string; code: string; locale: Locale },
): Promise<void> {
  const language = (await findMemberLanguage(db, userId)) ?? locale;
  await outbox.postTextMessage(db, { to: `+${phone}`, body: buildCodeMessage(language, code) });
}

/** The language that the member chose for mails; `null` for none. */
export async function findMemberLanguage(db: Database, userId: string): Promise<Locale | null> {
  const [member] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return member?.language ?? null;
}

async function findChosenLanguage(db: Database, email: string): Promise<Locale | null> {
  const [member] = await db
    .select({ language: users.language })
    .from(authUsers)
    .innerJoin(users, eq(users.id, authUsers.id))
    .where(and(eq(authUsers.email, email), eq(authUsers.isSsoUser, false)));
  return member?.language ?? null;
}
