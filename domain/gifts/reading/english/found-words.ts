import type { Stretch, Subject } from "../language.ts";
import type { SubjectClause } from "./clauses.ts";
import { wordAfter, wordBefore } from "./plain-claim.ts";
import { listMatches } from "../../words/list-matches.ts";

/** Words that tell a fact or a wish. */
export interface Telling<Id> {
  id: Id;
  /** For `Clause.line`. */
  pattern: string;
  /** Of whom it may be said; of the person alone unless told otherwise. */
  of?: "anybody" | "giver";
  /** It counts although it is denied: 'no garden'. */
  evenDenied?: true;
}

interface Compiled<Id> extends Telling<Id> {
  expression: RegExp;
}

export function compileTellings<Id>(tellings: readonly Telling<Id>[]): Compiled<Id>[] {
  return tellings.map((telling) => ({ ...telling, expression: new RegExp(`(?<![\\w-])(?:${telling.pattern})(?!(?<=[\\w'])[\\w'])`, "g") }));
}

export interface FoundTelling<Id> extends Stretch {
  id: Id;
}

/** The first mention of each in a clause, when it is said of the right one and not denied. */
export function listTellings<Id>(clause: SubjectClause, compiled: readonly Compiled<Id>[]): FoundTelling<Id>[] {
  return compiled
    .filter((telling) => isSaidOfOne(telling, clause))
    .flatMap((telling) => {
      for (const match of listMatches(clause.line, telling.expression)) {
        if (!isOfRightOne(telling, clause, match.index)) continue;
        if (telling.evenDenied !== true && isDenied(clause.line, match.index)) continue;
        if (isOvercome(clause.line, match)) continue;
        const words = clause.words.slice(wordBefore(clause, match.index), wordAfter(clause, match.index + match[0].length));
        const from = words[0]?.from ?? 0;
        return [{ id: telling.id, from, to: words.at(-1)?.to ?? from }];
      }
      return [];
    });
}

/** Before anything is looked for. */
function isSaidOfOne({ of }: Compiled<unknown>, { line, subject }: SubjectClause): boolean {
  return isOf(of, subject) || (subject === "giver" && /\b(?:his|her|their)\b/.test(line));
}

function isOfRightOne(telling: Compiled<unknown>, { line, subject }: SubjectClause, at: number): boolean {
  return isOf(telling.of, subject) || (subject === "giver" && ofTheirs.test(line.slice(0, at)));
}

/** 'We danced until her arthritis put a stop to it'. */
const ofTheirs = /\b(?:until|till|before|since|because of|with|despite|after) (?:his|her|their) (?:(?:bad|severe|old) )?$/;

function isOf(of: Telling<unknown>["of"], subject: Subject): boolean {
  if (of === "anybody") return true;
  return subject === "person" || (of === "giver" && subject === "giver");
}

const denial =
  /(?:\bnot|\bno longer|\bisnt|\barent|\bwasnt|\bdoesnt have|\bhasnt|\bhavent|\bnever|\bwithout|\bno|\bnot a|\bused to be|\bno more|\bcured of|\bdont have|\bfully recovered from|\bnothing(?: (?:with|that|thats|too|is|overly|remotely|vaguely))*)(?: (?:a|an|any|even|really|actually|had|been|in|the|yet))*\s*$/;

function isDenied(line: string, at: number): boolean {
  return denial.test(line.slice(0, at));
}

/** 'Took up pickleball after her knee surgery': who plays again has it behind them. */
function isOvercome(line: string, { 0: words, index }: RegExpExecArray): boolean {
  return recoverable.test(words) && activeSince.test(line.slice(0, index + words.length));
}

const recoverable = /surger|\bops?\b|operation|replace|injur|stroke|heart attack|accident|cancer|chemo|broke/;
const activeSince =
  /\b(?:took up|taken up|takes up|ran|runs|plays|back (?:to|at|on|in|playing|running)|rides|swims|hikes|finished|completed|walked|walks|dances|cycles|bikes|golfs|skis|climbs|lifts)\b[^,;.]*\b(?:after|since|despite) (?:his|her|their|an?|the|two|both|\w+ing) [^,;.]*$/;
