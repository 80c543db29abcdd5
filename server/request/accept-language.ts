/**
 * The first of the languages that the header asks for and we speak (RFC 9110 section 12.5.4; ranges match by their
 * primary subtag, so `zh-TW` finds `zh`); `null` when it asks for none of them.
 */
export function parseAcceptLanguage<Tag extends string>(header: string | undefined, spoken: readonly Tag[]): Tag | null {
  const ranges = (header ?? "").slice(0, 1_000).split(",").map(parseRange);
  const wanted = ranges.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  for (const { primary } of wanted) {
    const match = spoken.find((tag) => tag === primary);
    if (match) return match;
  }
  return null;
}

function parseRange(range: string): { primary: string; weight: number } {
  const [tag = "", ...parameters] = range.trim().split(";");
  const quality = parameters.map((parameter) => /^\s*q=(\d(?:\.\d{1,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { primary: (tag.trim().split("-")[0] ?? "").toLowerCase(), weight: quality === undefined ? 1 : Number(quality) };
}
