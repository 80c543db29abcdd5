import { countUse, findUsedUp, forgetCounts, type Count } from "./counters.ts";
import { digest } from "./digests.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthServices } from "./settings.ts";

const fiveMinutes = 5 * 60;
const fifteenMinutes = 15 * 60;
const aYear = 365 * 24 * 60 * 60;
/** Not a rate: so many wrong passwords one after the other, from wherever, and only a mail opens the account again. */
const mostInARow = 100;

/** Who tries to open what, whether or not there is such an account. */
export interface Guess {
  /** The address or number that was given. */
  account: string;
  clientAddress: string;
}

/**
 * Refuses with `over_request_rate_limit` once too many passwords were wrong. Asked before the password is looked at,
 * and again when it was right: of many tries at once none profits from having started early.
 */
export async function allowGuess(services: AuthServices, guess: Guess): Promise<void> {
  const seconds = await findUsedUp(services.db, listCounts(services, guess));
  if (seconds !== null) throw new AuthRefusal("over_request_rate_limit", { seconds: Math.min(seconds, fifteenMinutes) });
}

/** Counts a wrong password; refuses as `allowGuess` does when it was one too many. */
export async function countWrongGuess(services: AuthServices, guess: Guess): Promise<void> {
  const waits: number[] = [];
  for (const count of listCounts(services, guess)) {
    const seconds = await countUse(services.db, count);
    if (seconds !== null) waits.push(seconds);
  }
  if (waits.length > 0) throw new AuthRefusal("over_request_rate_limit", { seconds: Math.min(Math.max(...waits), fifteenMinutes) });
}

/** After the right password: this network may err again, and the row of wrong ones is broken. */
export async function forgetGuesses(services: AuthServices, guess: Guess): Promise<void> {
  const [perNetwork, , inARow] = listCounts(services, guess);
  await forgetCounts(services.db, [perNetwork.key, inARow.key]);
}

/** After a proof by mail or message: the account may be opened by password again. */
export async function forgetRow(services: AuthServices, accounts: readonly (string | null)[]): Promise<void> {
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
