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
