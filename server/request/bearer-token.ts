const longestHeader = 16 * 1024;

/** The bearer token of an `Authorization` header; `null` when there is none. */
export function findBearerToken(authorization = ""): string | null {
  return /^bearer +([\x21-\x7e]+)$/i.exec(authorization.slice(0, longestHeader))?.[1] ?? null;
}
