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
}

/** Asks for the content version when somebody needs it, at most every half second, and one question at a time. */
export function createContentClock(readVersion: () => Promise<number>, now: () => number = () => performance.now()): ContentClock {
  let known: { version: number; askedAt: number } | null = null;
  let failedAt: number | null = null;
  let asking: Promise<number> | null = null;

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
    asking ??= readAgain().finally(() => (asking = null));
    return asking;
  }

  async function readAgain(): Promise<number> {
    const askedAt = now();
    try {
      const version = await readVersion();
      known = { version, askedAt };
      failedAt = null;
      return version;
    } catch (error) {
      failedAt = now();
      if (known && failedAt - known.askedAt < trustedWithoutDatabaseMs) return known.version;
      throw error;
    }
  }

  return { find, get: async () => find() ?? (await ask()) };
}
