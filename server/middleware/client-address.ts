import ipaddr from "ipaddr.js";
import { isIP, isIPv4 } from "node:net";
import { createMiddleware } from "hono/factory";
import type { AppContext } from "../app-context.ts";

const { IPv6 } = ipaddr;

const longestRead = 2_000;

/** Finds the client's address: the peer, or, behind trusted proxies, that entry of `X-Forwarded-For`, counted from the right. */
export const clientAddress = (trustedProxies: number) =>
  createMiddleware<AppContext>(async (c, next) => {
    const peer = c.env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
    // The end of it is what our proxies wrote; in front of that the client may have put as much as it liked.
    const forwarded = (c.req.header("x-forwarded-for") ?? "")
      .slice(-longestRead)
      .split(",")
      .map((hop) => hop.trim())
      .filter(Boolean);
    const hops = [...forwarded, peer];
    c.set("clientAddress", foldAddress(hops.at(-1 - Math.min(trustedProxies, hops.length - 1)) ?? peer));
    await next();
  });

/** One key per subscriber: IPv4-mapped addresses count as IPv4, IPv6 addresses by their /64 network, with or without a port. */
export function foldAddress(address: string): string {
  const plain = address.replace(/^(\d+\.\d+\.\d+\.\d+|\[.*\]):\d{1,5}$/, "$1").replace(/^\[|\]$/g, "");
  // The library takes '8' and '010.1' for addresses, too.
  if (!isIP(plain)) return "unknown";
  const parsed = ipaddr.process(plain);
  return parsed instanceof IPv6 ? formatNetwork(parsed, 64) : parsed.toString();
}

/** A client's network, of which one household or company often has many addresses: the /24 of IPv4, the /56 of IPv6. */
export function foldNetwork(clientAddress: string): string {
  if (isIPv4(clientAddress)) return `${clientAddress.replace(/\.\d+$/, ".0")}/24`;
  const subscriber = clientAddress.replace(/\/64$/, "");
  return isIP(subscriber) ? formatNetwork(IPv6.parse(subscriber), 56) : clientAddress;
}

function formatNetwork(address: InstanceType<typeof IPv6>, bits: number): string {
  return `${IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toRFC5952String()}/${bits}`;
}
