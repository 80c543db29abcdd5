import type { Database } from "./connect.server.ts";

/**
 * A statement that is put together once for a connection pool and planned once by each of its connections: for what runs
 * on every request. What differs between calls, settings included, comes in by `sql.placeholder`.
 */
export function prepared<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known) return known;
    const statement = build(db);
    statements.set(db, statement);
    return statement;
  };
}
