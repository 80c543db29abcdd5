import { countUse, forgetCounts, readCounts, type Count } from "./counters.ts";
import { digest } from "./digests.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthServices } from "./settings.ts";

const fiveMinutes = 5 * 60;
const fifteenMinutes = 15 * 60;
const aYear = 365 * 24 * 60 * 60;
/** After this many wrong passwords in a row, from any address, only a proof by mail or message unlocks the account. */
const mostInARow = 100;

/** One attempt to sign in, to an account that may not exist. */
export interface Guess {
  /** The given e-mail address or phone number. */
  account: string;
  clientAddress: string;
}

/** Before a password is checked: refuses with `over_request_rate_limit` after too many wrong ones. */
export async function allowGuess(services: AuthServices, guess: Guess): Promise<void> {
  await refuseUsedUp(services, listCounts(services, guess));
}

/** Gives the counts in which something stands. */
async function refuseUsedUp(services: AuthServices, counts: readonly Count[]): Promise<string[]> {
  const { waitSeconds, counted } = await readCounts(services.db, counts);
  if (waitSeconds !== null) throw new AuthRefusal("over_request_rate_limit", { seconds: Math.min(waitSeconds, fifteenMinutes) });
  return counted;
}

/** Counts a wrong password; refuses as `allowGuess` does when it exceeds a limit. */
export async function countWrongGuess(services: AuthServices, guess: Guess): Promise<void> {
  const waits: number[] = [];
  for (const count of listCounts(services, guess)) {
    const seconds = await countUse(services.db, count);
    if (seconds !== null) waits.push(seconds);
  }
  if (waits.length > 0) throw new AuthRefusal("over_request_rate_limit", { seconds: Math.min(Math.max(...waits), fifteenMinutes) });
}

/**
 * After the right password: resets the counts of this account and network, and of wrong passwords in a row. Refuses as `allowGuess`
 * does, so that many attempts at once do not get past the limit.
 */
export async function forgetGuesses(services: AuthServices, guess: Guess): Promise<void> {
  const counts = listCounts(services, guess);
  const [perNetwork, , inARow] = counts;
  const counted = await refuseUsedUp(services, counts);
  const keys = [perNetwork.key, inARow.key].filter((key) => counted.includes(key));
  if (keys.length > 0) await forgetCounts(services.db, keys);
}

/** After a proof by mail or message: unlocks the accounts for sign-in by password again. */
export async function unlockAccounts(services: AuthServices, accounts: readonly (string | null)[]): Promise<void> {
  const known = accounts.filter((account) => account !== null);
  if (known.length > 0)
    await forgetCounts(
      services.db,
      known.map((account) => inARowKey(services, account)),
    );
}

function listCounts(services: AuthServices, { account, clientAddress }: Guess): [Count, Count, Count] {
  const { rateMultiplier } = services.settings;
  return [
    { key: `guesses:${digest(services, account, clientAddress)}`, most: 10 * rateMultiplier, seconds: fifteenMinutes },
    { key: `guesses-address:${digest(services, clientAddress)}`, most: 30 * rateMultiplier, seconds: fiveMinutes },
    { key: inARowKey(services, account), most: mostInARow, seconds: aYear },
  ];
}

function inARowKey(services: AuthServices, account: string): string {
  return `guesses-row:${digest(services, account)}`;
}
