import type { DatabaseFacts } from "#db/examine-database.ts";
import { good, note, wrong, type Finding } from "./finding.ts";

const oldestVersion = 150_000;
/** The clocks of replicas and database may differ by a few seconds, not more. */
const mostSkewMs = 5_000;

/** What the facts about a database mean for its operator. */
export function checkDatabase(facts: DatabaseFacts): Finding[] {
  return [describeVersion(facts), describeClock(facts), ...describeRights(facts), describeSchema(facts), ...describeAdministrators(facts)];
}

function describeVersion({ version, versionName }: DatabaseFacts): Finding {
  return version < oldestVersion
    ? wrong(`The database is PostgreSQL ${versionName}; 15 or newer is needed. Upgrade it.`)
    : good(`The database answers: PostgreSQL ${versionName}.`);
}

/** PostgreSQL releases fixes every three months; what comes with the product follows a little later. */
const mostMonths = 5;
const monthMs = (365.25 / 12) * 24 * 60 * 60 * 1_000;

/** How old the PostgreSQL is that comes with the product. */
export function checkEmbeddedRelease({ version, releasedOn }: { version: string; releasedOn: string }, now: Date): Finding {
  const months = Math.floor((now.getTime() - Date.parse(releasedOn)) / monthMs);
  const age = `The embedded PostgreSQL ${version} was released on ${releasedOn}`;
  return months > mostMonths
    ? note(
        `${age}, ${months} months ago, so it lacks fixes that PostgreSQL has released since. It can be reached from this machine alone. Update the product, or set DATABASE_URL to a server that you keep up to date.`,
      )
    : good(`${age}.`);
}

function describeClock({ skewMs }: DatabaseFacts): Finding {
  const seconds = (Math.abs(skewMs) / 1000).toFixed(1);
  return Math.abs(skewMs) > mostSkewMs
    ? wrong(
        `This machine's clock is ${seconds} s ${skewMs > 0 ? "behind" : "ahead of"} the database's: tokens and codes would expire at the wrong time. Let both follow a time server.`,
      )
    : good("This machine and the database agree on the time.");
}

function* describeRights({ isReadOnly, canCreate, isSuperuser }: DatabaseFacts): Generator<Finding> {
  if (isReadOnly) yield wrong("The database takes no writes: it is a replica, or set to read only. Point DATABASE_URL to the primary.");
  else if (!canCreate)
    yield wrong(
      "The database's user may not create schemas and tables there, which upgrades need. Grant it CREATE on the database and on the schema public.",
    );
  if (isSuperuser)
    yield wrong(
      "The product connects as a superuser of the database server, so a fault in it could reach other databases and files. Give it a role and a database of its own, and restore a backup there.",
    );
}

function describeSchema({ migrations }: DatabaseFacts): Finding {
  const { seen, pending, unknown } = migrations;
  if (unknown > 0)
    return wrong(
      `The schema has seen ${unknown} changes that this version does not know: a newer Giftwright has used it. Update this one.`,
    );
  if (seen === 0) return note("The database is empty; the first start makes the tables.");
  return pending > 0
    ? wrong(
        `${pending} changes of the schema are pending: this version has not been started on this database yet. The next start makes them; take a backup before.`,
      )
    : good("The schema is up to date.");
}

function* describeAdministrators({ administrators, withoutFactor }: DatabaseFacts): Generator<Finding> {
  if (administrators === 0) yield wrong("There is no administrator. Make one: npm run admin -- add <email>");
  if (administrators !== null && administrators > 0) yield good(`Administrators: ${administrators}.`);
  if (withoutFactor !== null && withoutFactor > 0)
    yield note(`Administrators without a second factor: ${withoutFactor}. Whoever learns their password gets in; /security sets one up.`);
}
