import { expect, test } from "vitest";
import { buildTotpUri, createTotpSecret, drawQrCode, findTotpStep } from "./totp.ts";

// The secret of RFC 6238, appendix B, whose codes there have eight digits.
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [2_000_000_000, "279037", 66_666_666],
])("at second %i the code %s is right", (seconds, code, step) => {
  expect(findTotpStep(secret, code, seconds * 1000)).toBe(step);
});

test("a code is right one step early and late, not two", () => {
  const inStep = 59_000;

  expect([-60_000, -30_000, 0, 30_000, 60_000].map((offset) => findTotpStep(secret, "287082", inStep + offset))).toEqual([
    null,
    1,
    1,
    1,
    null,
  ]);
});

test.each(["", "28708", "2870820", "abcdef", "２８７０８２"])("'%s' is no code", (code) => {
  expect(findTotpStep(secret, code, 59_000)).toBeNull();
});

test("a secret has 160 bits, each its own", () => {
  const secrets = [createTotpSecret(), createTotpSecret()];

  expect(secrets.every((text) => /^[A-Z2-7]{32}$/.test(text))).toBe(true);
  expect(secrets[0]).not.toBe(secrets[1]);
});

test("the address that an app scans names issuer and account", () => {
  expect(buildTotpUri({ secret, issuer: "Gifts & Co", account: "ann@example.org" })).toBe(
    `otpauth://totp/Gifts%20%26%20Co:ann%40example.org?algorithm=SHA1&digits=6&issuer=Gifts%20%26%20Co&period=30&secret=${secret}`,
  );
});

test("the drawing can stand in a data address as it is", () => {
  const svg = drawQrCode(buildTotpUri({ secret, issuer: "赠".repeat(100), account: `${"ß".repeat(64)}@${"a".repeat(60)}.example` }));

  expect(svg).toMatch(/^<svg .*<\/svg>$/);
  expect(svg).not.toMatch(/[#%]/);
});
