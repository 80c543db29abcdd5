import type { Relationship } from "#shared/gift-options.ts";
import type { Subject } from "../language.ts";
import type { Clause, SubjectClause } from "./clauses.ts";
import { couples, isOfOthers } from "./of-others.ts";
import { relatives, type Gender } from "./relatives.ts";
import { fillers, giverPronouns, people, personPronouns, pets, relations } from "./word-lists.ts";
import type { Word } from "./words.ts";

/**
 * Finds of whom each clause speaks. A clause without a subject goes on with that of the sentence, else it is of the person, and so is
 * the first who is called by the relationship of the form.
 */
export function listSubjects(clauses: readonly Clause[], relationship?: Relationship): SubjectClause[] {
  return listOwnSubjects(clauses, relationship).map((clause, index, all) =>
    isOfOthers(all, index) ? { ...clause, subject: "somebody-else" } : clause,
  );
}

function listOwnSubjects(clauses: readonly Clause[], relationship: Relationship | undefined): SubjectClause[] {
  const calledSo = getCalled(clauses, relationship);
  let sentence = -1;
  let current: Subject = "person";
  let introduced = false;
  let wasIntroduced = false;
  let areTwo = false;
  return clauses.map((clause, index) => {
    // Who it is goes on after it: 'looks after her mother who is ill, loves pottery'.
    const ofRelative = introduced ? findByRelative(clauses[index - 1], clause, wasIntroduced) : null;
    const told = ofRelative ?? findByBefore(clauses[index - 1], clause);
    if (told) return { ...clause, subject: told };
    wasIntroduced = introduced;
    if (clause.sentence !== sentence || clause.isAside) [sentence, current] = [clause.sentence, "person"];
    const own = findOwn(clause, { areTwo, introduced, isFirst: index === 0, isCalled: index === calledSo });
    areTwo ||= couples.test(clause.line);
    introduced ||= clause.words.some(({ lower }) => people.has(lower) || personPronouns.has(lower));
    const subject = own ?? goOn(clause, current, clauses[index - 1]);
    if (!clause.isAside) current = subject;
    return { ...clause, subject };
  });
}

const lead = "(?:(?:and|but|so|my|our|dear|lovely|old|little|big|older|younger|eldest|oldest|youngest) )*";
const called: Partial<Record<Relationship, RegExp>> = Object.fromEntries(
  (["spouse", "parent", "child", "sibling"] as const).map((relationship) => [relationship, compileCalled(relationship)]),
);

/** The words for them, by gender. */
function compileCalled(relationship: Relationship): RegExp {
  const join = (gender?: Gender) =>
    relatives
      .filter((relative) => relative.relationship === relationship && relative.gender === gender)
      .map(({ words }) => words)
      .join("|");
  return new RegExp(`^${lead}(?:(?<female>${join("female")})|(?<male>${join("male")})|${join()})s?(?! in law)(?= |$)`);
}

/** 'Our son is nine weeks old. My husband …', where the form says that it is for the spouse: the first clause of one who is called so, or -1. */
export function getCalled(clauses: readonly Clause[], relationship: Relationship | undefined): number {
  const words = relationship && called[relationship];
  if (!words || clauses.some(({ line }) => /\b(?:both|parents)\b/.test(line))) return -1;
  const index = clauses.findIndex(({ line }) => words.test(line));
  const first = clauses[index];
  return first && !isOfOtherGender(clauses.slice(0, index), words.exec(first.line)?.groups ?? {}) ? index : -1;
}

/** 'She turns sixty. My dad …'. */
function isOfOtherGender(before: readonly Clause[], { female, male }: Partial<Record<string, string>>): boolean {
  const other = female === undefined ? male && ofWoman : ofMan;
  return other instanceof RegExp && before.some(({ line }) => other.test(line));
}

const ofMan = /\b(?:he|hes|him)\b/;
const ofWoman = /\b(?:she|shes|hers)\b/;

interface Told {
  areTwo: boolean;
  introduced: boolean;
  isFirst: boolean;
  /** By the relationship of the form. */
  isCalled: boolean;
}

function findOwn(clause: Clause, { areTwo, introduced, isFirst, isCalled }: Told): Subject | null {
  if (isCalled) return "person";
  if (!isFirst && whenMine.test(clause.line)) return "somebody-else";
  return areTwo && isOneOfTwo(clause) ? "person" : findSubject(clause, introduced);
}

