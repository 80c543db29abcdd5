// Titles at least this alike count as the same idea. The guard has its own measure (`title-likeness.ts`), with a limit of 0.4.
const tooLike = 0.36;

/** Finds similar titles in a fixed collection, without comparing a title to each of them. */
export interface TitleIndex {
  /** Positions in the collection. */
  listLike: (title: string) => number[];
}

export function buildTitleIndex(titles: readonly string[]): TitleIndex {
  const collection = titles.map(listTrigrams);
  const positionsByTrigram = new Map<string, number[]>();
  for (const [position, trigrams] of collection.entries()) {
    for (const trigram of trigrams) positionsByTrigram.set(trigram, [...(positionsByTrigram.get(trigram) ?? []), position]);
  }
  const listLike = (title: string) => {
    const trigrams = listTrigrams(title);
    const shared = new Map<number, number>();
    for (const trigram of trigrams) {
      for (const position of positionsByTrigram.get(trigram) ?? []) shared.set(position, (shared.get(position) ?? 0) + 1);
    }
    return [...shared].flatMap(([position, count]) =>
      isTooLike(count, trigrams.size + (collection[position]?.size ?? 0)) ? [position] : [],
    );
  };
  return { listLike };
}

/** Whether two titles, given as trigrams, count as the same idea. */
export function areTitlesLike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared++;
  return isTooLike(shared, one.size + other.size);
}

/** The letter trigrams of a title, regardless of spaces, punctuation and case. */
export function listTrigrams(title: string): Set<string> {
  const letters = [
    ...title
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ""),
  ];
  const pieces = letters.slice(2).map((letter, position) => `${letters[position]}${letters[position + 1]}${letter}`);
  return new Set(pieces.length > 0 ? pieces : [letters.join("")]);
}

function isTooLike(shared: number, sizes: number): boolean {
  return shared / (sizes - shared) >= tooLike;
}
