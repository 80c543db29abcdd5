import { createHash, createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { AuthServices } from "./settings.ts";

/** A keyed digest (HMAC) of addresses or codes, which are too guessable for a plain hash. */
export function digest({ digestKey }: Pick<AuthServices, "digestKey">, ...parts: readonly string[]): string {
  return createHmac("sha256", digestKey).update(JSON.stringify(parts)).digest("base64url");
}

/** A plain hash, only for random values. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function isSameDigest(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

export function createCode(): string {
  return randomInt(1_000_000).toString().padStart(6, "0");
}
