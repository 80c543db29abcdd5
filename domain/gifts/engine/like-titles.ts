// Titles at least this alike count as the same idea. The guard has its own measure (`title-likeness.ts`), with a limit of 0.4.
const tooLike = 0.36;

/** Whether two titles of one language would read as the same idea. */
export function areTitlesLike(one: string, other: string): boolean {
  const [trigrams, others] = [listTrigrams(one), listTrigrams(other)];
  let shared = 0;
  for (const trigram of trigrams) if (others.has(trigram)) shared += 1;
  return shared / (trigrams.size + others.size - shared) >= tooLike;
}

/** The letter trigrams of a title, regardless of spaces, punctuation and case. */
function listTrigrams(title: string): Set<string> {
  const letters = [
    ...title
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ""),
  ];
  const pieces = letters.slice(2).map((letter, position) => `${letters[position]}${letters[position + 1]}${letter}`);
  return new Set(pieces.length > 0 ? pieces : [letters.join("")]);
}
