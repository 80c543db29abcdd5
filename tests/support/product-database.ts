import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

const portLine = 3;

/** Asks the embedded database of a running product, as its operator could. */
export async function queryProduct(dataDirectory: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
  const [password, status] = await Promise.all([
    readFile(join(dataDirectory, "application.password"), "utf8"),
    readFile(join(dataDirectory, "postgres", "postmaster.pid"), "utf8"),
  ]);
  const client = new pg.Client({
    host: "127.0.0.1",
    port: Number(status.split("\n")[portLine]),
    user: "giftwright",
    database: "giftwright",
    password: password.trim(),
  });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}
