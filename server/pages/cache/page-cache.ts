import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { ContentVersionCache } from "./content-version-cache.ts";
import type { Header } from "../../middleware/security-headers.ts";
import { asRefusal, isOfDatabase } from "../../problem.ts";
import { addBrotli, countBytes, finishAnswer, type FinishedAnswer } from "./finished-answer.ts";

const dayMs = 24 * 60 * 60 * 1_000;
/** For so long a page from before a publish or midnight is better than none, while the database is away. */
const standInMs = 5 * 60 * 1_000;
/** How often a page that is being made is worth a look at whether the database is still there. */
const askedAgainMs = 500;
const usualBounds = { entries: 2_000, bytes: 32 * 1024 * 1024 };

export interface PageCacheSettings {
  /** Headers of every answer. */
  headers: readonly Header[];
  contentVersion: ContentVersionCache;
  report: (error: unknown) => void;
  bounds?: { entries: number; bytes: number };
  /** The time of day, in milliseconds since 1970. */
  now?: () => number;
}

/** What the cached pages were rendered for. */
interface Edition {
  version: number;
  /** Days since 1970 in UTC: pages say which policies are in effect today. */
  day: number;
  /** When the next one began, in milliseconds since 1970; `null` for the current one. */
  endedAt: number | null;
}

interface Kept {
  answer: FinishedAnswer;
  edition: Edition;
}

/**
 * Finished answers by address, for one content version and one day (UTC) at a time. Those of the edition before stay for a few minutes and
 * stand in where the database goes away before they were made anew.
 */
export class PageCache {
  readonly #settings: PageCacheSettings;
  readonly #answers: LRUCache<string, Kept>;
  readonly #now: () => number;
  readonly #pending = new Map<string, Promise<FinishedAnswer>>();
  #edition: Edition = { version: -1, day: -1, endedAt: null };
  /** How many answers were given without making them, since the start. */
  hits = 0;
  #compressing = Promise.resolve();

  constructor(settings: PageCacheSettings) {
    this.#settings = settings;
    this.#now = settings.now ?? Date.now;
    const { entries, bytes } = settings.bounds ?? usualBounds;
    this.#answers = new LRUCache({ max: entries, maxSize: bytes, sizeCalculation: ({ answer }) => countBytes(answer) });
  }

  /** The cached answer, without waiting; `null` when there is none or it may be out of date. */
  find(key: string): FinishedAnswer | null {
    const version = this.#settings.contentVersion.find();
    if (version === null) return null;
    return this.#take(version, key);
  }

  /**
   * The cached answer, once it is known that it is not out of date (or that the database is away); `null` at once when there is none.
   * For what `find` did not give.
   */
  recall(key: string): Promise<FinishedAnswer | null> | null {
    return this.#answers.has(key) ? this.#recall(key) : null;
  }

  /** The cached answer, or a new one; where the database goes away meanwhile, as `orStandIn` says. */
  async get(key: string, make: () => Promise<Response>): Promise<FinishedAnswer> {
    return await this.orStandIn(key, async () => await this.getCurrent(key, make));
  }

  /** The cached answer, or a new one: made once, however many ask for it at the same time. */
  async getCurrent(key: string, make: () => Promise<Response>): Promise<FinishedAnswer> {
    const known = this.#current(await this.#settings.contentVersion.get(), key);
    return known ?? (await (this.#pending.get(key) ?? this.#begin(key, make)));
  }

  /** What `make` gives; where the database goes away meanwhile, what the address showed until a few minutes ago, if it is known. */
  async orStandIn(key: string, make: () => Promise<FinishedAnswer>): Promise<FinishedAnswer> {
    const making = make();
    const standIn = this.#findStandIn(key);
    if (!standIn) return await making;
    const over = new AbortController();
    const made = making
      .catch((error: unknown) => {
        if (isOfDatabase(asRefusal(error))) return standIn;
        throw error;
      })
      .finally(() => over.abort());
    const standInWhenAway = async () => {
      while (!over.signal.aborted) {
        if (await this.#settings.contentVersion.isAway()) return standIn;
        await wait(askedAgainMs, null, { ref: false });
      }
      return await made;
    };
    return await Promise.race([made, standInWhenAway()]);
  }

  /** From now on nothing is given out that was rendered before this moment. */
  invalidate(): void {
    this.#settings.contentVersion.invalidate();
  }

  /** Keeps nothing of what was rendered, for when the code that renders has changed. */
  clear(): void {
    this.#answers.clear();
    this.#pending.clear();
  }

  async #recall(key: string): Promise<FinishedAnswer | null> {
    return this.#take(await this.#settings.contentVersion.get(), key);
  }

  #take(version: number, key: string): FinishedAnswer | null {
    const answer = this.#current(version, key);
    if (answer) this.hits += 1;
    return answer;
  }

  #current(version: number, key: string): FinishedAnswer | null {
    this.#turnTo(version);
    const kept = this.#answers.get(key);
    return kept?.edition === this.#edition ? kept.answer : null;
  }

  #findStandIn(key: string): FinishedAnswer | null {
    const kept = this.#answers.peek(key);
    if (!kept) return null;
    const { endedAt } = kept.edition;
    return endedAt === null || this.#now() - endedAt < standInMs ? kept.answer : null;
  }

  async #begin(key: string, make: () => Promise<Response>): Promise<FinishedAnswer> {
    const pending = this.#make(key, make);
    this.#pending.set(key, pending);
    try {
      return await pending;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }

  async #make(key: string, make: () => Promise<Response>): Promise<FinishedAnswer> {
    const edition = this.#edition;
    const answer = await finishAnswer(await make(), this.#settings.headers);
    // A page that was begun before a publish, or before midnight, may show the state before it.
    if (edition === this.#edition && isWorthKeeping(answer)) this.#keep(key, answer);
    return answer;
  }

  #keep(key: string, answer: FinishedAnswer): void {
    this.#answers.set(key, { answer, edition: this.#edition });
    // One at a time, so that compression leaves the processor to the visitors.
    this.#compressing = this.#compressing.then(() => this.#compress(key, answer)).catch(this.#settings.report);
  }

  async #compress(key: string, answer: FinishedAnswer): Promise<void> {
    const kept = this.#answers.peek(key);
    if (kept?.answer !== answer) return;
    const compressed = await addBrotli(answer);
    if (this.#answers.peek(key) === kept) this.#answers.set(key, { ...kept, answer: compressed });
  }

  #turnTo(version: number): void {
    const day = Math.floor(this.#now() / dayMs);
    if (version === this.#edition.version && day === this.#edition.day) return;
    this.#edition.endedAt = this.#now();
    this.#edition = { version, day, endedAt: null };
    this.#pending.clear();
  }
}

/** Pages and "not found" pages; neither errors nor redirects. */
function isWorthKeeping({ status }: FinishedAnswer): boolean {
  return status === 200 || status === 404;
}
