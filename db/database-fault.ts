import { OperatorFault } from "#shared/operator-fault.ts";
import { parseDatabaseAddress } from "./database-address.ts";

interface Remedy {
  /** Of PostgreSQL, of Node or of OpenSSL. */
  codes: readonly string[];
  /** What the message has to say besides; poolers tell many faults by one code. */
  says?: RegExp;
  remedy: string;
}

const unknownAuthority = [
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
];

/** The first that fits counts. */
const remedies: readonly Remedy[] = [
  { codes: ["ECONNREFUSED"], remedy: "nothing answers there; start that database or correct the address" },
  { codes: ["ENOTFOUND"], remedy: "there is no such host; correct the address" },
  { codes: ["EAI_AGAIN"], remedy: "its host cannot be looked up; try again, or correct the address" },
  { codes: ["ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"], remedy: "it does not answer in time; check the network between here and there" },
  {
    codes: ["ECONNRESET", "EPROTO"],
    remedy: "it cuts the connection off; check that PostgreSQL answers at this port, and what stands before it",
  },
  {
    codes: unknownAuthority,
    remedy: "its certificate is of an authority that is not known here; name the file of that authority's certificate in DATABASE_CA",
  },
  {
    codes: ["ERR_TLS_CERT_ALTNAME_INVALID"],
    remedy: "its certificate is for another host; use the host name that the certificate has",
  },
  { codes: ["CERT_HAS_EXPIRED"], remedy: "its certificate has expired; renew it there" },
  { codes: ["CERT_NOT_YET_VALID"], remedy: "its certificate is not valid yet; compare the clocks of this machine and that one" },
  { codes: ["CERT_SIGNATURE_FAILURE", "ERR_OSSL_PEM_NO_START_LINE"], remedy: "its certificate does not fit that in DATABASE_CA" },
  { codes: [""], says: /does not support SSL/i, remedy: "it speaks no TLS; switch TLS on there, or take sslmode out of the address" },
  {
    codes: ["08P01"],
    says: /unsupported startup parameter/,
    remedy: "a pooler there refuses the time limits of a session; leave DATABASE_POOLED unset, or set it to true",
  },
  { codes: ["08P01", "3D000"], says: /no such database/, remedy: "the pooler there knows no database of that name; add it to the pooler" },
  {
    codes: ["08P01"],
    says: /SASL authentication failed|password authentication|no such user|auth/i,
    remedy: "the pooler there refuses the user or the password",
  },
  {
    codes: ["08P01"],
    says: /max_client_conn|no more connections/,
    remedy: "the pooler there takes no more connections; raise its max_client_conn",
  },
  {
    codes: ["08P01"],
    says: /query_wait_timeout/,
    remedy: "the pooler there has no connection to the database left; raise its default_pool_size",
  },
  {
    codes: ["08P01"],
    says: /cannot connect to server|server login|server conn|connect failed/,
    remedy: "the pooler there cannot connect to the database; look at the pooler's log",
  },
  {
    codes: ["XX000"],
    says: /tenant or user not found/i,
    remedy: "the pooler there knows no such user; its name has to hold the project's",
  },
  { codes: ["26000", "42P05"], remedy: "a pooler there mixes up prepared statements; set DATABASE_POOLED=true" },
  { codes: ["28P01"], remedy: "it refuses the password" },
  {
    codes: ["28000"],
    says: /no encryption|SSL off/i,
    remedy: "it takes this user with TLS alone; add ?sslmode=verify-full to the address",
  },
  { codes: ["28000"], remedy: "it refuses this user" },
  { codes: ["3D000"], remedy: "it has no database of that name; create it" },
  { codes: ["42501"], remedy: "this user may not create tables there; grant it the rights to" },
  { codes: ["42P01"], remedy: "it has no tables of Giftwright; DATABASE_URL and DATABASE_DIRECT_URL have to lead to one database" },
  { codes: ["53300"], remedy: "it takes no more connections; raise its max_connections, or put a pooler in between" },
  { codes: ["57P03"], remedy: "it is starting or stopping; try again in a moment" },
  { codes: ["25006"], remedy: "it takes no writes; name the primary, or all of its servers with commas between" },
];

/** Turns the failure to use a database into one line for the operator, without the password; returns other errors unchanged. */
export function explainDatabaseFault(url: string, error: unknown): unknown {
  const reason = findReason(error);
  const code = getCode(reason);
  const found = remedies.find(({ codes, says }) => codes.includes(code) && (says === undefined || says.test(reason?.message ?? "")));
  const name = parseDatabaseAddress(url)?.name ?? "a database";
  return found ? new OperatorFault(`the database ${name} cannot be used: ${found.remedy}`, { cause: error }) : error;
}

/** The innermost reason, of which the driver and Drizzle say only that something failed. */
function findReason(error: unknown): Error | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AggregateError && error.errors.length > 0) return findReason(error.errors[0]);
  return findReason(error.cause) ?? error;
}

function getCode(reason: Error | null): string {
  if (!reason) return "";
  if ("code" in reason && typeof reason.code === "string") return reason.code;
  // The driver tells its own time limits ("timeout expired", "timeout exceeded") without a code.
  return /^timeout ex|connection timeout/.test(reason.message) ? "ETIMEDOUT" : "";
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
  /^(timeout exceeded when trying to connect|the server is a former primary|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

// The same without what a busy server lacks: connections, memory, locks and time.
const goneCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|25006|57P)/;
const goneMessages =
  /^(the server is a former primary|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether the database is away: stopped, cut off, silent, or replaced just now by its standby. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return goneCodes.test(code) || goneMessages.test(error.message) || isSocketGone(error, code) || isDatabaseGone(error.cause);
}

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
