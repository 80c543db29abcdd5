import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppContext } from "../app-context.ts";
import { clientAddress, foldAddress, foldNetwork } from "./client-address.ts";

test.each([
  { address: "203.0.113.7", folded: "203.0.113.7" },
  { address: "::ffff:203.0.113.7", folded: "203.0.113.7" },
  { address: "2001:db8:1:2:3:4:5:6", folded: "2001:db8:1:2::/64" },
  { address: "2001:0db8:0001:0002::9", folded: "2001:db8:1:2::/64" },
  { address: "[2001:db8::1]", folded: "2001:db8::/64" },
  { address: "203.0.113.7:51234", folded: "203.0.113.7" },
  { address: "[2001:db8::1]:51234", folded: "2001:db8::/64" },
  { address: "fe80::1%eth0", folded: "fe80::/64" },
  { address: "not an address", folded: "unknown" },
])("$address counts as $folded", ({ address, folded }) => {
  expect(foldAddress(address)).toBe(folded);
});

test.each([
  { address: "203.0.113.7", network: "203.0.113.0/24" },
  { address: "2001:db8:1:2201:9::1", network: "2001:db8:1:2200::/56" },
  { address: "2001:db8::1", network: "2001:db8::/56" },
  { address: "not an address", network: "unknown" },
])("$address belongs to $network", ({ address, network }) => {
  expect(foldNetwork(foldAddress(address))).toBe(network);
});

test.each([
  { proxies: 0, forwarded: "198.51.100.1", seen: "127.0.0.1" },
  { proxies: 1, forwarded: "198.51.100.1", seen: "198.51.100.1" },
  { proxies: 1, forwarded: "1.1.1.1, 198.51.100.1", seen: "198.51.100.1" },
  { proxies: 2, forwarded: "1.1.1.1, 198.51.100.1, 10.0.0.1", seen: "198.51.100.1" },
  { proxies: 3, forwarded: "198.51.100.1", seen: "198.51.100.1" },
  { proxies: 1, forwarded: "", seen: "127.0.0.1" },
  { proxies: 1, forwarded: `${"1.1.1.1, ".repeat(500)}198.51.100.1`, seen: "198.51.100.1" },
])("behind $proxies proxies '$forwarded' is $seen", async ({ proxies, forwarded, seen }) => {
  const app = new Hono<AppContext>().use(clientAddress(proxies)).get("/", (c) => c.text(c.get("clientAddress")));

  const answer = await app.request("/", { headers: { "X-Forwarded-For": forwarded } });

  expect(await answer.text()).toBe(seen);
});