/** 'When my dad was ill', told after something that the person did. */
export const whenMine =
  /^(?:and )?(?:when|while|whilst|after|before|since|until|till) (?:my|our) (?:\w+ ){0,2}?(?:mum|mom|mam|mother|dad|father|parents|husband|wife|partner|son|daughter|baby|kids?|child|children|brother|sister|grandma|grandmother|nan|gran|grandpa|grandad|grandfather|uncle|aunt|cousin|boyfriend|girlfriend|fiancee?|family|in laws|mother in law|father in law)\b/;

/** Without a subject of its own: 'We know: loves dinosaurs' is neither of us nor of me. */
function goOn(clause: Clause, current: Subject, before: Clause | undefined): Subject {
  const first = clause.words.find(({ lower }) => !/^(?:and|but|also|plus)$/.test(lower));
  return clause.isAside || isOfPersonAgain(first, current, before?.line ?? "") ? "person" : current;
}

function isOfPersonAgain(first: Word | undefined, current: Subject, before: string): boolean {
  if ((current === "giver" || whenMine.test(before)) && isOfThird(first)) return true;
  return current === "giver" && /^who(?:s|d|ll)?$/.test(first?.lower ?? "") && endsInSomebody.test(before);
}

/** 'A man I have met twice, drinks tea all day': nobody says 'I drinks'. */
function isOfThird(word: Word | undefined): boolean {
  return word !== undefined && (ofThird.test(word.lower) || (word.pos === "VERB" && /[^s]s$/.test(word.lower)));
}

/** 'I'm dating a guy who loves chess', 'I married a woman who …'. */
const endsInSomebody =
  /\b(?:an?|the|this|someone|somebody) ?(?:\w+ ){0,2}(?:man|woman|guy|girl|lady|person|bloke|lad|dude|boy|friend|coworker|colleague|wife|husband|girlfriend|boyfriend|someone|somebody)$/;

const ofThird = /^(?:loves|likes|hates|enjoys|adores|collects|plays|reads|watches|wants|needs|has|is|was|doesnt|isnt)$/;

/** 'Looks after her mother who has dementia' is of the mother; 'my mother, who has dementia' and 'a gift for a friend who paints' of the person. */
function findByRelative(before: Clause | undefined, { words: [first], line, sentence }: Clause, wasIntroduced: boolean): Subject | null {
  if (before?.sentence !== sentence || !/^who(?:s|d|ll|ve)?$/.test(first?.lower ?? "")) return null;
  if (isSomebodyNamed.test(line)) return "somebody-else";
  if (!wasIntroduced && endsInFirst(before.words)) return "person";
  return isOfRelative(before) ? "somebody-else" : null;
}

const isOfRelative = ({ words, line }: Clause) =>
  (words.length > 3 || pointsOut.test(line)) &&
  (endsInRelative.test(line) || (pointsOut.test(line) && endsInRelative.test(dropName(words))));

/** Of 'it's his brother Monty', what stands before the name. */
const dropName = (words: readonly Word[]) => {
  const isNamed = /^\p{Lu}/u.test(words.at(-1)?.text ?? "");
  return isNamed
    ? words
        .slice(0, -1)
        .map(({ lower }) => lower)
        .join(" ")
    : "";
};

/** 'It's his brother who loves football'. */
const pointsOut = /^(?:(?:but|and|though) )*(?:its|thats|it is|that is|it was)\b/;
/** 'The one who loves wine is her husband'. */
const isSomebodyNamed =
  /^who .+ (?:is|was) (?:(?:actually|really) )?(?:his|her|their|my|our) (?:\w+ )?(?:mum|mom|mother|dad|father|husband|wife|son|daughter|brother|sister|roommate|boss|friend|partner|girlfriend|boyfriend|cousin|uncle|aunt|neighbou?r|kids?)$/;

/** Whether the first that is spoken of at all is the one in whom a clause ends, and nobody's: 'what do I get my boss'. */
function endsInFirst(words: readonly Word[]): boolean {
  const others = words.slice(0, -1).map(({ lower }) => lower);
  const owner = others.findLast((word) => owners.has(word)) ?? "";
  return isRelation(words.at(-1)?.lower ?? "") && /^(?:my|our|an?|the|this)$/.test(owner) && !others.some(isSomebody);
}

const owners: ReadonlySet<string> = new Set(["my", "our", "a", "an", "the", "this", "his", "her", "their"]);
const isSomebody = (word: string) => people.has(word) || personPronouns.has(word) || /^(?:his|her|him|their|them)$/.test(word);

