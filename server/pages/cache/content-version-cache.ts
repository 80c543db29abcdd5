import { setTimeout as wait } from "node:timers/promises";

/** How long an answer of the database counts as current, and so the longest that a replica may show pages from before a publish. */
const freshForMs = 1_000;
/** A value of this age is refreshed in the background, so that a busy server never waits for it. */
const refreshedAfterMs = 500;
/** While the database is away, an older version is better than none, but not for ever. */
const usableWithoutDatabaseMs = 5 * 60 * 1_000;

export interface ContentVersionCache {
  /** The content version, without waiting; `null` when no current value is known. */
  find: () => number | null;
  get: () => Promise<number>;
  /** Asks the database now: whether it fails, or does not answer within a second. */
  isAway: () => Promise<boolean>;
  /** To be called after a publish by this process: what was known before counts only while the database is away. */
  invalidate: () => void;
}

interface CacheSettings {
  readVersion: () => Promise<number>;
  now: () => number;
  /** Settles when a read has taken so long that the database counts as away. */
  giveUp: () => Promise<unknown>;
}

/**
 * Remembers the content version for a second and reads it again on demand: at most every half second, one read at a time. A
 * database that does not answer within a second counts as away, and nobody waits for it any longer.
 */
export function createContentVersionCache(
  readVersion: () => Promise<number>,
  now: () => number = () => performance.now(),
  giveUp: () => Promise<unknown> = () => wait(freshForMs, null, { ref: false }),
): ContentVersionCache {
  return new RefreshedVersion({ readVersion, now, giveUp });
}

class RefreshedVersion implements ContentVersionCache {
  readonly #settings: CacheSettings;
  #known: { version: number; askedAt: number } | null = null;
  #failedAt: number | null = null;
  #asking: Promise<number> | null = null;
  #deadline: Promise<void> = Promise.resolve();
  #invalidations = 0;
  #isInvalidated = false;

  constructor(settings: CacheSettings) {
    this.#settings = settings;
  }

  find(): number | null {
    if (!this.#known) return null;
    const age = this.#settings.now() - this.#known.askedAt;
    if ((this.#isInvalidated || age >= refreshedAfterMs) && this.#mayAsk())
      // The failure is noted by `#ask`.
      this.#ask().catch(() => undefined);
    return age < this.#usableForMs() ? this.#known.version : null;
  }

  async get(): Promise<number> {
    return this.find() ?? (await this.#askOrGiveUp());
  }

  async isAway(): Promise<boolean> {
    const answer = this.#ask();
    await Promise.race([answer.catch(() => undefined), this.#deadline]);
    return this.#failedAt !== null;
  }

  invalidate(): void {
    this.#invalidations += 1;
    this.#isInvalidated = true;
    this.#failedAt = null;
    this.#asking = null;
  }

  #usableForMs(): number {
    if (this.#failedAt !== null) return usableWithoutDatabaseMs;
    return this.#isInvalidated ? 0 : freshForMs;
  }

  #mayAsk(): boolean {
    return !this.#asking && (this.#failedAt === null || this.#settings.now() - this.#failedAt >= refreshedAfterMs);
  }

  async #askOrGiveUp(): Promise<number> {
    const answer = this.#ask();
    if (!this.#known || this.#settings.now() - this.#known.askedAt >= usableWithoutDatabaseMs) return await answer;
    const { version } = this.#known;
    return await Promise.race([answer, this.#deadline.then(() => version)]);
  }

  #ask(): Promise<number> {
    if (this.#asking) return this.#asking;
    const question = this.#readAgain();
    this.#asking = question;
    this.#deadline = this.#watch(question);
    return question;
  }

  async #watch(question: Promise<number>): Promise<void> {
    await this.#settings.giveUp();
    if (this.#asking === question) this.#failedAt = this.#settings.now();
  }

  async #readAgain(): Promise<number> {
    const askedAt = this.#settings.now();
    const invalidationsBefore = this.#invalidations;
    try {
      const version = await this.#settings.readVersion();
      // A read that was begun before an invalidation may not know of the change that caused it.
      if (invalidationsBefore === this.#invalidations) {
        this.#known = { version, askedAt };
        this.#isInvalidated = false;
      }
      this.#failedAt = null;
      return version;
    } catch (error) {
      this.#failedAt = this.#settings.now();
      if (this.#known && this.#failedAt - this.#known.askedAt < usableWithoutDatabaseMs) return this.#known.version;
      throw error;
    } finally {
      if (invalidationsBefore === this.#invalidations) this.#asking = null;
    }
  }
}
