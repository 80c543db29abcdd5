import { isIP } from "node:net";
import { isLoopback } from "#shared/loopback.ts";
import { compileGlob } from "./glob.ts";
import type { AuthSettings } from "./settings.ts";

export type RedirectSettings = Pick<AuthSettings, "publicUrl" | "redirectAllowList">;

const longestAddress = 2_048;
// Backslashes, spaces and control characters are read differently by different parsers.
const ambiguous = /[\\\u0000-\u0020\u007f]/;
const dangerous = /^(javascript|data|vbscript|blob|file):$/;

/** The first requested address that is allowed, otherwise the site. Never refuses. */
export function chooseRedirect(settings: RedirectSettings, requested: readonly (string | null | undefined)[]): string {
  const allowed = requested.find((address) => typeof address === "string" && isAllowedRedirect(settings, address));
  // Headers are limited to ASCII.
  return allowed?.replace(/[^\u0000-\u007f]+/g, encodeURIComponent) ?? settings.publicUrl;
}

/** Whether the address is on the site or matches a glob of the allow list (protocol, section 1.1). */
export function isAllowedRedirect({ publicUrl, redirectAllowList }: RedirectSettings, address: string): boolean {
  const target = parseAddress(address);
  if (!target) return false;
  const site = new URL(publicUrl);
  if (target.protocol === site.protocol && target.hostname === site.hostname && (target.port === site.port || isLoopback(target.hostname)))
    return true;
  if (isForeignIp(target) || hasEmptyLabel(target)) return false;
  const withoutFragment = address.split("#")[0] ?? "";
  return redirectAllowList.some((glob) => compileGlob(glob)(withoutFragment));
}

function parseAddress(address: string): URL | null {
  if (address === "" || address.length > longestAddress || ambiguous.test(address) || !URL.canParse(address)) return null;
  const target = new URL(address);
  if (dangerous.test(target.protocol) || target.username || target.password) return null;
  return isUncorrected(address, target) ? target : null;
}

/** `URL` corrects its input (`https:host`, `0x7f.1`); only an address that needed no correction means the same to all parsers. */
function isUncorrected(address: string, { protocol, host }: URL): boolean {
  const isWeb = protocol === "http:" || protocol === "https:";
  return !isWeb || address.toLowerCase().startsWith(`${protocol}//${host}`);
}

/** An IP address is allowed only if it is a loopback address, whatever the allow list says. */
function isForeignIp({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return (isIP(host) !== 0 || /^(\d+|0x[\da-f]+)$/i.test(host)) && !isLoopback(hostname);
}

/** `https://.preview.example` names no host, but a glob for all hosts of `preview.example` matches it. */
function hasEmptyLabel({ hostname }: URL): boolean {
  return /^\.|\.\./.test(hostname);
}

/**
 * Adds values to the fragment as the protocol does: sorted by key, spaces as `+`, with the empty marker `sb`. Appended as
 * text, because a URL parser could re-encode an existing fragment.
 */
export function withFragment(address: string, values: Readonly<Record<string, string>>): string {
  const sorted = Object.entries({ ...values, sb: "" }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const fragment = new URLSearchParams(sorted).toString();
  return `${address}${address.includes("#") ? "&" : "#"}${fragment}`;
}

/** Adds values to the address's query, before its fragment. */
export function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const [before = "", ...fragments] = address.split("#");
  const query = new URLSearchParams(values).toString();
  const joint = !before.includes("?") ? "?" : /[?&]$/.test(before) ? "" : "&";
  return [`${before}${joint}${query}`, ...fragments].join("#");
}
