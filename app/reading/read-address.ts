/** Where a link of a text may lead: to a page of ours, out of the site, or to a mail program. */
export type ReadAddress = { kind: "here" | "elsewhere" | "mail"; href: string };

const outside = new Set(["http:", "https:"]);

/** Reads the address of a link in a text; `null` for one that nobody may be led to. */
export function readAddress(address: string, siteOrigin: string): ReadAddress | null {
  if (address.startsWith("#")) return { kind: "here", href: address };
  // `//other.example` and `/\other.example` look like paths of ours, and lead away.
  if (/^\/(?![/\\])/.test(address)) return { kind: "here", href: address };
  if (!/^(https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return null;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(address);
  if (protocol === "mailto:") return { kind: "mail", href: address };
  if (!outside.has(protocol) || username || password) return null;
  return origin === siteOrigin ? { kind: "here", href: pathname + search + hash } : { kind: "elsewhere", href: address };
}
