import { countUse, findUsedUp, forgetCounts, type Count } from "./counters.ts";
import { digest } from "./digests.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthGround } from "./settings.ts";

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
export async function allowGuess(ground: AuthGround, guess: Guess): Promise<void> {
  const seconds = await findUsedUp(ground.db, listCounts(ground, guess));
  if (seconds !== null) throw new AuthRefusal("over_request_rate_limit", { seconds: Math.min(seconds, fifteenMinutes) });
}

/** Counts a wrong password; refuses as `allowGuess` does when it was one too many. */
export async function countWrongGuess(ground: AuthGround, guess: Guess): Promise<void> {
  const waits: number[] = [];
  for (const count of listCounts(ground, guess)) {
    const seconds = await countUse(ground.db, count);
    if (seconds !== null) waits.push(seconds);
  }
  if (waits.length > 0) throw new AuthRefusal("over_request_rate_limit", { seconds: Math.min(Math.max(...waits), fifteenMinutes) });
}

/** After the right password: this network may err again, and the row of wrong ones is broken. */
export async function forgetGuesses(ground: AuthGround, guess: Guess): Promise<void> {
  const [perNetwork, , inARow] = listCounts(ground, guess);
  await forgetCounts(ground.db, [perNetwork.key, inARow.key]);
}

/** After a proof by mail or message: the account may be opened by password again. */
export async function forgetRow(ground: AuthGround, accounts: readonly (string | null)[]): Promise<void> {
  const known = accounts.filter((account) => account !== null);
  if (known.length > 0)
    await forgetCounts(
      ground.db,
      known.map((account) => inARowKey(ground, account)),
    );
}

function listCounts(ground: AuthGround, { account, clientAddress }: Guess): [Count, Count, Count] {
  const { rateMultiplier } = ground.settings;
  return [
    { key: `guesses:${digest(ground, account, clientAddress)}`, most: 10 * rateMultiplier, seconds: fifteenMinutes },
    { key: `guesses-address:${digest(ground, clientAddress)}`, most: 30 * rateMultiplier, seconds: fiveMinutes },
    { key: inARowKey(ground, account), most: mostInARow, seconds: aYear },
  ];
}

function inARowKey(ground: AuthGround, account: string): string {
  return `guesses-row:${digest(ground, account)}`;
}
