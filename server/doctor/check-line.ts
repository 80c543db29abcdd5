import type { LineFacts } from "#db/examine-line.ts";
import { good, note, wrong, type Finding } from "./finding.ts";

/** What the way to the database means for its operator. */
export function checkLine({ isPooled, keepsStatements, limitsStatements, direct }: LineFacts): Finding[] {
  return [
    ...(isPooled ? describePooler({ keepsStatements, limitsStatements, hasDirect: direct !== null }) : []),
    ...(direct === null ? [] : describeDirect(direct)),
  ];
}

function* describePooler(facts: { keepsStatements: boolean; limitsStatements: boolean; hasDirect: boolean }): Generator<Finding> {
  yield good("DATABASE_URL leads to a pooler, and the product gets through it.");
  if (!facts.hasDirect)
    yield note(
      "DATABASE_DIRECT_URL is unset: no notification comes through the pooler, so jobs are found by asking once a second. Set it to the database's own address.",
    );
  if (!facts.keepsStatements)
    yield note(
      "The pooler does not keep track of prepared statements, so frequent ones are planned each time. PgBouncer does from 1.21 on, with max_prepared_statements.",
    );
  if (!facts.limitsStatements)
    yield note(
      "Through the pooler a statement outside of a transaction has no time limit of the server's. Give the product's role one: alter role … set statement_timeout = '5s'",
    );
}

function* describeDirect({ isPooled, isSameDatabase }: NonNullable<LineFacts["direct"]>): Generator<Finding> {
  if (!isSameDatabase) yield wrong("DATABASE_DIRECT_URL leads to another database than DATABASE_URL. Name the same one.");
  else if (isPooled) yield wrong("DATABASE_DIRECT_URL leads to a pooler, too. Set it to the database's own address, or unset it.");
  else yield good("DATABASE_DIRECT_URL leads to the same database, past the pooler.");
}
