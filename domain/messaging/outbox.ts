import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Database } from "#db/connect.server.ts";
import type { Mail } from "./mail.ts";
import type { TextMessage } from "./sms.ts";

export const mailQueue = "mail";
export const textMessageQueue = "text-message";

/** Where mails and text messages are put; what is put inside a transaction leaves if and only if that commits. */
export interface Outbox {
  postMail: (db: Database, mail: Mail) => Promise<void>;
  postTextMessage: (db: Database, message: TextMessage) => Promise<void>;
}

export function createOutbox(getQueue: () => Promise<Pick<PgBoss, "send">>): Outbox {
  const post = async (db: Database, queue: string, data: object) => {
    const boss = await getQueue();
    await boss.send(queue, data, { db: fromDrizzle(db, sql) });
  };
  return {
    postMail: (db, mail) => post(db, mailQueue, { mail, attempt: 0 }),
    postTextMessage: (db, message) => post(db, textMessageQueue, { message, attempt: 0 }),
  };
}
