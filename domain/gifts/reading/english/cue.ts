import type { Guess } from "../reading.ts";

/** Words that say something of the things before or after them. Patterns are for `Clause.line`. */
export interface Cue {
  stance: "likes" | "affinity" | "has" | "dislikes" | "cannot" | "nothing-that" | "neutral";
  pattern: string;
  things?: "before";
  /** Of the list before it the last alone: 'quiet, tall, cricket mad'. */
  onlyLast?: true;
  /** Whoever says it: 'no mugs', 'we gave her'. */
  anybody?: true;
  /** Only where somebody else is spoken of: 'my dad already does flowers'. */
  byOthers?: true;
  /** Only where it is something that we know: 'a railroad man', but not 'a quiet guy'. */
  onlyKnown?: true;
  /** Only where a noun is named: 'never red wine', but not 'never complains'. */
  onlyNouns?: true;
  /** What is owned without 'already' or 'every' counts only where it is a thing that one gives. */
  onlyGoods?: true;
  /** The verb says what is liked: 'bakes bread'. */
  withVerb?: true;
  /** What is named may stand for more: 'allergic to milk'. */
  allergy?: true;
  guess?: Guess | undefined;
}
