const digits = "〇一二三四五六七八九";
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

const scales: Readonly<Record<string, number>> = { ...units, k: 1000, w: 10_000 };

/** A figure in digits or Han characters, as a pattern. */
export const figure = "(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:万(?:\\d(?:,?\\d)*千?)?|千|百|k|w)?|[〇一二两三四五六七八九十百千万]+)";

/** '5,000', '5千', '1万2千', 两百, 二十八; `null` where it is no figure. */
export function readFigure(words: string): number | null {
  const [, many, rest = ""] = /^([\d,.]+万)(\d[\d,]*千?)$/.exec(words) ?? [];
  if (many !== undefined) return addBelow(readFigure(many), rest);
  const [, amount, scale = ""] = /^([\d,.]+)(万|千|百|k|w)?$/.exec(words) ?? [];
  if (amount !== undefined) return Number(amount.replaceAll(",", "")) * (scales[scale] ?? 1);
  return /^[〇一二两三四五六七八九十百千万]+$/.test(words) ? readHan(words) : null;
}

/** '1万2' and '1万2千' are twelve thousand. */
function addBelow(many: number | null, rest: string): number {
  return (many ?? 0) + (readFigure(rest) ?? 0) * (rest.length === 1 ? 1000 : 1);
}

function readHan(words: string): number {
  // 两百五, 一千二: the last digit counts what is next below.
  const [, below] = /([百千万])[一二两三四五六七八九]$/.exec(words) ?? [];
  let [sum, digit] = [0, 0];
  for (const character of words) {
    const unit = units[character];
    if (unit === undefined) digit = character === "两" ? 2 : digits.indexOf(character);
    else if (unit === units["万"]) [sum, digit] = [(sum + digit) * unit, 0];
    else [sum, digit] = [sum + (digit || 1) * unit, 0];
  }
  return sum + digit * ((units[below ?? ""] ?? 10) / 10);
}
