const longestHeader = 16 * 1024;

/** The token of an `Authorization` header; `null` when there is none of the kind. Tokens anywhere else are not looked at. */
export function findBearerToken(authorization = ""): string | null {
  return /^bearer +([\x21-\x7e]+)$/i.exec(authorization.slice(0, longestHeader))?.[1] ?? null;
}
