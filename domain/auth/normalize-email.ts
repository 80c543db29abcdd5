import { domainToASCII } from "node:url";
import { limits } from "#shared/limits.ts";
import { AuthRefusal } from "./refusal.ts";

// The atoms of RFC 5322 with letters and digits of any script; no quoted local parts, comments or IP literals.
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The canonical form in which an address is stored, looked up and mailed to: trimmed, NFKC, lower case, the domain in
 * punycode. `null` for an invalid address. A single label such as `localhost` is a valid domain.
 */
export function normalizeEmail(typed: string): string | null {
  const text = typed.trim();
  if (text.length > limits.email) return null;
  const folded = text.normalize("NFKC").toLowerCase();
  const at = folded.indexOf("@");
  if (at < 1 || at !== folded.lastIndexOf("@")) return null;
  const local = folded.slice(0, at);
  const domain = domainToASCII(folded.slice(at + 1));
  const email = `${local}@${domain}`;
  // One sign may have become several letters.
  const fits = email.length <= limits.email && local.length <= 64 && domain.length <= 253;
  return fits && localPart.test(local) && isReachable(domain) ? email : null;
}

function isReachable(domain: string): boolean {
  return domain.split(".").every((label) => hostLabel.test(label)) && !/^[\d.]+$/.test(domain);
}

/** The canonical form of an address. Refuses with `email_too_long` or `email_invalid`. */
export function parseEmail(typed: string): string {
  const email = normalizeEmail(typed);
  if (email) return email;
  throw new AuthRefusal(typed.length > limits.email ? "email_too_long" : "email_invalid");
}
