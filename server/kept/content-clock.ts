import { setTimeout as wait } from "node:timers/promises";

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
  /** Something was published right here: nothing that was known before it counts, unless the database cannot tell more. */
  forget: () => void;
}

interface ClockSettings {
  readVersion: () => Promise<number>;
  now: () => number;
  /** Over when a question has waited so long that the database counts as away. */
  loseTrust: () => Promise<unknown>;
}

/**
 * Asks for the content version when somebody needs it, at most every half second, and one question at a time. A database that
 * does not answer within the time of trust counts as away: nobody waits for it longer.
 */
export function createContentClock(
  readVersion: () => Promise<number>,
  now: () => number = () => performance.now(),
  loseTrust: () => Promise<unknown> = () => wait(trustedForMs, null, { ref: false }),
): ContentClock {
  return new AskingClock({ readVersion, now, loseTrust });
}

class AskingClock implements ContentClock {
  readonly #settings: ClockSettings;
  #known: { version: number; askedAt: number } | null = null;
  #failedAt: number | null = null;
  #asking: Promise<number> | null = null;
  #patience: Promise<void> = Promise.resolve();
  #timesForgotten = 0;
  #isForgotten = false;

  constructor(settings: ClockSettings) {
    this.#settings = settings;
  }

  find(): number | null {
    if (!this.#known) return null;
    const age = this.#settings.now() - this.#known.askedAt;
    if ((this.#isForgotten || age >= renewedAfterMs) && this.#mayAsk()) this.#ask().catch(() => undefined);
    return age < this.#trustMs() ? this.#known.version : null;
  }

  async get(): Promise<number> {
    return this.find() ?? (await this.#askOrGiveUp());
  }

  forget(): void {
    this.#timesForgotten += 1;
    this.#isForgotten = true;
    this.#failedAt = null;
    this.#asking = null;
  }

  #trustMs(): number {
    if (this.#failedAt !== null) return trustedWithoutDatabaseMs;
    return this.#isForgotten ? 0 : trustedForMs;
  }

  #mayAsk(): boolean {
    return !this.#asking && (this.#failedAt === null || this.#settings.now() - this.#failedAt >= renewedAfterMs);
  }

  async #askOrGiveUp(): Promise<number> {
    const answer = this.#ask();
    if (!this.#known || this.#settings.now() - this.#known.askedAt >= trustedWithoutDatabaseMs) return await answer;
    const { version } = this.#known;
    return await Promise.race([answer, this.#patience.then(() => version)]);
  }

  #ask(): Promise<number> {
    if (this.#asking) return this.#asking;
    const question = this.#readAgain();
    this.#asking = question;
    this.#patience = this.#watch(question);
    return question;
  }

  async #watch(question: Promise<number>): Promise<void> {
    await this.#settings.loseTrust();
    if (this.#asking === question) this.#failedAt = this.#settings.now();
  }

  async #readAgain(): Promise<number> {
    const askedAt = this.#settings.now();
    const era = this.#timesForgotten;
    try {
      const version = await this.#settings.readVersion();
      // An answer from before a change would hide it for as long as it is trusted.
      if (era === this.#timesForgotten) {
        this.#known = { version, askedAt };
        this.#isForgotten = false;
      }
      this.#failedAt = null;
      return version;
    } catch (error) {
      this.#failedAt = this.#settings.now();
      if (this.#known && this.#failedAt - this.#known.askedAt < trustedWithoutDatabaseMs) return this.#known.version;
      throw error;
    } finally {
      if (era === this.#timesForgotten) this.#asking = null;
    }
  }
}
