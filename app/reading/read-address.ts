/** The target of a link in a text: the site itself, another site, or a mail program. */
export type ReadAddress = { kind: "here" | "elsewhere" | "mail"; href: string };

const outside = new Set(["http:", "https:"]);

/** Parses the address of a link in a text; `null` for addresses that are not allowed. */
export function readAddress(address: string, siteOrigin: string): ReadAddress | null {
  if (address.startsWith("#")) return { kind: "here", href: address };
  // `//other.example` and `/\other.example` look like paths, but lead to another site.
  if (/^\/(?![/\\])/.test(address)) return { kind: "here", href: address };
  if (!/^(https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return null;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(address);
  if (protocol === "mailto:") return { kind: "mail", href: address };
  if (!outside.has(protocol) || username || password) return null;
  return origin === siteOrigin ? { kind: "here", href: pathname + search + hash } : { kind: "elsewhere", href: address };
}
