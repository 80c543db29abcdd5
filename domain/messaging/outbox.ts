import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Database } from "#db/connect.server.ts";
import type { Mail } from "./mail.ts";
import type { TextMessage } from "./text-message.ts";

export const mailQueue = "mail";
export const textMessageQueue = "text-message";

/** One message on its way; `id` stays the same over all tries. */
export type QueuedMessage = { id: string; attempt: number } & (
  | { queue: typeof mailQueue; mail: Mail }
  | { queue: typeof textMessageQueue; message: TextMessage }
);

/** Where mails and text messages are put; what is put inside a transaction leaves if and only if that commits. */
export interface Outbox {
  postMail: (db: Database, mail: Mail) => Promise<void>;
  postTextMessage: (db: Database, message: TextMessage) => Promise<void>;
}

/** `getQueue` is asked for each message: the queue starts after what posts to it. */
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
