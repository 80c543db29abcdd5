import { LRUCache } from "lru-cache";
import type { ContentVersionCache } from "./content-version-cache.ts";
import type { Header } from "../../middleware/security-headers.ts";
import { addBrotli, countBytes, finishAnswer, type FinishedAnswer } from "./finished-answer.ts";

const dayMs = 24 * 60 * 60 * 1_000;
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
}

/** Finished answers by address, for one content version and one day (UTC) at a time. */
export class PageCache {
  readonly #settings: PageCacheSettings;
  readonly #answers: LRUCache<string, FinishedAnswer>;
  readonly #now: () => number;
  readonly #pending = new Map<string, Promise<FinishedAnswer>>();
  #edition: Edition = { version: -1, day: -1 };
  /** How many answers were given without making them, since the start. */
  hits = 0;
  #compressing = Promise.resolve();

  constructor(settings: PageCacheSettings) {
    this.#settings = settings;
    this.#now = settings.now ?? Date.now;
    const { entries, bytes } = settings.bounds ?? usualBounds;
    this.#answers = new LRUCache({ max: entries, maxSize: bytes, sizeCalculation: countBytes });
  }

  /** The cached answer, without waiting; `null` when there is none or it may be out of date. */
  find(key: string): FinishedAnswer | null {
    const version = this.#settings.contentVersion.find();
    if (version === null) return null;
    this.#turnTo(version);
    const answer = this.#answers.get(key);
    if (answer) this.hits += 1;
    return answer ?? null;
  }

  /**
   * The cached answer, once it is known that it is not out of date (or that the database is away); `null` at once when there is none.
   * For what `find` did not give.
   */
  recall(key: string): Promise<FinishedAnswer | null> | null {
    return this.#answers.has(key) ? this.#recall(key) : null;
  }

  /** The cached answer, or a new one: made once, however many ask for it at the same time. */
  async get(key: string, make: () => Promise<Response>): Promise<FinishedAnswer> {
    this.#turnTo(await this.#settings.contentVersion.get());
    return this.#answers.get(key) ?? (await (this.#pending.get(key) ?? this.#begin(key, make)));
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
    this.#turnTo(await this.#settings.contentVersion.get());
    const answer = this.#answers.get(key);
    if (answer) this.hits += 1;
    return answer ?? null;
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
    this.#answers.set(key, answer);
    // One at a time, so that compression leaves the processor to the visitors.
    this.#compressing = this.#compressing.then(() => this.#compress(key, answer)).catch(this.#settings.report);
  }

  async #compress(key: string, answer: FinishedAnswer): Promise<void> {
    if (this.#answers.peek(key) !== answer) return;
    const compressed = await addBrotli(answer);
    if (this.#answers.peek(key) === answer) this.#answers.set(key, compressed);
  }

  #turnTo(version: number): void {
    const day = Math.floor(this.#now() / dayMs);
    if (version === this.#edition.version && day === this.#edition.day) return;
    this.#edition = { version, day };
    this.clear();
  }
}

/** Pages and "not found" pages; neither errors nor redirects. */
function isWorthKeeping({ status }: FinishedAnswer): boolean {
  return status === 200 || status === 404;
}
