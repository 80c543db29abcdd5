import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Database } from "#db/connect.server.ts";
import type { Mail } from "./mail.ts";
import type { TextMessage } from "./text-message.ts";

export const mailQueue = "mail";
export const textMessageQueue = "text-message";

/** One queued message; `id` stays the same over all attempts. */
export type QueuedMessage = { id: string; attempt: number } & (
  | { queue: typeof mailQueue; mail: Mail }
  | { queue: typeof textMessageQueue; message: TextMessage }
);

/** Queues mails and text messages; within a transaction, a message is sent if and only if the transaction commits. */
export interface Outbox {
  postMail: (db: Database, mail: Mail) => Promise<void>;
  postTextMessage: (db: Database, message: TextMessage) => Promise<void>;
}

/** `getQueue` is called for each message, because the queue may start later than its users. */
export function createOutbox(getQueue: () => Promise<Pick<PgBoss, "send">>): Outbox {
  const post = async (db: Database, queued: QueuedMessage) => {
    const boss = await getQueue();
    await boss.send(queued.queue, queued, { db: fromDrizzle(db, sql) });
  };
  return {
    postMail: (db, mail) => post(db, { id: randomUUID(), attempt: 0, queue: mailQueue, mail }),
    postTextMessage: (db, message) => post(db, { id: randomUUID(), attempt: 0, queue: textMessageQueue, message }),
  };
}
