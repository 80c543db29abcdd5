import type pg from "pg";
import { explainDatabaseFault } from "./database-fault.ts";
import { openClient } from "./pooler.ts";

type ClientOptions = Pick<pg.ClientConfig, "application_name" | "connectionTimeoutMillis" | "query_timeout">;

/** A connection for a command of the operator. Throws an `OperatorFault` when the database cannot be reached or refuses it. */
export async function openOperatorClient(url: string, options: ClientOptions): Promise<pg.Client> {
  try {
    return await openClient(url, options);
  } catch (error) {
    throw explainDatabaseFault(url, error);
  }
}
