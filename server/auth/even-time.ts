/**
 * Gives every outcome, refusals too, the same time: what is done for a known address takes a few statements more than
 * for an unknown one, and that must not be measurable from outside.
 */
export async function inEvenTime<Result>(leastMs: number, work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, leastMs))]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

/** Well above what the statements take; a sign-up hashes and compares a password besides. */
export const mailRequestMs = 100;
export const signUpMs = 250;
