import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

// wrapped:1:<key id>:<base64url of nonce (12 bytes) | ciphertext | tag (16 bytes)>, AES-256-GCM. The row is the additional data, so
// that a secret cannot be unwrapped in the place of another.
const form = /^wrapped:1:([0-9a-f]{16}):([\w-]+)$/;
const cipher = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** A key outside the database, which encrypts the secrets in it. */
export interface WrappingKey {
  /** Derived from the key, which it does not reveal. */
  id: string;
  bytes: Buffer;
}

/** The first wraps and all unwrap, so that one can take the place of another while the product runs. */
export type WrappingKeys = readonly [WrappingKey, ...WrappingKey[]];

/** The row that a secret belongs to. */
export interface Place {
  table: "server_secrets" | "auth_signing_keys" | "auth_factors" | "auth_flow_states" | "pgboss.job";
  id: string;
}

/** `secret`: a random text of at least 32 characters. */
export function deriveWrappingKey(secret: string): WrappingKey {
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync("sha256", secret, "", `giftwright ${purpose}`, bytes));
  return { id: derive("wrapping key id", 8).toString("hex"), bytes: derive("wrapping key", keyBytes) };
}

export function wrap([{ id, bytes }]: WrappingKeys, place: Place, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const encrypting = createCipheriv(cipher, bytes, nonce).setAAD(describePlace(place));
  const content = Buffer.concat([nonce, encrypting.update(secret, "utf8"), encrypting.final(), encrypting.getAuthTag()]);
  return `wrapped:1:${id}:${content.toString("base64url")}`;
}

/** Throws an `Error` for what is not wrapped, was wrapped with a key that is not given, or belongs to another row. */
export function unwrap(keys: WrappingKeys, place: Place, wrapped: string): string {
  const where = `a secret of ${place.table}`;
  const [, id, text = ""] = form.exec(wrapped) ?? [];
  if (id === undefined) throw new Error(`${where} is not wrapped`);
  const key = keys.find((known) => known.id === id);
  if (!key) throw new Error(`${where} was wrapped with another key (${id})`);
  const content = Buffer.from(text, "base64url");
  const decrypting = createDecipheriv(cipher, key.bytes, content.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decrypting.setAAD(describePlace(place)).setAuthTag(content.subarray(-tagBytes));
  try {
    return decrypting.update(content.subarray(nonceBytes, -tagBytes), undefined, "utf8") + decrypting.final("utf8");
  } catch (cause) {
    throw new Error(`${where} was changed or belongs to another row`, { cause });
  }
}

function describePlace({ table, id }: Place): Buffer {
  return Buffer.from(`${table} ${id}`);
}
