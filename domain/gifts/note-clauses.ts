import { splitUnits, tidyText } from "./fold-words.ts";
import type { Unit } from "./fold-words.ts";
import { createLexicon } from "./lexicon.ts";
import type { Meaning } from "./lexicon.ts";
import { createSpeller } from "./spelling.ts";
import { listNames, readNames } from "./vocabulary/entry.ts";
import type { Name } from "./vocabulary/entry.ts";
import { exclusionGroups } from "./vocabulary/exclusion-groups.ts";
import type { ExclusionGroup } from "./vocabulary/exclusion-groups.ts";
import { interestIds, interestNames } from "./vocabulary/interests.ts";
import type { InterestId } from "./vocabulary/interests.ts";
import { noteCues, noteNames } from "./vocabulary/note-words.ts";
import type { NoteCue } from "./vocabulary/note-words.ts";
import { thingIds, thingNames } from "./vocabulary/things.ts";
import type { ThingId } from "./vocabulary/things.ts";

/** What a word of a note stands for. */
export type NoteMeaning =
  | { kind: "cue"; cue: NoteCue }
  | { kind: "thing"; thing: ThingId }
  | { kind: "interest"; interest: InterestId }
  | { kind: "group"; group: ExclusionGroup };

/** A stretch of a note: known words, or a single unit that nothing here knows. */
export interface Token {
  from: number;
  to: number;
  cues: readonly NoteCue[];
  meanings: readonly Meaning<NoteMeaning>[];
}

/** Whether what a clause names is left out, and whether only because they have it. */
export type Verdict = "unwanted" | "owned" | "welcome";

export interface Clause {
  verdict: Verdict;
  allergy: boolean;
  /** They drink no alcohol, as far as nothing else is named. */
  drinksNothing: boolean;
  tokens: readonly Token[];
}

export interface Note {
  text: string;
  units: readonly Unit[];
  clauses: readonly Clause[];
}

interface OpenClause {
  verdict: Verdict | null;
  opened: "sentence" | "comma" | "and" | "but" | "except";
  tokens: Token[];
}

const lexicon = createLexicon<NoteMeaning>(listMeanings());
const mend = createSpeller(lexicon.words, (unit) => lexicon.findLongest([unit]).length > 0);

/** Takes a note apart into clauses and says of each whether what it names is unwanted. */
export function readNote(note: string): Note {
  const text = tidyText(note);
  const units = splitUnits(text).map(mend);
  const clauses = splitClauses(units, listTokens(units));
  return { text, units, clauses: decideVerdicts(clauses, units) };
}

function* listMeanings(): Generator<Meaning<NoteMeaning>> {
  const cues: string[] = Object.keys(noteCues);
  for (const cue of cues) if (isCue(cue)) yield* nameAll(readNames(noteCues[cue]), { kind: "cue", cue });
  for (const thing of thingIds) yield* nameAll(listNames(thingNames[thing]), { kind: "thing", thing });
  for (const interest of interestIds) yield* nameAll(listNames(interestNames[interest]), { kind: "interest", interest });
  for (const thing of thingIds) yield* nameAll(readNames(noteNames[thing] ?? ""), { kind: "thing", thing });
  for (const group of exclusionGroups) yield* nameAll(readNames(group.names), { kind: "group", group });
}

function* nameAll(names: readonly Name[], id: NoteMeaning): Generator<Meaning<NoteMeaning>> {
  for (const name of names) yield { id, name };
}

function isCue(key: string): key is NoteCue {
  return key in noteCues;
}

function listTokens(units: readonly Unit[]): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const { from, to, meanings } of lexicon.findLongest(units)) {
    for (; position < from; position += 1) tokens.push({ from: position, to: position + 1, cues: [], meanings: [] });
    const named = meanings.filter(({ id }) => id?.kind !== "cue");
    const cues = named.length > 0 ? [] : meanings.flatMap(({ id }) => (id?.kind === "cue" ? [id.cue] : []));
    tokens.push({ from, to, cues, meanings: named });
    position = to;
  }
  for (; position < units.length; position += 1) tokens.push({ from: position, to: position + 1, cues: [], meanings: [] });
  return tokens;
}

