import pg from "pg";

/** One connection to a database that is dropped after the test: dropping it ends a connection that is about to close anyway. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1 });
  pool.on("error", () => {});
  return pool;
}