/** Of whom a clause is by what stands before it. */
function findByBefore(before: Clause | undefined, clause: Clause): Subject | null {
  if (isOfWhomIKnow(before, clause)) return "giver";
  return areBoth(before, clause) ? "person" : null;
}

/** 'Priya and her fiancé are doing up a van' is told of both. */
function areBoth(before: Clause | undefined, { line, sentence }: Clause): boolean {
  return before?.sentence === sentence && before.words.length <= longestCalled && andTheirs.test(line);
}

const longestCalled = 3;
const andTheirs =
  /^and (?:his|her|their) (?:new )?(?:fianc\p{L}+|husband|wife|partner|girlfriend|boyfriend|bf|gf|hubby|other half|best friend|mate|sister|brother|twin|daughters?|sons?|kids|family) (?:are|were|have|both|love|like|live|want|enjoy|go|play|collect|travel)\b/u;

/** 'More than anyone I know, vegetarian': what follows is of the person again. */
function isOfWhomIKnow(before: Clause | undefined, { line }: Clause): boolean {
  return /\b(?:anyone|anybody|everyone|people|person|man|woman)(?: else)?$/.test(before?.line ?? "") && whomIKnow.test(line);
}

const whomIKnow = /^(?:i|we|ive|weve|i have|we have) (?:ever |never )?(?:know|knew|met|seen)$/;

const endsInRelative =
  /\b(?:her|his|their|our|my|the|an?) (?:mum|mom|mam|mother|dad|father|husband|wife|son|daughter|brother|sister|grandma|grandmother|nan|gran|grandpa|grandad|grandfather|partner|girlfriend|boyfriend|gf|bf|fiancee?|ex|roommate|boss|coworker|neighbou?r|uncle|aunt|friend|mate|twin|sibling|baby|toddler|kid|child|nephew|niece|cousin)$/;

/** 'My parents, both seventy. Mum gardens, Dad does model trains.' */
function isOneOfTwo({ line }: Clause): boolean {
  return /^(?:(?:and|but|while|my|the) )*(?:mum|mom|mam|mother|dad|father|grandma|gran|nan|grandpa|grandad|granddad|he|she)s?\b/.test(line);
}

const linkWords =
  /^(?:and|but|so|because|cos|coz|since|although|though|while|whereas|plus|also|or|if|when|then|n|just|only|now|too|oh|unless|that)$/;

