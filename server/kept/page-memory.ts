import type { ContentClock } from "./content-clock.ts";
import { addBrotli, finishAnswer, type AnswerSurroundings, type FinishedAnswer } from "./finished-answer.ts";
import { Shelf, type ShelfBounds } from "./shelf.ts";

const dayMs = 24 * 60 * 60 * 1_000;
const usualBounds = { entries: 2_000, bytes: 32 * 1024 * 1024 };

export interface PageMemorySettings extends AnswerSurroundings {
  clock: ContentClock;
  report: (error: unknown) => void;
  bounds?: ShelfBounds;
  /** The time of day, in milliseconds since 1970. */
  now?: () => number;
}

/** What the pages in memory were made for. */
interface Edition {
  version: number;
  /** In UTC, by which a page says what is in effect already. */
  day: number;
}

/** Finished answers by their addresses, for one content version and one day at a time. */
export class PageMemory {
  readonly #settings: PageMemorySettings;
  readonly #shelf: Shelf;
  readonly #now: () => number;
  readonly #inTheMaking = new Map<string, Promise<FinishedAnswer>>();
  #edition: Edition = { version: -1, day: -1 };
  /** How often an answer was found without waiting, since the start. */
  handedOut = 0;
  #compressing = Promise.resolve();

  constructor(settings: PageMemorySettings) {
    this.#settings = settings;
    this.#now = settings.now ?? Date.now;
    this.#shelf = new Shelf(settings.bounds ?? usualBounds);
  }

  /** Without waiting; `null` when the answer is not there, or may be old. */
  find(key: string): FinishedAnswer | null {
    const version = this.#settings.clock.find();
    if (version === null) return null;
    this.#turnTo(version);
    const answer = this.#shelf.find(key);
    if (answer) this.handedOut += 1;
    return answer;
  }

  /** Makes the answer when it is not there: once, however many ask for it at the same time. */
  async get(key: string, make: () => Promise<Response>): Promise<FinishedAnswer> {
    this.#turnTo(await this.#settings.clock.get());
    return this.#shelf.find(key) ?? (await (this.#inTheMaking.get(key) ?? this.#begin(key, make)));
  }

  /** The next who asks is given nothing that is older than this moment. */
  forgetVersion(): void {
    this.#settings.clock.forget();
  }

  async #begin(key: string, make: () => Promise<Response>): Promise<FinishedAnswer> {
    const making = this.#make(key, make);
    this.#inTheMaking.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#inTheMaking.get(key) === making) this.#inTheMaking.delete(key);
    }
  }

  async #make(key: string, make: () => Promise<Response>): Promise<FinishedAnswer> {
    const edition = this.#edition;
    const answer = await finishAnswer(await make(), this.#settings);
    // What was begun before a publish, or before midnight, may show what was there before it.
    if (edition === this.#edition && isWorthKeeping(answer)) this.#keep(key, answer);
    return answer;
  }

  #keep(key: string, answer: FinishedAnswer): void {
    this.#shelf.put(key, answer);
    // One after the other: the visitors who are there now need the processor more.
    this.#compressing = this.#compressing.then(() => this.#compress(key, answer)).catch(this.#settings.report);
  }

  async #compress(key: string, answer: FinishedAnswer): Promise<void> {
    if (!this.#shelf.has(key, answer)) return;
    await addBrotli(answer);
    if (this.#shelf.has(key, answer)) this.#shelf.put(key, answer);
  }

  #turnTo(version: number): void {
    const day = Math.floor(this.#now() / dayMs);
    if (version === this.#edition.version && day === this.#edition.day) return;
    this.#edition = { version, day };
    this.#shelf.clear();
    this.#inTheMaking.clear();
  }
}

/** What is there, and the pages that say that something is not; nothing that went wrong. */
function isWorthKeeping({ status }: FinishedAnswer): boolean {
  return status === 200 || status === 404;
}
