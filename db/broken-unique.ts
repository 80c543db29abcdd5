/** The name of the unique constraint that a statement violated; `null` when it failed for another reason. */
export function findBrokenUnique(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isBroken = "code" in error && error.code === "23505" && "constraint" in error && typeof error.constraint === "string";
  return isBroken ? String(error.constraint) : findBrokenUnique(error.cause);
}
