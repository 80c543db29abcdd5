import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

interface CreatedDatabase {
  url: string;
  /** Ends whatever is connected still. */
  drop: () => Promise<void>;
}

/** A database of its own on the server of this run: a copy of the migrated one, or without any table. */
export async function createDatabase({ isEmpty = false } = {}): Promise<CreatedDatabase> {
  const superuserUrl = inject("superuserUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await run(superuserUrl, `create database ${name} ${isEmpty ? "" : "template template_giftwright"}`);
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(superuserUrl, `drop database ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
