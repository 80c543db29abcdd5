const ofColon = /^\s*(?::|=|\s[-–—](?=\s))\s*(?=[\p{L}\p{N}])/u;
export const labels: readonly { words: RegExp; verb: string }[] = [
  {
    words:
      /^(?:dislikes?|hates?|avoids?|skip|no gos?|no nos?|nos?|nope|please no|turn offs?|deal ?breakers?|pet peeves?|doesnt like|does not like|not|not into|donts?|dont (?:get|buy|want)|do not (?:get|buy|want)|gave up|given up|giving up|quit|quits|stopped|no longer|longer does|cant (?:do|have|eat)|cannot (?:do|have|eat)|off limits)$/,
    verb: "hates",
  },
  {
    words:
      /^(?:hobby|hobbies|interests?|passions?|obsessions?|pastimes|likes|loves|enjoys|collects|into|fan of|interested in|favou?rites?|favou?rite things|favs?|faves?|fav things|fave things)$/,
    verb: "loves",
  },
  { words: /^(?:has|owns|already|already has|already owns|has already|already got|already have|got already|owned)$/, verb: "has" },
];

/** The word before a colon that says what the list behind it is: of 'Hobbies: sailing, chess' it is the verb. */
export function getLabel(lower: string, before: string, rest: string): { lower: string; pos: "VERB" } | null {
  if (!ofColon.test(rest)) return null;
  const label = labels.find(({ words }) => words.test(lower) || words.test(`${before} ${lower}`));
  return label ? { lower: label.verb, pos: "VERB" } : null;
}

/** What the word says whose place a label took: 'loves' of 'Hobbies: sailing'. */
export function getLabeled(
  { lower, text, to }: { lower: string; text: string; to: number },
  typed: string,
): "likes" | "dislikes" | "has" | null {
  const isLabel = toLower(text) !== lower && ofColon.test(typed.slice(to));
  return isLabel || getLabel(lower, "", typed.slice(to)) ? (stances[lower] ?? null) : null;
}

const stances: Readonly<Record<string, "likes" | "dislikes" | "has">> = { hates: "dislikes", loves: "likes", has: "has" };

/** As words are compared: small, without signs in them. */
export function toLower(typed: string): string {
  if (typed === "&" || typed === "+") return "and";
  if (/^w\/o?$/i.test(typed)) return typed.length > 2 ? "without" : "with";
  const lower = typed.toLowerCase().replace(/['’‘`´ʼ]/g, "");
  return /^no{2,}$/.test(lower) ? "no" : lower;
}
