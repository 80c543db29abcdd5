import { createPublicKey, verify } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { base58 } from "@scure/base";
import { AuthRefusal } from "./refusal.ts";
import type { WalletMessage } from "./web3-message.ts";

const ethereumLength = 65;
const solanaLength = 64;
const ledgerDomainLength = 32;

/** Whether the account named in the message signed the text. Refuses a signature of another form with `validation_failed`. */
export function isSignedByAddress(message: WalletMessage, text: string, signature: string): boolean {
  return message.chain === "ethereum" ? isSignedInEthereum(message.address, text, signature) : isSignedInSolana(message, text, signature);
}

function isSignedInEthereum(address: string, text: string, signature: string): boolean {
  const digits = signature.replace(/^0x/i, "");
  if (digits.length !== ethereumLength * 2 || !/^[0-9a-f]+$/i.test(digits)) {
    throw new AuthRefusal("validation_failed", {
      text: "signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string",
    });
  }
  const bytes = Buffer.from(digits, "hex");
  const recovery = readRecovery(bytes[ethereumLength - 1]);
  if (digits === signature || recovery === null) return false;
  try {
    const recovered = Buffer.concat([Buffer.of(recovery), bytes.subarray(0, -1)]);
    const publicKey = secp256k1.recoverPublicKey(recovered, hashPersonalMessage(text), { prehash: false });
    return deriveEthereumAddress(publicKey) === address.toLowerCase();
  } catch {
    // No point of the curve: nobody signed with it.
    return false;
  }
}

/** EIP-191: what `personal_sign` signs. */
export function hashPersonalMessage(text: string): Uint8Array {
  const body = Buffer.from(text, "utf8");
  return keccak_256(Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${body.length}`), body]));
}

export function deriveEthereumAddress(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return `0x${Buffer.from(keccak_256(point.subarray(1)))
    .subarray(-20)
    .toString("hex")}`;
}

// Wallets write 27 and 28, some 0 and 1.
function readRecovery(v: number | undefined): 0 | 1 | null {
  if (v === 0 || v === 27) return 0;
  return v === 1 || v === 28 ? 1 : null;
}

function isSignedInSolana(message: WalletMessage, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, "base64");
  if (bytes.length !== solanaLength || !/^([A-Za-z0-9_-]+|[A-Za-z0-9+/]+)={0,2}$/.test(signature)) {
    throw new AuthRefusal("validation_failed", { text: "signature must be 64 bytes encoded as base64 with or without padding" });
  }
  const publicKey = Buffer.from(base58.decode(message.address));
  if (publicKey.length !== 32) return false;
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: publicKey.toString("base64url") }, format: "jwk" });
  const body = Buffer.from(text, "utf8");
  return verify(null, body, key, bytes) || verify(null, wrapForLedger(body, publicKey, message.domain), key, bytes);
}

/** Solana's off-chain envelope, which Ledger devices sign in place of the bare text. */
export function wrapForLedger(body: Buffer, publicKey: Buffer, domain: string): Buffer {
  const application = Buffer.alloc(ledgerDomainLength);
  application.write(domain);
  const length = Buffer.alloc(2);
  length.writeUInt16LE(body.length);
  return Buffer.concat([
    Buffer.of(0xff),
    Buffer.from("solana offchain"),
    Buffer.of(0),
    application,
    Buffer.of(0, 1),
    publicKey,
    length,
    body,
  ]);
}