function splitClauses(units: readonly Unit[], tokens: readonly Token[]): OpenClause[] {
  const clauses: OpenClause[] = [];
  let current: OpenClause = { verdict: null, opened: "sentence", tokens: [] };
  const open = (opened: OpenClause["opened"]) => {
    if (current.tokens.length > 0) clauses.push(current);
    current = { verdict: null, opened: current.tokens.length > 0 || opened === "sentence" ? opened : current.opened, tokens: [] };
  };
  for (const token of tokens) {
    const pause = units[token.from]?.pause;
    if (pause === "sentence") open("sentence");
    else if (pause === "comma" || pause === "dot") open("comma");
    const joint = token.cues.find((cue) => cue === "but" || cue === "except" || cue === "and");
    if (joint === "but" || joint === "except" || joint === "and") open(joint);
    if (joint === "except") current.opened = "except";
    if (joint === undefined) current.tokens.push(token);
  }
  open("sentence");
  return clauses;
}

function decideVerdicts(clauses: readonly OpenClause[], units: readonly Unit[]): Clause[] {
  const own = clauses.map((clause) => findOwnVerdict(clause, units));
  const verdicts: Verdict[] = [];
  return clauses.map((clause, position) => {
    const previous = clause.opened === "sentence" ? null : (verdicts.at(-1) ?? null);
    const verdict = findVerdict(clause, own[position] ?? null, previous) ?? findVerdictAhead(clauses, own, position, units) ?? "unwanted";
    verdicts.push(verdict);
    return {
      verdict,
      allergy: hasCue(clause, "allergy"),
      drinksNothing: hasCue(clause, "drink"),
      tokens: clause.tokens,
    };
  });
}

function findVerdict(clause: OpenClause, own: Verdict | null, previous: Verdict | null): Verdict | null {
  if (clause.opened === "except") return previous === "welcome" || previous === null ? "unwanted" : "welcome";
  if (own !== null) return own;
  return clause.opened === "but" ? "unwanted" : previous;
}

/** 'Wine and beer are fine': the verb comes last, in Japanese always. */
function findVerdictAhead(
  clauses: readonly OpenClause[],
  own: readonly (Verdict | null)[],
  position: number,
  units: readonly Unit[],
): Verdict | null {
  for (let ahead = position + 1; ahead < clauses.length; ahead += 1) {
    const clause = clauses[ahead];
    const isLinked = clause?.opened === "and" || (clause?.opened === "comma" && hasKana(clause, units));
    if (!isLinked) return null;
    const verdict = own[ahead];
    if (verdict) return verdict;
  }
  return null;
}

const japaneseDenial = /(?:ない|ません|ず)(?:です|ので|から|し|と|よ|ね|けど|が)*$/;
const chineseDenial = /不(?!锈|错|同|过|仅|少|断|可思议|限)/;

function findOwnVerdict(clause: OpenClause, units: readonly Unit[]): Verdict | null {
  const text = clause.tokens.flatMap(({ from, to }) => units.slice(from, to).map(({ key }) => key)).join("");
  const denies = hasCue(clause, "deny") || hasCue(clause, "allergy") || hasCue(clause, "drink");
  if (denies) return "unwanted";
  const likes = hasCue(clause, "like");
  const has = hasCue(clause, "have");
  if (!likes && (japaneseDenial.test(text.slice(-12)) || chineseDenial.test(text))) return "unwanted";
  if (has) return "owned";
  return likes ? "welcome" : null;
}

function hasCue(clause: Pick<OpenClause, "tokens">, cue: NoteCue): boolean {
  return clause.tokens.some(({ cues }) => cues.includes(cue));
}

function hasKana(clause: OpenClause, units: readonly Unit[]): boolean {
  return clause.tokens.some(({ from, to }) => units.slice(from, to).some(({ script }) => script === "hiragana"));
}
