import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { mailQueue } from "./outbox.ts";

/** Deletes the queued mails to an address; does nothing while the queue's tables do not exist. */
export async function withdrawMails(db: Database, to: string): Promise<void> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass('pgboss.job') is not null as exists`);
  if (!rows[0]?.exists) return;
  await db.execute(sql`delete from pgboss.job where name = ${mailQueue} and coalesce(data->>'to', data->'mail'->>'to') = ${to}`);
}
