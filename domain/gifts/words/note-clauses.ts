import { splitUnits, tidyText } from "./fold-words.ts";
import type { Unit } from "./fold-words.ts";
import { createLexicon } from "./lexicon.ts";
import type { Meaning } from "./lexicon.ts";
import { createSpeller } from "./spelling.ts";
import { listNames, readNames } from "../vocabulary/entry.ts";
import type { Name } from "../vocabulary/entry.ts";
import { exclusionGroups } from "../vocabulary/exclusion-groups.ts";
import type { ExclusionGroup } from "../vocabulary/exclusion-groups.ts";
import { interestIds, interestNames } from "../vocabulary/interests.ts";
import type { InterestId } from "../vocabulary/interests.ts";
import { noteCues, noteNames } from "../vocabulary/note-words.ts";
import type { NoteCue } from "../vocabulary/note-words.ts";
import { thingIds, thingNames } from "../vocabulary/things.ts";
import type { ThingId } from "../vocabulary/things.ts";

/** What a word of a note stands for. */
export type NoteMeaning =
  | { kind: "cue"; cue: NoteCue }
  | { kind: "thing"; thing: ThingId }
  | { kind: "interest"; interest: InterestId }
  /** A need is what somebody is or keeps to: vegan, sober. */
  | { kind: "group"; group: ExclusionGroup; isNeed: boolean };

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
  /** Nothing says that it is unwanted or owned; the form's question alone does. */
  isBare: boolean;
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
  opened: "sentence" | "comma" | "and" | "but" | "except";
  tokens: Token[];
  isJapanese: boolean;
}

const lexicon = createLexicon<NoteMeaning>(listMeanings());
const mend = createSpeller(lexicon.words, (unit) => lexicon.findLongest([unit]).length > 0);

/** Takes a note apart into clauses and says of each whether what it names is unwanted. */
export function splitNote(note: string): Note {
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
  for (const group of exclusionGroups) {
    yield* nameAll(readNames(group.names ?? ""), { kind: "group", group, isNeed: false });
    yield* nameAll(readNames(group.needs ?? ""), { kind: "group", group, isNeed: true });
  }
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
  let current: OpenClause = { opened: "sentence", tokens: [], isJapanese: false };
  for (const token of tokens) {
    const opened = findOpening(units, token);
    if (opened !== null && current.tokens.length > 0) {
      clauses.push(current);
      current = { opened, tokens: [], isJapanese: false };
    } else if (opened === "sentence" || opened === "except") current.opened = opened;
    if (!isJoint(token)) current.tokens.push(token);
    if (hasKana(units, token)) current.isJapanese = true;
  }
  return [...clauses, current];
}

/** How a token opens a clause, if it does: by the pause before it, or as a word that joins. */
function findOpening(units: readonly Unit[], { from, cues }: Token): OpenClause["opened"] | null {
  const pause = units[from]?.pause ?? "none";
  if (cues.includes("except")) return "except";
  if (pause === "sentence") return "sentence";
  if (cues.includes("but")) return "but";
  if (pause !== "none") return "comma";
  return cues.includes("and") ? "and" : null;
}

function isJoint({ cues }: Token): boolean {
  return cues.includes("but") || cues.includes("except") || cues.includes("and");
}

function decideVerdicts(clauses: readonly OpenClause[], units: readonly Unit[]): Clause[] {
  const stated = clauses.map((clause) => ({ ...clause, own: findOwnVerdict(clause, units) }));
  let before: Verdict | null = null;
  let bareSoFar = true;
  return stated.map((clause, position) => {
    if (clause.opened === "sentence") [before, bareSoFar] = [null, true];
    const ahead = findVerdictAhead(stated, position);
    const verdict: Verdict = findVerdict(clause, before) ?? ahead ?? "unwanted";
    const isBare = bareSoFar && clause.own === null && ahead === null;
    [before, bareSoFar] = [verdict, isBare];
    return { verdict, isBare, allergy: hasCue(clause, "allergy"), drinksNothing: hasCue(clause, "drink"), tokens: clause.tokens };
  });
}

type StatedClause = OpenClause & { own: Verdict | null };

function findVerdict({ opened, own }: StatedClause, before: Verdict | null): Verdict | null {
  if (opened === "except") return before === "welcome" || before === null ? "unwanted" : "welcome";
  if (own !== null) return own;
  return opened === "but" ? "unwanted" : before;
}

/** 'Wine and beer are fine': the verb comes last, in Japanese always. */
function findVerdictAhead(clauses: readonly StatedClause[], position: number): Verdict | null {
  for (let ahead = position + 1; ahead < clauses.length; ahead += 1) {
    const clause = clauses[ahead];
    const isLinked = clause?.opened === "and" || (clause?.opened === "comma" && clause.isJapanese);
    if (!isLinked) return null;
    if (clause.own) return clause.own;
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

function hasKana(units: readonly Unit[], { from, to }: Token): boolean {
  return units.slice(from, to).some(({ script }) => script === "hiragana");
}
