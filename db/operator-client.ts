import pg from "pg";
import { explainDatabaseFault } from "./database-fault.ts";

type ClientOptions = Pick<pg.ClientConfig, "application_name" | "connectionTimeoutMillis" | "query_timeout">;

/** A connection for a command of the operator. Throws an `OperatorFault` when the database cannot be reached or refuses it. */
export async function openOperatorClient(url: string, options: ClientOptions): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, ...options });
  // A connection that the server ends; the statement that needed it fails by itself.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end();
    throw explainDatabaseFault(url, error);
  }
}
