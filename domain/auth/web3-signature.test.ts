import { generateKeyPairSync, sign } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { base58 } from "@scure/base";
import { expect, test } from "vitest";
import { parseWalletMessage, type WalletChain } from "./web3-message.ts";
import { deriveEthereumAddress, hashPersonalMessage, isSignedByAddress, wrapForLedger } from "./web3-signature.ts";

const ethereumKey = secp256k1.utils.randomSecretKey();
const ethereumAddress = deriveEthereumAddress(secp256k1.getPublicKey(ethereumKey));
const solanaKey = generateKeyPairSync("ed25519");
const solanaBytes = Buffer.from(solanaKey.publicKey.export({ format: "jwk" }).x ?? "", "base64url");

function build(chain: WalletChain, address: string): string {
  const name = chain === "ethereum" ? "Ethereum" : "Solana";
  return [
    `gifts.example wants you to sign in with your ${name} account:`,
    address,
    "",
    "Gruß",
    "",
    "URI: https://gifts.example/",
    "Version: 1",
    "Issued At: 2026-03-01T10:00:00Z",
  ].join("\n");
}

function signInEthereum(text: string, v: (recovery: number) => number): string {
  const [recovery = 0, ...rest] = secp256k1.sign(hashPersonalMessage(text), ethereumKey, { prehash: false, format: "recovered" });
  return `0x${Buffer.from([...rest, v(recovery)]).toString("hex")}`;
}

test("the hash of a personal message is that of EIP-191", () => {
  expect(Buffer.from(hashPersonalMessage("Hello World")).toString("hex")).toBe(
    "a1de988600a42c4b4ab089b619297c17d53cffae5d5120d82d8a92d0bb3b78f2",
  );
});

test.each([
  { end: "0 or 1", v: (recovery: number) => recovery, counts: true },
  { end: "27 or 28", v: (recovery: number) => recovery + 27, counts: true },
  { end: "29", v: () => 29, counts: false },
])("that a signature of Ethereum with the end $end counts is $counts", ({ v, counts }) => {
  const text = build("ethereum", ethereumAddress);

  expect(isSignedByAddress(parseWalletMessage("ethereum", text), text, signInEthereum(text, v))).toBe(counts);
});

test("a signature of Ethereum says nothing for another text, another address or without its 0x", () => {
  const text = build("ethereum", ethereumAddress);
  const foreign = build("ethereum", `0x${"1".repeat(40)}`);
  const signature = signInEthereum(text, (recovery) => recovery + 27);

  expect(isSignedByAddress(parseWalletMessage("ethereum", text), `${text} `, signature)).toBe(false);
  expect(
    isSignedByAddress(
      parseWalletMessage("ethereum", foreign),
      foreign,
      signInEthereum(foreign, (recovery) => recovery),
    ),
  ).toBe(false);
  expect(isSignedByAddress(parseWalletMessage("ethereum", text), text, signature.slice(2))).toBe(false);
  expect(isSignedByAddress(parseWalletMessage("ethereum", text), text, `0x${"0".repeat(128)}1b`)).toBe(false);
});

test.each(["base64", "base64url"] as const)(
  "a signature of Solana in %s counts, over the text and over a Ledger's envelope",
  (encoding) => {
    const text = build("solana", base58.encode(solanaBytes));
    const message = parseWalletMessage("solana", text);
    const envelope = wrapForLedger(Buffer.from(text), solanaBytes, "gifts.example");

    const bare = sign(null, Buffer.from(text), solanaKey.privateKey).toString(encoding);
    const wrapped = sign(null, envelope, solanaKey.privateKey).toString(encoding);

    expect(isSignedByAddress(message, text, bare)).toBe(true);
    expect(isSignedByAddress(message, text, wrapped)).toBe(true);
    expect(isSignedByAddress(message, `${text} `, bare)).toBe(false);
  },
);

test("a Ledger's envelope is laid out as the device signs it", () => {
  const envelope = wrapForLedger(Buffer.from("hi"), solanaBytes, "a.b");

  expect(envelope.subarray(0, 17).toString("latin1")).toBe("\u00ffsolana offchain\0");
  expect(envelope.subarray(17, 49).toString()).toBe(`a.b${"\0".repeat(29)}`);
  expect([...envelope.subarray(49, 51)]).toEqual([0, 1]);
  expect(envelope.subarray(51, 83)).toEqual(solanaBytes);
  expect([...envelope.subarray(83)]).toEqual([2, 0, ...Buffer.from("hi")]);
});

test.each([
  ["ethereum", "0x12", "signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string"],
  ["ethereum", `0x${"z".repeat(130)}`, "signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string"],
  ["solana", "AAAA", "signature must be 64 bytes encoded as base64 with or without padding"],
  ["solana", `${"A".repeat(85)}!==`, "signature must be 64 bytes encoded as base64 with or without padding"],
] as const)("a signature for %s of the form %s is refused", (chain, signature, text) => {
  const signed = build(chain, chain === "ethereum" ? ethereumAddress : base58.encode(solanaBytes));

  expect(() => isSignedByAddress(parseWalletMessage(chain, signed), signed, signature)).toThrow(
    expect.objectContaining({ values: { text } }),
  );
});
