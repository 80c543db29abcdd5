const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ones =
  "- one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const some: Readonly<Record<string, number>> = { a: 1, couple: 2, "a couple": 2, "couple of": 2, "a couple of": 2, few: 3, "a few": 3 };

const below = `(?:${tens.join("|")})(?:[ -](?:${ones.slice(1, 10).join("|")}))?|${ones.slice(5).join("|")}`;
/** 'Fifty', 'a hundred', 'two hundred', 'a couple hundred', 'a grand'. */
export const wordOfNumber = `(?:(?:${ones.slice(1, 10).join("|")}|a couple of|a couple|couple of|couple|a few|few|a) (?:hundred|thousand|grand)|hundred|${below})`;

/** The number that such words tell; a few are three. */
export function readNumber(words: string): number | null {
  const [, count, unit] = /^(?:(.*) )?(hundred|thousand|grand)$/.exec(words) ?? [];
  const value = unit === undefined ? readBelowHundred(words) : readCount(count ?? "a") * (unit === "hundred" ? 100 : 1000);
  return value > 0 ? value : null;
}

const readCount = (words: string) => some[words] ?? readBelowHundred(words);

function readBelowHundred(words: string): number {
  const [first = "", second = "-"] = words.split(/[ -]/);
  const ten = tens.indexOf(first);
  return ten >= 0 ? (ten + 2) * 10 + Math.max(0, ones.indexOf(second)) : ones.indexOf(first);
}
