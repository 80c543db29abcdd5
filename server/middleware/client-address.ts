import { isIPv4, isIPv6 } from "node:net";
import { createMiddleware } from "hono/factory";
import type { AppContext } from "../app-context.ts";

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
  const plain = address
    .replace(/^(\d+\.\d+\.\d+\.\d+|\[.*\]):\d{1,5}$/, "$1")
    .replace(/^\[|\]$/g, "")
    .replace(/%.*$/, "")
    .toLowerCase();
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1] ?? plain;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(plain) ? `${expandIPv6(plain).slice(0, 4).join(":")}::/64` : "unknown";
}

/** A client's network, of which one household or company often has many addresses: the /24 of IPv4, the /56 of IPv6. */
export function foldNetwork(clientAddress: string): string {
  if (isIPv4(clientAddress)) return `${clientAddress.replace(/\.\d+$/, ".0")}/24`;
  // The fourth group of what `foldAddress` gives: its last two digits are the subscriber's own networks.
  return clientAddress.replace(/:([0-9a-f]{1,4})::\/64$/, (_, group: string) => `:${group.padStart(4, "0").slice(0, 2)}00::/56`);
}

function expandIPv6(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ""));
}
