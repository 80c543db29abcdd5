import type { Clause } from "./clauses.ts";
import { people, personPronouns } from "./word-lists.ts";

/** Whether a clause that begins with a pronoun is of somebody who was spoken of besides. */
export function isOfOthers(clauses: readonly Clause[], index: number): boolean {
  return isOfOther(clauses, index) || isOfMany(clauses, index);
}

export const couples = /\b(?:parents|grandparents|in ?laws|mum and dad|mom and dad)\b/;

/** The words that tell the gender of a relative, and the pronouns of the other one. */
const genders = [
  {
    person:
      /^(?:for )?(?:(?:my|our|the|little|big|older|younger|dear|best) )*(?:son|brother|dad|father|husband|hubby|boyfriend|grandson|grandpa|grandad|uncle|nephew|godson|stepdad|stepson)\b/,
    other: /\bhis (?:new |lovely |then |pregnant )?(?:girlfriend|wife|fiancee|gf|missus|bride|mom|mum|mother|sister|daughter|grandma)\b/,
    pronoun: /^(?:(?:and|but|while|so) )*(?:she|shes|her|hers)\b/,
  },
  {
    person:
      /^(?:for )?(?:(?:my|our|the|little|big|older|younger|dear|best) )*(?:daughter|sister|mom|mum|mother|wife|girlfriend|granddaughter|grandma|nan|gran|aunt|auntie|niece|goddaughter|stepmom|stepmum)\b/,
    other: /\bher (?:new |lovely |then )?(?:boyfriend|husband|fiance|bf|hubby|groom|dad|father|brother|son|grandpa)\b/,
    pronoun: /^(?:(?:and|but|while|so) )*(?:he|hes|his)\b/,
  },
];

const ofMany =
  /^(?:(?:and|but|while|his|her|their|my|our|the|two|three|four|little|older|younger) )*(?:kids|children|boys|girls|sons|daughters|twins|grandkids|grandchildren|nephews|nieces|brothers|sisters|roommates|parents|neighbou?rs|stepkids|teens)(?:s|re)?\b/;
const hasMany =
  /\b(?:has|with|of|got|raising|raises) (?:(?:\d|two|three|four|five|young|little|grown|small|teenage|both|the|his|her) )*(?:kids|children|boys|girls|sons|daughters|twins|grandkids|grandchildren|nephews|nieces|roommates)$/;
/** 'They' may be one person, unless that is a he or a she. */
const ofOneSex = /\b(?:he|hes|him|his|she|shes|her|dad|mom|mum|brother|sister|husband|wife|uncle|aunt|son|daughter|mother|father)\b/;
const ofThem = /^(?:(?:and|but|while|so) )*(?:they|theyre|theyve|both)\b/;

/** 'My dad hikes. Kids are 5 and 7, they're all Lego': it is the children who are. */
function isOfMany(clauses: readonly Clause[], index: number): boolean {
  if (!ofThem.test(clauses[index]?.line ?? "")) return false;
  const last = clauses.findLastIndex(({ line }, at) => at < index && !ofThem.test(line));
  const line = clauses[last]?.line ?? "";
  if (last > 0 && ofMany.test(line)) return tellsOfOne(clauses.slice(0, last));
  return hasMany.test(line) && clauses.some((clause) => ofOneSex.test(clause.line)) && tellsOfOne(clauses.slice(0, last + 1));
}

/** Somebody was spoken of before, who is one. */
const tellsOfOne = (before: readonly Clause[]) =>
  before.some(({ words }) => words.some(({ lower }) => people.has(lower) || personPronouns.has(lower))) &&
  !before.some(({ line }) => couples.test(line) || ofThem.test(line) || /\bthem\b/.test(line));

/** 'Son moved in with his girlfriend. Her thing is pottery': it is hers. */
function isOfOther(clauses: readonly Clause[], index: number): boolean {
  const [first] = clauses;
  const line = clauses[index]?.line ?? "";
  if (!first || index === 0) return false;
  const before = () => clauses.slice(0, index).map((clause) => clause.line);
  return genders.some(
    ({ person, other, pronoun }) => pronoun.test(line) && person.test(first.line) && before().some((one) => other.test(one)),
  );
}
