import type { Subject } from "../language.ts";
import type { FoundCue } from "./cue.ts";
import { getSubject } from "./persons.ts";
import type { Source } from "./source.ts";
import { isBan } from "../stances.ts";

/** Of whom it is said what a cue says. */
export function subjectOf(source: Source, one: FoundCue & { start: number }, text: string): Subject {
  return isBan(one.cue.stance) && isOfParents(source, text.slice(0, one.from)) ? "person" : getNamed(source, one, text);
}

/** 姪へ。ママがキャラものを嫌う: what the parents of a child won't have. */
function isOfParents({ folded, person }: Source, before: string): boolean {
  if (person === null || /^(?:parent|spouse|sibling)$/.test(person.relationship) || /[祖叔伯従]|いとこ/.test(person.text)) return false;
  return /(?:ママ|パパ|お[母父]さん|両親|親)(?:等|さん)?(?:が|は|も|的に)/.test(before) && ofChild.test(folded);
}

const ofChild = /赤ちゃん|ベビー|甥|姪|孫|初節句|お食い初め|園児|(?<!\d)(?:\d|1[0-2])(?:歳|才|か月|ヶ月|カ月)|小[1-6](?!\d)/;

function getNamed({ person }: Source, { cue, from, to, start }: FoundCue & { start: number }, text: string): Subject {
  const lover = cue.stance === "likes" ? getLover(text.slice(to), person) : null;
  if (lover !== null) return lover;
  if (cue.personal !== true && cue.stance !== "cannot") return "person";
  // 会えるのは月2回、下の子は恐竜好き: the last part may name somebody else.
  const last = getSubject(text.slice(text.lastIndexOf("、", from) + 1, from), person);
  const before = text.slice(lastPause(text, start), from);
  // 下に弟がいて何でも口に入れるので、小さな部品は無理: who only is there is not spoken of further.
  return last === "somebody-else" || isThere.test(before) ? last : getSubject(before, person);
}

/** 釣り好きの義兄が誘う, 和菓子に目がないのは主人のほうで: who it is that loves it, where that is told after it. */
function getLover(after: string, person: Source["person"]): Subject | null {
  const [, who] = /^な?の([^、。はがもにとを]{1,8})(?=[はがもにと])/.exec(after) ?? [];
  if (who !== undefined && getSubject(who, person) === "somebody-else") return "somebody-else";
  const [, lover] =
    /^[いな]?の(?:は|って)(?:むしろ|実は)?([^、。はがもに]{1,8}?)(?:のほう|の方|本人)?(?:で|だ|なので|、|。|$)/.exec(after) ?? [];
  return lover === undefined ? null : getSubject(`${lover}は`, person);
}

const isThere = /^[^、。はが]{0,14}が(?:いて|いるの?で|います|おり)/;

function lastPause(text: string, start: number): number {
  const tail = /^(?:[^、。]{0,6}?(?:ので|から|けど|が|し|て|で))?[、,\s]?/.exec(text.slice(start))?.[0].length ?? 0;
  return start === 0 ? 0 : start + tail;
}
