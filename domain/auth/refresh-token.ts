import { createHmac, hash, timingSafeEqual } from "node:crypto";

// 0x00 | session (16 bytes) | counter (unsigned varint) | HMAC-SHA-256, first 16 bytes | SHA-256 of all that, first 4 bytes.
// The database stores the counter and no token; the same counter always gives the same token.
const version = 0;
const headLength = 17;
const macLength = 16;
const checksumLength = 4;
const longestVarint = 5;
const form = /^[A-Za-z0-9_-]{50,60}$/;

export interface RefreshToken {
  sessionId: string;
  counter: number;
}

export function formatRefreshToken({ sessionId, counter }: RefreshToken, key: string): string {
  const session = Buffer.from(sessionId.replaceAll("-", ""), "hex");
  const body = Buffer.concat([Buffer.of(version), session, encodeVarint(counter)]);
  const signed = Buffer.concat([body, sign(body, key)]);
  return Buffer.concat([signed, checksum(signed)]).toString("base64url");
}

/** `malformed` for a text that is not in this format, `null` for a token that we did not sign. */
export function parseRefreshToken(text: string, key: string): RefreshToken | "malformed" | null {
  if (!form.test(text)) return "malformed";
  const bytes = Buffer.from(text, "base64url");
  const signed = bytes.subarray(0, -checksumLength);
  if (bytes[0] !== version || !checksum(signed).equals(bytes.subarray(-checksumLength))) return "malformed";
  const body = signed.subarray(0, -macLength);
  const counter = decodeVarint(body.subarray(headLength));
  if (counter === null) return "malformed";
  if (!timingSafeEqual(sign(body, key), signed.subarray(-macLength))) return null;
  const hex = body.subarray(1, headLength).toString("hex");
  return { sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"), counter };
}

function sign(body: Buffer, key: string): Buffer {
  return createHmac("sha256", key).update(body).digest().subarray(0, macLength);
}

function checksum(signed: Buffer): Buffer {
  return hash("sha256", signed, "buffer").subarray(0, checksumLength);
}

function encodeVarint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

function decodeVarint(bytes: Buffer): number | null {
  if (bytes.length === 0 || bytes.length > longestVarint) return null;
  const ends = [...bytes].findIndex((byte) => byte < 128);
  if (ends !== bytes.length - 1) return null;
  return [...bytes].reduce((sum, byte, position) => sum + (byte % 128) * 128 ** position, 0);
}
