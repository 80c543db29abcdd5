import type { Passage, Stretch, Subject } from "../language.ts";
import type { Clause } from "../unspaced/clauses.ts";

/** A clause with who it is about. */
export interface Said extends Clause {
  subject: Subject;
}

export interface Source {
  passage: Passage;
  /** Folded, as long as the passage. */
  folded: string;
  /** The word for whom it is about. */
  person?: Stretch | null;
}
