import type { Claim, Stance } from "../language.ts";

/** Words that say what follows for a thing, in folded Chinese. */
export interface Cue {
  words: RegExp;
  stance: Exclude<Stance, "about">;
  /** On which side its thing stands: 'after' 讨厌…, 'before' …过敏, on either, since what is spoken of may come first, or on both: 球拍有李宁的. */
  side: "before" | "after" | "either" | "both";
  /** Where a thing that follows ends. */
  until?: RegExp;
  /** Of what somebody does; said of the giver it is no matter of the person. */
  personal?: true;
  /** Of what follows they fall ill. */
  allergic?: true;
  /** Only of a thing that we know: 有耐心有爱心 owns nothing. */
  knownOnly?: true;
  /** The thing itself is meant, and no pastime that it belongs to: 想送条围巾. */
  goods?: true;
  /** Only of a pastime that we know: 不怎么钓鱼. */
  lovedOnly?: true;
  /** A proper name there is loved: 工位上摆满了泡泡玛特. */
  namesLoved?: true;
  /** A pastime that follows had to be given up, with all of its kind. */
  lost?: true;
}

/** What a cue says of its thing besides how one stands to it. */
export function tellMore({ lost, goods }: Cue): Pick<Claim, "lost" | "goods"> {
  return { ...(lost && { lost }), ...(goods && { goods }) };
}
