import { AuthRefusal } from "./refusal.ts";

const secondsPer = { ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3_600 } as const;
const longestSeconds = 1e10;

/** Seconds of a duration such as `24h` or `1h30m`; `null` for `none`, which lifts a ban. */
export function parseBanDuration(text: string): number | null {
  if (text === "none") return null;
  const isDuration = text.length <= 50 && /^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(text);
  const parts = isDuration ? [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)] : [];
  const seconds = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (isUnit(unit) ? secondsPer[unit] : 0), 0);
  if (!isDuration || seconds > longestSeconds)
    throw new AuthRefusal("validation_failed", { text: "invalid format for ban duration: expected none or a duration such as 24h" });
  return seconds;
}

function isUnit(text: string | undefined): text is keyof typeof secondsPer {
  return text !== undefined && Object.hasOwn(secondsPer, text);
}
