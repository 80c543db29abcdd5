import { expect, test } from "vitest";
import { parseWalletMessage } from "./web3-message.ts";
import { checkPlace, checkTime } from "./web3-sign-in.ts";

const issuedAt = "2026-03-01T10:00:00.000Z";

function read({ domain = "gifts.example", uri = "https://gifts.example/in", more = "Nonce: 12345678" }) {
  const lines = [
    `${domain} wants you to sign in with your Ethereum account:`,
    `0x${"a".repeat(40)}`,
    "",
    "",
    `URI: ${uri}`,
    "Version: 1",
    `Issued At: ${issuedAt}`,
    more,
  ];
  return parseWalletMessage("ethereum", lines.join("\n"));
}

function explain(check: () => void): string {
  try {
    check();
    return "allowed";
  } catch (error) {
    return error instanceof Error && "values" in error ? String((error.values as { text?: string }).text) : String(error);
  }
}

test.each([
  ["https://gifts.example", {}, "allowed"],
  ["https://gifts.example", { domain: "Gifts.Example" }, "allowed"],
  ["https://gifts.example:8443", { domain: "gifts.example:8443", uri: "https://gifts.example:8443/" }, "allowed"],
  ["https://gifts.example:8443", { uri: "https://gifts.example:8443/" }, "Domain"],
  ["https://gifts.example", { domain: "www.gifts.example" }, "Domain"],
  ["https://gifts.example", { domain: "gifts.example.evil.example" }, "Domain"],
  ["https://gifts.example", { uri: "https://gifts.example.evil.example/" }, "not allowed"],
  ["https://gifts.example", { uri: "https://evil@gifts.example/" }, "not allowed"],
  ["https://gifts.example", { uri: "https:gifts.example/" }, "not allowed"],
  ["https://gifts.example", { uri: "http://gifts.example/" }, "HTTPS"],
  ["https://gifts.example", { uri: "javascript:alert(1)" }, "HTTPS"],
  ["https://gifts.example", { domain: "localhost:3000", uri: "http://localhost:3000/" }, "not allowed"],
  ["http://localhost:3000", { domain: "localhost:3000", uri: "http://localhost:3000/" }, "allowed"],
  ["http://localhost:3000", { domain: "localhost", uri: "http://localhost:3000/" }, "allowed"],
  ["http://localhost:3000", { domain: "evil.example", uri: "http://localhost:3000/" }, "Domain"],
])("on %s the message %j is judged: %s", (publicUrl, place, verdict) => {
  const settings = { publicUrl, redirectAllowList: [] };

  expect(explain(() => checkPlace(settings, read(place)))).toContain(verdict);
});

test("an address of the allow list counts only with its root", () => {
  const place = { domain: "app.example", uri: "https://app.example/in" };

  expect(
    explain(() => checkPlace({ publicUrl: "https://gifts.example", redirectAllowList: ["https://app.example/**"] }, read(place))),
  ).toBe("allowed");
  expect(
    explain(() => checkPlace({ publicUrl: "https://gifts.example", redirectAllowList: ["https://app.example/in"] }, read(place))),
  ).toContain("Domain");
});

test.each([
  [-601, {}, "Ethereum message was issued too far in the future"],
  [-600, {}, "allowed"],
  [600, {}, "allowed"],
  [601, {}, "Ethereum message was issued too long ago"],
  [59, { more: "Not Before: 2026-03-01T10:01:00Z" }, "Signed Ethereum message becomes valid in the future"],
  [60, { more: "Not Before: 2026-03-01T10:01:00Z" }, "allowed"],
  [60, { more: "Expiration Time: 2026-03-01T10:01:00Z" }, "allowed"],
  [61, { more: "Expiration Time: 2026-03-01T10:01:00Z" }, "Signed Ethereum message is expired"],
])("%i seconds after its issue the message %j is judged: %s", (seconds, times, verdict) => {
  const now = new Date(new Date(issuedAt).getTime() + seconds * 1000);

  expect(explain(() => checkTime(read(times), now))).toBe(verdict);
});
