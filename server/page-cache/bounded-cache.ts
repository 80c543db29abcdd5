import { countBytes, type FinishedAnswer } from "./finished-answer.ts";

export interface CacheBounds {
  entries: number;
  bytes: number;
}

interface Entry {
  answer: FinishedAnswer;
  bytes: number;
  wasUsed: boolean;
}

/** Answers by key within bounds of number and size. What was not used lately is evicted first (second-chance eviction). */
export class BoundedCache {
  readonly #bounds: CacheBounds;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(bounds: CacheBounds) {
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

  /** Call it again after an answer has grown, so that its size is counted anew. */
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

  // An entry that was used since the last pass gets a second chance at the back, which costs less per use than an exact LRU order.
  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#bounds.entries && this.#bytes <= this.#bounds.bytes) return;
      this.#entries.delete(key);
      if (entry.wasUsed) this.#entries.set(key, Object.assign(entry, { wasUsed: false }));
      else this.#bytes -= entry.bytes;
    }
  }
}
