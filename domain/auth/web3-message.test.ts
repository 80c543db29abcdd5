import fc from "fast-check";
import { expect, test } from "vitest";
import { AuthRefusal } from "./refusal.ts";
import { parseWalletMessage, type WalletChain } from "./web3-message.ts";

const address = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045";
const solanaAddress = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM";
const fields = ["URI: https://gifts.example/", "Version: 1", "Chain ID: 1", "Issued At: 2026-03-01T10:00:00.000Z"];

function build(...lines: string[]): string {
  return ["gifts.example wants you to sign in with your Ethereum account:", address, "", ...lines].join("\n");
}

function buildSolana(...lines: string[]): string {
  return ["gifts.example wants you to sign in with your Solana account:", solanaAddress, "", ...lines].join("\n");
}

function explain(chain: WalletChain, text: string): string | undefined {
  try {
    parseWalletMessage(chain, text);
    return undefined;
  } catch (error) {
    return error instanceof AuthRefusal && error.refusal === "validation_failed" ? error.values.text : String(error);
  }
}

test("a message with a statement is read whole", () => {
  const text = build(
    "I accept the terms.",
    "",
    ...fields,
    "Nonce: 12345678",
    "Expiration Time: 2026-03-01T11:00:00Z",
    "Not Before: 2026-03-01T12:00:00+02:00",
    "Request ID: 7",
    "Resources:",
    "- https://gifts.example/a",
    "- ipfs://abc",
  );

  const message = parseWalletMessage("ethereum", text);

  expect(message).toMatchObject({
    domain: "gifts.example",
    address,
    statement: "I accept the terms.",
    uriText: "https://gifts.example/",
    chainId: "1",
    issuedAt: new Date("2026-03-01T10:00:00Z"),
    expiresAt: new Date("2026-03-01T11:00:00Z"),
    notBefore: new Date("2026-03-01T10:00:00Z"),
    resources: ["https://gifts.example/a", "ipfs://abc"],
  });
});

test.each([
  ["two blank lines in place of a statement", "ethereum", build("", ...fields)],
  ["one blank line in place of a statement", "ethereum", build(...fields)],
  ["a port", "ethereum", build("", ...fields).replace("gifts.example wants", "localhost:3000 wants")],
  ["a checksummed address", "ethereum", build("", ...fields).replace(address, "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045")],
  [
    "a chain of Solana",
    "solana",
    buildSolana("Version: 1", "URI: https://gifts.example/", "Chain ID: solana:devnet", "Issued At: 2026-03-01T10:00:00Z"),
  ],
  [
    "Solana's list of resources without its colon",
    "solana",
    buildSolana("Version: 1", "URI: https://gifts.example/", "Issued At: 2026-03-01T10:00:00Z", "Resources", "- https://gifts.example/a"),
  ],
] as const)("a message with %s is taken", (_, chain, text) => {
  expect(explain(chain, text)).toBeUndefined();
});

test.each([
  ["too short", "hello", "message is too short"],
  ["too long", `${build("", ...fields)}\n${" ".repeat(20 * 1024)}`, "message must not exceed 20KB"],
  ["of few lines", build(`URI: ${"a".repeat(60)}`), "siwe: message needs at least 6 lines"],
  [
    "for the other chain",
    buildSolana("", ...fields),
    "siwe: message first line does not end in wants you to sign in with your Ethereum account:",
  ],
  [
    "from a number",
    build("", ...fields).replace("gifts.example wants", "127.0.0.1 wants"),
    "siwe: domain in first line of message is not valid",
  ],
  [
    "from an address",
    build("", ...fields).replace("gifts.example wants", "https://gifts.example wants"),
    "siwe: domain in first line of message is not valid",
  ],
  ["of a short address", build("", ...fields).replace(address, address.slice(0, -1)), "siwe: wallet address is not in hexadecimal format"],
  ["without a gap", build("", ...fields).replace(`${address}\n`, `${address}\nx`), "siwe: third line must be empty"],
  ["with a line of no field", build("", ...fields, "nothing"), "siwe: encountered unparsable line at index 8"],
  ["with a field twice", build("", ...fields, "URI: https://other.example/"), "siwe: line at index 8 repeats a field"],
  ["without a URI", build("", "Nonce: 1", ...fields.slice(1)), "siwe: URI is not valid or missing"],
  ["with a relative URI", build("", "URI: /here", ...fields.slice(1)), "siwe: URI is not valid or missing"],
  ["of version 2", build("", ...fields).replace("Version: 1", "Version: 2"), "siwe: Version value is not supported, expected 1"],
  ["of chain zero", build("", ...fields).replace("Chain ID: 1", "Chain ID: 0"), "siwe: Chain ID is not valid"],
  ["without its time", build("", ...fields.slice(0, 3), "Nonce: 12345678"), "siwe: Issued At is missing"],
  ["of a day that is not", build("", ...fields).replace("03-01", "02-30"), "siwe: Issued At is not a valid ISO8601 timestamp"],
  ["that ends before it begins", build("", ...fields, "Expiration Time: 2026-02-01T10:00:00Z"), "siwe: Issued At is after Expiration Time"],
  [
    "that opens after it ends",
    build("", ...fields, "Expiration Time: 2026-03-02T10:00:00Z", "Not Before: 2026-03-03T10:00:00Z"),
    "siwe: Not Before is after Expiration Time",
  ],
  ["with a broken resource", build("", ...fields, "Resources:", "- not a uri"), "siwe: Resource at position 0 has invalid URI"],
])("a message %s is refused", (_, text, reason) => {
  expect(explain("ethereum", text)).toBe(reason);
});

test("whatever is sent is read or refused as invalid, never otherwise", () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(...fields, "", "Resources:", "- https://a.example", "Expiration Time: x", "Not Before: 2026-03-01T10:00:00Z"),
  );
  const text = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.array(line, { maxLength: 12 }).map((lines) => build(...lines)),
    fc.array(line, { maxLength: 12 }).map((lines) => buildSolana(...lines)),
  );

  fc.assert(
    fc.property(text, fc.constantFrom("ethereum" as const, "solana" as const), (text, chain) => {
      const reason = explain(chain, text);
      expect(reason === undefined || /^(siwe: |siws: |message )/.test(reason)).toBe(true);
    }),
  );
});

test("what a wallet writes is what is read", () => {
  const word = fc.stringMatching(/^[A-Za-z0-9 .,!]{1,80}$/).filter((text) => text.trim() === text);
  const instant = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });

  fc.assert(
    fc.property(
      fc.option(word),
      instant,
      fc.integer({ min: 1 }),
      fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      (statement, issuedAt, chainId, order) => {
        const lines = ["URI: https://gifts.example/in", "Version: 1", `Chain ID: ${chainId}`, `Issued At: ${issuedAt.toISOString()}`];
        const text = build(...(statement === null ? [""] : [statement, ""]), ...order.flatMap((position) => lines[position] ?? []));

        expect(parseWalletMessage("ethereum", text)).toMatchObject({
          statement,
          issuedAt,
          chainId: String(chainId),
          uriText: "https://gifts.example/in",
        });
      },
    ),
  );
});
