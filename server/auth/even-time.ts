/**
 * Takes at least this time for every outcome, refusals included: a known address needs a few more statements than an unknown
 * one, which must not be measurable.
 */
export async function inEvenTime<Result>(leastMs: number, work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, leastMs))]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

/** Well above what the statements take; a sign-up also hashes and compares a password. */
export const mailRequestMs = 100;
/** A wrong code is counted where one is open, which after a recovery that anybody may ask for is with known addresses alone. */
export const verifyMs = 100;
export const signUpMs = 250;