function findSubject({ words }: Clause, introduced: boolean): Subject | null {
  const at = words.findIndex(({ lower }, index) => index === words.length - 1 || !(linkWords.test(lower) || fillers.has(lower)));
  const lower = words[at]?.lower ?? "";
  const next = words.slice(at + 1);
  if (/^(?:his|her|their)$/.test(lower)) return ofPossessed(next);
  if (/^(?:my|our)$/.test(lower)) return ofGiversOwn(next, introduced);
  if (personPronouns.has(lower)) return "person";
  if (giverPronouns.has(lower) || /^we['’]/i.test(words[at]?.text ?? "")) return "giver";
  return findBareSubject(words, at, introduced);
}

/** 'Mam hates clutter', 'the twins want to draw', 'little sister likes unicorns'. */
function findBareSubject(words: readonly Word[], at: number, introduced: boolean): Subject | null {
  const next = words[at + 1]?.lower ?? "";
  if (words[at]?.lower === "the" && isSomebodyThere(next))
    return introduced || !ofOne.test(next) || isWhere(words[at + 2]) ? "somebody-else" : "person";
  if (isPet(words[at], next)) return "somebody-else";
  return findRelation(words, at, introduced);
}

const ofSize = /^(?:little|big|baby|older|younger|oldest|youngest|eldest|middle|other|step|new|ex)$/;

function findRelation(words: readonly Word[], start: number, introduced: boolean): Subject | null {
  const at = introduced && ofSize.test(words[start]?.lower ?? "") ? start + 1 : start;
  if (!isBareRelation(words, at)) return null;
  return introduced ? "somebody-else" : "person";
}

/** 'The kid next door'. */
const isWhere = (word: Word | undefined) =>
  /^(?:next|across|down|upstairs|downstairs|opposite|from|of|who|whos|i|we)$/.test(word?.lower ?? "");

/** 'Cat eats everything'. */
const isPet = (word: Word | undefined, verb: string) => word !== undefined && pets.has(word.lower) && petVerbs.test(verb);
const petVerbs = /^(?:eats?|chews?|sheds?|barks?|hates?|loves?|destroys?|knocks?|sleeps?)$/;

const isSomebodyThere = (noun: string) => isRelation(noun) || besides.test(noun) || ofOne.test(noun);

/** 'The wife loves hiking', 'the kid likes trucks'. */
const ofOne = /^(?:kid|boy|girl|child|wife|wifey|missus|husband|hubby|girlfriend|gf|boyfriend|bf|boss)$/;

const besides =
  /^(?:nurses|aides|carers|caregivers|doctors|teachers|residents|roommates|neighbou?rs|coworkers|clients|tenants|staff|owners?)$/;

const furthestNoun = 4;

/** 'His girlfriend's vegan', 'her hands shake': somebody else, or a part of the person. */
function ofPossessed(words: readonly Word[]): Subject {
  const noun = words.slice(0, furthestNoun).find(({ lower }) => isRelation(lower) || pets.has(dropEnding(lower)));
  if (!noun) return "person";
  const verb = words.findIndex(({ pos }) => pos === "VERB" || pos === "AUX");
  const isBeforeVerb = verb < 0 || words.indexOf(noun) < Math.max(verb, 1);
  return isBeforeVerb || /['’]s$/.test(noun.text) ? "somebody-else" : "person";
}

/** 'My nephew turns 13' speaks of the person, unless they have been spoken of before: 'my mother already did'. */
function ofGiversOwn(words: readonly Word[], introduced: boolean): Subject {
  const noun = words.slice(0, furthestNoun).find(({ lower }) => people.has(dropEnding(lower)) || people.has(lower));
  if (noun) return introduced ? "somebody-else" : "person";
  if (!introduced && (isFirstCalled(words) || isNamedColleague(words))) return "person";
  return words[0]?.pos === "PROPN" || isToldByAge(words) || isOfBoth(words) ? "person" : "giver";
}

const isFirstCalled = (words: readonly Word[]) => ofNobodyYet.test(words[0]?.lower ?? "") || ofTrade.test(lineOf(words));
const ofNobodyYet = /^(?:crush|bridesmaids?|groomsm[ae]n|employees?)$/;

/** 'Our Zumba Carmen retires'. */
function isNamedColleague(words: readonly Word[]): boolean {
  const at = words.slice(0, furthestNoun).findIndex(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  return at > 0 && !pets.has(words[at - 1]?.lower ?? "") && /^(?:VERB|AUX)$/.test(words[at + 1]?.pos ?? "");
}

/** 'Our shop foreman retires'. */
const ofTrade =
  /^(?:\w+ ){0,3}?\w{3,}(?:er|or|ist|man|woman|ian|ee|person|lead|chief|head|rep|apprentice|cook|chef|guard)s? (?:\w+ )?(?:is |has |s )?(?:just |finally |now |been )*(?:retir\w+|leav(?:es|ing) (?:us|for|after|the)|turns|turned|turning|loves|likes|enjoys|collects|plays)\b/;
const lineOf = (words: readonly Word[]) =>
  words
    .slice(0, furthestVerb)
    .map(({ lower }) => lower)
    .join(" ");
const furthestVerb = 9;

/** 'Our first date was at a Waffle House'. */
const isOfBoth = (words: readonly Word[]) => ofBoth.test(`${words[0]?.lower ?? ""} ${words[1]?.lower ?? ""}`);
const ofBoth = /^(?:(?:first|second|weekly|usual|friday|sunday) )?(?:date|dates|spot|tradition|ritual|thing|place|song)\b/;

/** 'My 9yo loves Percy Jackson'. */
function isToldByAge([first, next]: readonly Word[]): boolean {
  return /^\d{1,3}(?:yo|yr|yrs|year|y|mo)s?$/.test(first?.lower ?? "") || /^(?:year|yr|month)s?$/.test(next?.lower ?? "");
}

/** 'Mam hates clutter', 'Pop got it'. */
function isBareRelation(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !isRelation(word.lower)) return false;
  return next.pos === "VERB" || next.pos === "AUX" || ownVerb.test(next.lower) || /['’]s$/.test(word.text);
}

const ownVerb = /^(?:got|hates|loves|has|is)$/;

function isRelation(lower: string): boolean {
  return relations.has(lower) || relations.has(dropEnding(lower));
}

function dropEnding(lower: string): string {
  return lower.length > 2 && lower.endsWith("s") ? lower.slice(0, -1) : lower;
}
