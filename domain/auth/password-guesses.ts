import { countUse, forgetCounts, readCounts, type Count } from "../counters.ts";
import { digest } from "./digests.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthServices } from "./settings.ts";

const fiveMinutes = 5 * 60;
const fifteenMinutes = 15 * 60;
const aDay = 24 * 60 * 60;
/** After this many wrong passwords within a day, from any address, a proof by mail or message unlocks the account sooner. */
const mostInADay = 100;

/** One attempt to sign in, to an account that may not exist. */
export interface Guess {
  /** The given e-mail address or phone number. */
  account: string;
  clientAddress: string;
  /** The id of a device with which the account has signed in before: others' guesses do not count there, nor its own elsewhere. */
  knownDevice?: string | null;
}

/** Before a password is checked: refuses with `over_request_rate_limit` after too many wrong ones. */
export async function allowGuess(services: AuthServices, guess: Guess): Promise<void> {
  await refuseUsedUp(services, listCounts(services, guess));
}

/** Gives the counts in which something stands. */
async function refuseUsedUp(services: AuthServices, counts: readonly Count[]): Promise<string[]> {
  const { waitSeconds, counted } = await readCounts(services.db, counts);
  if (waitSeconds !== null) throw new AuthRefusal("over_request_rate_limit", { seconds: waitSeconds });
  return counted;
}

/** Counts a wrong password; refuses as `allowGuess` does when it exceeds a limit. */
export async function countWrongGuess(services: AuthServices, guess: Guess): Promise<void> {
  const waits: number[] = [];
  for (const count of listCounts(services, guess)) {
    const seconds = await countUse(services.db, count);
    if (seconds !== null) waits.push(seconds);
  }
  if (waits.length > 0) throw new AuthRefusal("over_request_rate_limit", { seconds: Math.max(...waits) });
}

/**
 * After the right password: resets the counts of this account and network, and of wrong passwords of the day. Refuses as
 * `allowGuess` does, so that many attempts at once do not get past the limit.
 */
export async function forgetGuesses(services: AuthServices, guess: Guess): Promise<void> {
  const counts = listCounts(services, guess);
  const counted = await refuseUsedUp(services, counts);
  const ofAccount = counts.filter(({ key }) => !key.startsWith(addressPrefix)).map(({ key }) => key);
  const keys = ofAccount.filter((key) => counted.includes(key));
  if (keys.length > 0) await forgetCounts(services.db, keys);
}

/** After a proof by mail or message: unlocks the accounts for sign-in by password again. */
export async function unlockAccounts(
  services: Pick<AuthServices, "db" | "digestKey">,
  accounts: readonly (string | null)[],
): Promise<void> {
  const known = accounts.filter((account) => account !== null);
  if (known.length > 0)
    await forgetCounts(
      services.db,
      known.map((account) => dayKey(services, account)),
    );
}

const addressPrefix = "guesses-address:";

function listCounts(services: AuthServices, { account, clientAddress, knownDevice }: Guess): Count[] {
  const { rateMultiplier } = services.settings;
  const most = 10 * rateMultiplier;
  if (knownDevice) return [{ key: `guesses-device:${digest(services, account, knownDevice)}`, most, seconds: fifteenMinutes }];
  return [
    { key: `guesses:${digest(services, account, clientAddress)}`, most, seconds: fifteenMinutes },
    { key: `${addressPrefix}${digest(services, clientAddress)}`, most: 30 * rateMultiplier, seconds: fiveMinutes },
    { key: dayKey(services, account), most: mostInADay, seconds: aDay },
  ];
}

function dayKey(services: Pick<AuthServices, "digestKey">, account: string): string {
  return `guesses-day:${digest(services, account)}`;
}
