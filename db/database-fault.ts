import { OperatorFault } from "#shared/operator-fault.ts";

const remedies: Record<string, string> = {
  ECONNREFUSED: "nothing answers there; start that database or correct the address",
  ENOTFOUND: "there is no such host; correct the address",
  EAI_AGAIN: "its host cannot be looked up; try again, or correct the address",
  ETIMEDOUT: "it does not answer in time; check the network between here and there",
  "28P01": "it refuses the password",
  "28000": "it refuses this user",
  "3D000": "it has no database of that name; create it",
  "42501": "this user may not create tables there; grant it the rights to",
};

/** Turns the failure to use a database into one line for the operator, without the password; returns other errors unchanged. */
export function explainDatabaseFault(url: string, error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const remedy = remedies[findCode(cause)];
  const { host, pathname } = new URL(url);
  return remedy ? new OperatorFault(`DATABASE_URL points to ${host}${pathname}, but ${remedy}`, { cause: error }) : error;
}

function findCode(cause: unknown): string {
  if (!(cause instanceof Error)) return "";
  if ("code" in cause) return String(cause.code);
  // The driver tells its own time limits ("timeout expired", "timeout exceeded") without a code.
  return cause.message.startsWith("timeout ex") ? "ETIMEDOUT" : "";
}

/** The name of the unique constraint that a statement violated; `null` when it failed for another reason. */
export function findBrokenUnique(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isBroken = "code" in error && error.code === "23505" && "constraint" in error && typeof error.constraint === "string";
  return isBroken ? String(error.constraint) : findBrokenUnique(error.cause);
}

/** Whether a write failed because the account was deleted during its request. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && error.code === "23503" && "constraint" in error)
    return /_user_id_(auth_)?users_id_fk$/.test(String(error.constraint));
  return isAccountGone(error.cause);
}

// Connection refused or lost (08…), server shutting down (57P…), out of connections, memory or disk (53…), files that cannot be
// read or written (58…), a statement past its time limit (57014), a lock not granted (55P03), a deadlock (40…), a server that has
// become a read-only replica (25006). Errors of `pg` itself, such as a pool without a free connection, have no code.
const awayCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|25006|25P03|40|53|57|58|55P03)/;
const awayMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether the database cannot answer now, for whatever reason. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (awayCodes.test(code) || awayMessages.test(error.message) || isSocketGone(error, code)) return true;
  return isDatabaseAway(error.cause);
}

/** The database's own socket is a file that disappears with the server. */
function isSocketGone(error: Error, code: string): boolean {
  return code === "ENOENT" && "syscall" in error && error.syscall === "connect";
}
