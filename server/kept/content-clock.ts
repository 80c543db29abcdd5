/** A publish is seen on every replica within this time. */
const trustedForMs = 1_000;
/** Asked again before the trust runs out, so that a busy server never waits for it. */
const renewedAfterMs = 500;
/** While the database is away, what is in memory is better than nothing, but not forever. */
const trustedWithoutDatabaseMs = 5 * 60 * 1_000;

export interface ContentClock {
  /** The content version as far as it is known without waiting; `null` when it has to be asked for. */
  find: () => number | null;
  get: () => Promise<number>;
  /** Something was published right here: nothing that was known before it counts. */
  forget: () => void;
}

/** Asks for the content version when somebody needs it, at most every half second, and one question at a time. */
export function createContentClock(readVersion: () => Promise<number>, now: () => number = () => performance.now()): ContentClock {
  let known: { version: number; askedAt: number } | null = null;
  let failedAt: number | null = null;
  let asking: Promise<number> | null = null;
  let timesForgotten = 0;

  function find(): number | null {
    if (!known) return null;
    const age = now() - known.askedAt;
    if (age >= renewedAfterMs && mayAsk()) ask().catch(() => undefined);
    return age < (failedAt === null ? trustedForMs : trustedWithoutDatabaseMs) ? known.version : null;
  }

  function mayAsk(): boolean {
    return !asking && (failedAt === null || now() - failedAt >= renewedAfterMs);
  }

  function ask(): Promise<number> {
    asking ??= readAgain();
    return asking;
  }

  async function readAgain(): Promise<number> {
    const askedAt = now();
    const era = timesForgotten;
    try {
      const version = await readVersion();
      // An answer from before a change would hide it for as long as it is trusted.
      if (era === timesForgotten) known = { version, askedAt };
      failedAt = null;
      return version;
    } catch (error) {
      failedAt = now();
      if (known && failedAt - known.askedAt < trustedWithoutDatabaseMs) return known.version;
      throw error;
    } finally {
      if (era === timesForgotten) asking = null;
    }
  }

  function forget(): void {
    timesForgotten += 1;
    known = null;
    asking = null;
  }

  return { find, get: async () => find() ?? (await ask()), forget };
}
