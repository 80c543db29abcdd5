import type pg from "pg";
import { OperatorFault } from "#shared/operator-fault.ts";

/** Throws an `OperatorFault` while a product has the database open. */
export async function refuseWhileInUse(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name in ('giftwright', 'giftwright jobs')",
  );
  if (rows.length > 0) throw new OperatorFault("a Giftwright is running on this database; stop it first, each replica");
}
