import type { Passage } from "../language.ts";
import type { Person } from "./persons.ts";

export interface Source {
  passage: Passage;
  /** Folded, as long as the passage. */
  folded: string;
  person: Person | null;
}
