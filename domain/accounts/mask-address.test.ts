import { expect, test } from "vitest";
import { maskAddress } from "./mask-address.ts";

test.each([
  { address: "203.0.113.77", shown: "203.0.113.•" },
  { address: "::ffff:203.0.113.77", shown: "203.0.113.•" },
  { address: "2001:db8:1:2:3:4:5:6", shown: "2001:db8:1::•" },
  { address: "2001:db8::6", shown: "2001:db8:0::•" },
  { address: "::1", shown: "0:0:0::•" },
  { address: "unknown", shown: "unknown" },
])("the address $address is shown as $shown", ({ address, shown }) => {
  expect(maskAddress(address)).toBe(shown);
});
