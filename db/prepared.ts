import type { Database } from "./connect.server.ts";

/**
 * A statement that is built once for each connection pool and planned once by each of its connections, for what runs on every
 * request. Values that differ between calls, settings included, are passed by `sql.placeholder`.
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
