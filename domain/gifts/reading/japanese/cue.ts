import type { Stance, Stretch } from "../language.ts";

/** Words that say what is spoken of, in folded Japanese. */
export interface Cue {
  words: RegExp;
  stance: Exclude<Stance, "about">;
  /** What somebody does or feels; said of another it is no matter of the person. */
  personal?: true;
  /** Only with a particle between it and its thing: 紙の本は置き場がなく. */
  topicOnly?: true;
  /** Only of what は or も marks: 硯は兄の手製を使っています. */
  spokenOnly?: true;
  /** Its thing stands right before it: 甲殻類アレルギー. */
  joined?: true;
  /** Of what は marks, where there is one: コーヒーはブラック派. */
  ofTopic?: true;
  /** Only of a thing that we know: 加湿器あり, and not 興味あり. */
  knownOnly?: true;
  /** What is loved there is a thing that one gives, told without whose it is: 母のケトルが壊れた. */
  goods?: true;
}

/** A cue where it stands. */
export interface FoundCue extends Stretch {
  cue: Cue;
}

/** 通ってて, 集めていて: what only carries on belongs to the cue. */
export function getEndOfCue(text: string, to: number): number {
  return /[^な]って$|んで$/.test(text.slice(Math.max(0, to - 3), to))
    ? to + (/^い?て(?=[^、。])/.exec(text.slice(to))?.[0].length ?? 0)
    : to;
}
