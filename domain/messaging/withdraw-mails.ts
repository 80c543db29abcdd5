import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { mailQueue } from "./outbox.ts";

/** Takes back the mails to an address that nobody has handed over yet, when their queue is there. */
export async function withdrawMails(db: Database, to: string): Promise<void> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass('pgboss.job') is not null as exists`);
  if (!rows[0]?.exists) return;
  await db.execute(sql`delete from pgboss.job where name = ${mailQueue} and data->'mail'->>'to' = ${to}`);
}
