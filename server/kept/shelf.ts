import { countBytes, type FinishedAnswer } from "./finished-answer.ts";

export interface ShelfBounds {
  entries: number;
  bytes: number;
}

interface Entry {
  answer: FinishedAnswer;
  bytes: number;
  wasUsed: boolean;
}

/** Answers by their names, as many as there is room for; what nobody asked for lately goes first. */
export class Shelf {
  readonly #bounds: ShelfBounds;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(bounds: ShelfBounds) {
    this.#bounds = bounds;
  }

  find(key: string): FinishedAnswer | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    entry.wasUsed = true;
    return entry.answer;
  }

  has(key: string, answer: FinishedAnswer): boolean {
    return this.#entries.get(key)?.answer === answer;
  }

  /** Again after an answer has grown. */
  put(key: string, answer: FinishedAnswer): void {
    const entry = { answer, bytes: countBytes(answer), wasUsed: false };
    this.#bytes += entry.bytes - (this.#entries.get(key)?.bytes ?? 0);
    this.#entries.set(key, entry);
    this.#makeRoom();
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  // Those that were used since they last came to the front go to the back: cheaper at each use than keeping them in order.
  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#bounds.entries && this.#bytes <= this.#bounds.bytes) return;
      this.#entries.delete(key);
      if (entry.wasUsed) this.#entries.set(key, Object.assign(entry, { wasUsed: false }));
      else this.#bytes -= entry.bytes;
    }
  }
}
