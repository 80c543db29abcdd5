import ipaddr from "ipaddr.js";
import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { isIP } from "node:net";
import { AuthRefusal } from "./refusal.ts";

const longestMetadata = 1_000_000;
// A little less than a request may take, so that the caller learns the reason.
const withinMs = 9_500;

/**
 * Fetches an identity provider's metadata from an address that an administrator gave. Protects from SSRF: the host is resolved
 * once, the addresses are checked, and the connection uses the checked address, so that DNS rebinding has no effect.
 */
export async function fetchMetadata(address: string, network: Network = openInternet): Promise<string> {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" || url.username || url.password)
    throw new AuthRefusal("saml_metadata_fetch_failed", { text: "the address has to begin with https://" });
  const signal = AbortSignal.timeout(withinMs);
  try {
    const target = await resolveAddress(url.hostname.replace(/^\[|\]$/g, ""), network);
    return await download(url, { target, signal, network });
  } catch (cause) {
    if (cause instanceof AuthRefusal) throw cause;
    throw new AuthRefusal("saml_metadata_fetch_failed", { cause, text: "the address did not answer with metadata" });
  }
}

interface Target {
  address: string;
  family: number;
}

/** Which addresses may be connected to, and which certificates are trusted. */
interface Network {
  isOpen: (target: Target) => boolean;
  /** A certificate authority in PEM; by default those that Node trusts. */
  authority?: string;
}

const openInternet: Network = { isOpen: isPublicAddress };

async function resolveAddress(hostname: string, { isOpen }: Network): Promise<Target> {
  const targets = isIP(hostname) ? [{ address: hostname, family: isIP(hostname) }] : await lookup(hostname, { all: true });
  const [target] = targets;
  if (!target || !targets.every(isOpen))
    throw new AuthRefusal("saml_metadata_fetch_failed", { text: "the address belongs to no public network" });
  return target;
}

async function download(url: URL, { target, signal, network }: { target: Target; signal: AbortSignal; network: Network }): Promise<string> {
  const answer = Promise.withResolvers<string>();
  const asking = request(url, {
    signal,
    agent: false,
    ...(network.authority && { ca: network.authority }),
    headers: { Accept: "application/samlmetadata+xml, application/xml, text/xml", "User-Agent": "giftwright" },
    lookup: (_hostname, options, found) => (options.all ? found(null, [target]) : found(null, target.address, target.family)),
  });
  asking.on("error", answer.reject).on("response", (response) => {
    const chunks: Buffer[] = [];
    let size = 0;
    if (response.statusCode !== 200) asking.destroy(new Error(`answered ${response.statusCode}`));
    response.on("error", answer.reject).on("end", () => answer.resolve(Buffer.concat(chunks).toString("utf8")));
    response.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > longestMetadata) asking.destroy(new Error("more than any metadata"));
      else chunks.push(chunk);
    });
  });
  asking.end();
  return await answer.promise;
}

/** Whether an address is on the public internet, by IANA's registries of special purposes. Every form that maps or embeds IPv4 in IPv6 counts as private. */
export function isPublicAddress({ address }: Target): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false;
  return parsed.range() === "unicast";
}

/** What has been given out of IPv6 (RFC 4291, section 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
