import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { BlockList, isIP } from "node:net";
import { AuthRefusal } from "./refusal.ts";

const longestMetadata = 1_000_000;
// A little less than a handler may take, so that the reason is told.
const withinMs = 9_500;

/**
 * Fetches an identity provider's metadata from an address that an operator gave. The name is resolved once, checked,
 * and connected to as it was resolved, so that it cannot come to mean a machine of our own network in between.
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

/** Which addresses may be asked, and whose certificates count there. */
interface Network {
  isOpen: (target: Target) => boolean;
  /** In PEM; the authorities that Node trusts by default. */
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

// The special-purpose registries of IANA, as far as they are not the open internet.
const closed = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  closed.addSubnet(network, prefix, "ipv4");
}
// Documentation, Teredo and other protocol assignments, and 6to4, which carries an IPv4 address.
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, prefix, "ipv6");
const openIpv6 = new BlockList();
openIpv6.addSubnet("2000::", 3, "ipv6");

/** Whether an address is on the open internet. Every form that maps or embeds IPv4 in IPv6 counts as closed. */
export function isPublicAddress({ address, family }: Target): boolean {
  if (family === 4) return !closed.check(address, "ipv4");
  return openIpv6.check(address, "ipv6") && !closed.check(address, "ipv6");
}
