import { expect, test } from "vitest";
import { deriveKeys } from "./open-wrapping-keys.ts";
import { unwrap, wrap } from "./wrap.ts";

const keys = deriveKeys(["the first key of thirty-two letters"]);
const otherKeys = deriveKeys(["another key of thirty-two letters!!"]);
const place = { table: "auth_factors", id: "1" } as const;
const secret = "JBSWY3DPEHPK3PXP 礼物";

test("a secret comes back with its key and in its place, and is never wrapped the same twice", () => {
  const wrapped = wrap(keys, place, secret);

  expect(unwrap(keys, place, wrapped)).toBe(secret);
  expect(wrapped).not.toContain("JBSWY3");
  expect(wrap(keys, place, secret)).not.toBe(wrapped);
});

test("after a change of the key both are understood while both are given", () => {
  const [[first], [second]] = [keys, otherKeys];
  const wrapped = wrap(keys, place, secret);

  expect(unwrap([second, first], place, wrapped)).toBe(secret);
  expect(unwrap([first], place, wrap([first, second], place, secret))).toBe(secret);
});

test.each<[string, () => string, RegExp]>([
  ["of another key", () => unwrap(otherKeys, place, wrap(keys, place, secret)), /wrapped with another key \([0-9a-f]{16}\)$/],
  ["of another row", () => unwrap(keys, { ...place, id: "2" }, wrap(keys, place, secret)), /belongs to another row/],
  ["of another table", () => unwrap(keys, { ...place, table: "server_secrets" }, wrap(keys, place, secret)), /belongs to another row/],
  ["that was changed", () => unwrap(keys, place, wrap(keys, place, secret).replace(/.{4}$/, "AAAA")), /was changed/],
  ["that was cut off", () => unwrap(keys, place, wrap(keys, place, "").slice(0, -10)), /was changed|Invalid authentication tag/],
  ["in the clear", () => unwrap(keys, place, secret), /is not wrapped/],
])("a secret %s is refused, without showing it", (_what, read, reason) => {
  expect(read).toThrow(reason);
  expect(read).not.toThrow(secret);
});
