import type { Metadata } from "#db/auth-schema.server.ts";
import { AuthRefusal } from "./refusal.ts";

/** Small, because the metadata is part of every access token, which has to fit into a header. */
const mostMetadataBytes = 8_000;
const longestFullName = 200;

/** Refuses metadata that is too large, or a full name that is too long. */
export function checkMetadata(data: Metadata): void {
  const name = data["full_name"];
  if (typeof name === "string" && name.length > longestFullName)
    throw new AuthRefusal("validation_failed", { text: `full_name cannot be longer than ${longestFullName} characters` });
  if (countBytes(data) > mostMetadataBytes)
    throw new AuthRefusal("validation_failed", { text: `data cannot be longer than ${mostMetadataBytes} bytes` });
}

/**
 * The metadata with the claims of a provider, which replace those of the same name. Claims for which there is no room are left
 * out, the longest first: nobody chose their length, so the sign-in goes on without them. The identity keeps them all.
 */
export function addClaims(metadata: Metadata, claims: Metadata): Metadata {
  const merged = Object.fromEntries(Object.entries(metadata).filter(([name]) => !Object.hasOwn(claims, name)));
  for (const [name, value] of Object.entries(claims).toSorted(([, one], [, other]) => countBytes(one) - countBytes(other))) {
    merged[name] = value;
    if (countBytes(merged) > mostMetadataBytes) delete merged[name];
  }
  return merged;
}

function countBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
