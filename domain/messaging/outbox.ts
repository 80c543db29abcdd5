import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Database } from "#db/connect.server.ts";
import { unwrap, wrap, type Place, type WrappingKeys } from "#db/wrapping/wrap.ts";
import type { Mail } from "./mail.ts";
import type { TextMessage } from "./text-message.ts";

export const mailQueue = "mail";
export const textMessageQueue = "text-message";

export type Message = { queue: typeof mailQueue; mail: Mail } | { queue: typeof textMessageQueue; message: TextMessage };

/** One queued message; `id` stays the same over all attempts. */
export type QueuedMessage = { id: string; attempt: number; queue: Message["queue"] } & (
  | {
      /** By which a message is withdrawn. */
      to: string;
      /** The mail or text message as JSON, wrapped: its links and codes let in whoever reads them. */
      content: string;
    }
  // As a version queued it that wrapped nothing, and may do while the replicas are replaced.
  | { mail: Mail }
  | { message: TextMessage }
);

/** Queues mails and text messages; within a transaction, a message is sent if and only if the transaction commits. */
export interface Outbox {
  postMail: (db: Database, mail: Mail) => Promise<void>;
  postTextMessage: (db: Database, message: TextMessage) => Promise<void>;
}

/** `getQueue` is called for each message, because the queue may start later than its users. */
export function createOutbox(wrapping: WrappingKeys, getQueue: () => Promise<Pick<PgBoss, "send">>): Outbox {
  const post = async (db: Database, queue: Message["queue"], message: Mail | TextMessage) => {
    const id = randomUUID();
    const content = wrap(wrapping, placeOf(id), JSON.stringify(message));
    const queued: QueuedMessage = { id, attempt: 0, queue, to: message.to, content };
    const boss = await getQueue();
    await boss.send(queue, queued, { db: fromDrizzle(db, sql) });
  };
  return {
    postMail: (db, mail) => post(db, mailQueue, mail),
    postTextMessage: (db, message) => post(db, textMessageQueue, message),
  };
}

/** The message in a job. */
export function openMessage(wrapping: WrappingKeys, queued: QueuedMessage): Message {
  if ("mail" in queued) return { queue: mailQueue, mail: queued.mail };
  if ("message" in queued) return { queue: textMessageQueue, message: queued.message };
  const content = JSON.parse(unwrap(wrapping, placeOf(queued.id), queued.content));
  return queued.queue === mailQueue ? { queue: mailQueue, mail: content } : { queue: textMessageQueue, message: content };
}

function placeOf(id: string): Place {
  return { table: "pgboss.job", id };
}
