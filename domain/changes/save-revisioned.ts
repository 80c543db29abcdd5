import { checkSeen, type SeenRevision } from "./seen-revision.ts";

/** What is saved over and over, each time as the next revision. */
interface Revisioned {
  revision: number;
}

export interface RevisionedSave<Row extends Revisioned> {
  seen: SeenRevision;
  /** Reads the present row and locks it until the transaction ends. */
  lock: () => Promise<Row[]>;
  /** Writes the row as that revision; gives none when another transaction has inserted it meanwhile. */
  write: (revision: number, before: Row | null) => Promise<Row[]>;
}

/**
 * Saves the next revision of a row and gives it with the one before (`null` for the first). Refuses as `checkSeen` does, also the
 * second of two that save a first revision at once. Call it in a transaction.
 */
export async function saveRevisioned<Row extends Revisioned>({
  seen,
  lock,
  write,
}: RevisionedSave<Row>): Promise<{ before: Row | null; after: Row }> {
  const [before = null] = await lock();
  checkSeen(seen, before?.revision ?? null);
  const [after] = await write((before?.revision ?? 0) + 1, before);
  if (after) return { before, after };
  const [first] = await lock();
  checkSeen("nothing", first?.revision ?? 0);
  throw new Error("a first revision was neither inserted nor found");
}
