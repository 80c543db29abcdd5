import { usualSiteLimits, type SiteLimits } from "#shared/site-limits.ts";
import { isRecord } from "./json.ts";

/** What the page's meta element `limits` says. */
export function readSiteLimits(): SiteLimits {
  const content = document.querySelector<HTMLMetaElement>("meta[name=limits]")?.content;
  const told: unknown = content ? JSON.parse(content) : null;
  const read = (name: keyof SiteLimits): number => {
    const value = isRecord(told) ? told[name] : null;
    return typeof value === "number" ? value : usualSiteLimits[name];
  };
  return { freeDailyQueries: read("freeDailyQueries"), mailIntervalS: read("mailIntervalS"), smsIntervalS: read("smsIntervalS") };
}
