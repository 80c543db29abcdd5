import type { ReadFields } from "../reading.ts";
import type { Stretch } from "../language.ts";
import type { Relationship } from "#shared/gift-options.ts";
import type { Clause } from "./clauses.ts";
import { relatives, type Gender } from "./relatives.ts";
import { noPastime, ofOrigin } from "./called-by-likings.ts";
import { getCalled, whenMine } from "./subjects.ts";
import type { Word } from "./words.ts";

const compiled = relatives.map(({ words, lovesIt = false, ...rest }) => ({
  ...rest,
  lovesIt,
  expression: new RegExp(
    `^((?:[\\w&/]+ ){0,5}?)(?:${words})(?:s)?(?= |$)(?! day(?= |$))(?! of (?:\\d|two|three|four|five|six|twins|boys|girls))(?! (?:passed|died|is gone|was killed|recently (?:passed|died)))`,
  ),
}));
/** 'A birthday present for a friend', 'something for mom'. */
const present =
  /^(?:[\w&]+ ){0,6}?(?:gifts?|presents?|something|ideas?|birthday|bday|christmas|xmas|(?:secret|sneaky) santa|kris kringle|white elephant|thank you|farewell|stocking (?:stuffers?|fillers?)) (?:[\w&]+ ){0,3}?for (an? |the |some )?(?!my |our )/;
/** 'What to get a friend', 'what should I buy grandpa', 'gave dad a grill last year'. */
const bought =
  /^(?:(?:[\w&]+ ){0,5}?(?:get|buy|give|getting|buying|giving)|(?:(?:we|i|ive|weve|already|last|year|christmas|xmas|birthday|time|just) )*(?:gave|got|bought|given)) (an? |the |some )?(?!my |our )/;
const opening = /(?<![\w-])(?:for )?(?:my|our)(?= )/g;

export interface FoundPerson {
  stretch: Stretch | null;
  fields: Pick<ReadFields, "relationship" | "gender">;
}

/** Who it is for, by 'my …', a relative at the beginning or 'a present for …'; else only what the pronouns tell. */
export function getPerson(clauses: readonly Clause[], relationship?: Relationship): FoundPerson {
  const calledSo = getCalled(clauses, relationship);
  const first = clauses.slice(0, mostClauses).map((clause, index) => ({ clause, index }));
  for (const { clause, index } of [
    ...clauses.slice(Math.max(calledSo, 0), calledSo + 1).map((one) => ({ clause: one, index: 0 })),
    ...first,
  ]) {
    if ((index > 0 && whenMine.test(clause.line)) || ofHelper.test(clause.line)) continue;
    const found = findNamed(clause);
    if (found && isOfOtherThanTold(clauses, found)) break;
    if (found)
      return {
        stretch: found.lovesIt ? null : found.stretch,
        fields: { relationship: found.relationship, ...withGender(found.gender ?? findGender(clauses)) },
      };
  }
  return { stretch: null, fields: withGender(findGender(clauses)) };
}

/** 'The lady who helped my mom' is no mom. */
const ofHelper = /^(?:who|that|which) (?!is |was |are |were )\w+ (?:\w+ )*?(?:my|our) /;

/** Who is spoken of later is somebody else. */
const mostClauses = 3;

const pronounsAtStart: ReadonlyMap<string, Gender> = new Map([
  ["he", "male"],
  ["hes", "male"],
  ["she", "female"],
  ["shes", "female"],
]);

/** 'He retired and is driving my mom crazy' is of no mother. */
function isOfOtherThanTold([first]: readonly Clause[], { gender }: NamedPerson): boolean {
  const told = pronounsAtStart.get(first?.words[0]?.lower ?? "");
  return told !== undefined && gender !== undefined && told !== gender;
}

interface NamedPerson {
  stretch: Stretch;
  relationship: Relationship;
  gender?: Gender;
  /** 'A huge Lions fan' says what is loved, too, and is read as a liking. */
  lovesIt: boolean;
}

function findNamed(clause: Clause): NamedPerson | null {
  const others = [...clause.line.matchAll(opening)].map(({ index, 0: match }) => ({
    from: index + match.length - 2,
    at: index + match.length + 1,
    isOpening: false,
  }));
  // 'My nurse sister' is no nurse.
  const isMine = /^(?:for )?(?:my|our) /.test(clause.line);
  const places = isMine ? [...others, ...listOpenings(clause)] : [...listOpenings(clause), ...others];
  for (const place of [...listReceivers(clause), ...places]) {
    const found = matchRelative(clause, place);
    if (found) return found;
  }
  return findReceiver(clause);
}

/** At the beginning of a sentence, and behind its article. */
function listOpenings({ words: [first], line }: Clause): Place[] {
  if (first?.gap !== "sentence") return [];
  const [article = ""] = /^(?:for )?(?:an?|the|some) /.exec(line) ?? [];
  return [...new Set([0, article.length])].map((at) => ({ from: 0, at, isOpening: true }));
}

/** 'From my twins to their stepmom'. */
function listReceivers({ words, line }: Clause): Place[] {
  const before =
    words[0]?.gap === "sentence"
      ? /^(?:[\w&]+ ){0,4}?from (?:my|our|the) (?:[\w&]+ ){1,6}?(?:to|for) (?=(?:their|his|her|our|my) )/.exec(line)?.[0]
      : undefined;
  if (before === undefined) return [];
  return [{ from: before.length, at: line.indexOf(" ", before.length) + 1, isOpening: true }];
}

/** Whom a present is said to be for; 'a mom' is not the giver's own. */
function findReceiver(clause: Clause): NamedPerson | null {
  const [words, article = ""] = present.exec(clause.line) ?? bought.exec(clause.line) ?? [];
  if (words === undefined || clause.words[0]?.gap !== "sentence") return null;
  const found = matchRelative(clause, { from: words.length - article.length, at: words.length, isOpening: true });
  return found?.relationship === "parent" && article.startsWith("a") ? null : found;
}

interface Place {
  from: number;
  /** Where the relative may stand, after 'my' or an article. */
  at: number;
  isOpening: boolean;
}

function matchRelative(clause: Clause, { from, at, isOpening }: Place): NamedPerson | null {
  const line = clause.line.slice(at);
  const found = compiled
    .flatMap((relative) => {
      const match = relative.expression.exec(line);
      return match && isPlain(match[1] ?? "", isOpening) && isOwn(match, relative.relationship, isOpening) ? [{ ...relative, match }] : [];
    })
    // 'Host father' and 'mother in law' before 'father' and 'mother'.
    .toSorted((one, other) => (one.match[1] ?? "").length - (other.match[1] ?? "").length || other.match[0].length - one.match[0].length);
  const nearest = found.find(({ match }) => found.length === 1 || !isOfAnother(clause, at + match[0].length));
  if (!nearest) return null;
  // 'My nurse sister' is a sister.
  const best = found.find(({ match }) => match[1] === `${nearest.match[0]} ` && isNext(clause, at + nearest.match[0].length)) ?? nearest;
  const [, before = ""] = best.match;
  const begins = [ofAge, ofOrigin, noPastime].some((describes) => describes.test(before)) ? from : at + before.length;
  const words = clause.words.slice(clause.wordAt[begins] ?? 0, (clause.wordAt[at + best.match[0].length - 1] ?? 0) + 1);
  return {
    stretch: spanOf(words),
    relationship: getRelationship(best),
    lovesIt: best.lovesIt,
    ...(best.gender ? { gender: best.gender } : {}),
  };
}

/** Whether nothing but a space or a hyphen stands where a word of the line ends. */
function isNext({ words, wordAt }: Clause, end: number): boolean {
  const [word, next] = [words[wordAt[end - 1] ?? 0], words[wordAt[end + 1] ?? 0]];
  return word !== undefined && next !== undefined && next.from - word.to === 1;
}

/** 'Daughter's boyfriend' is of the family, as 'my wife's mom' is; 'my boss's wife' and 'a friend's baby' are nobody's own. */
function getRelationship({ relationship, match }: { relationship: Relationship; match: RegExpExecArray }): Relationship {
  if (!ofHousehold.has(relationship)) return relationship;
  const [, owner = ""] = match;
  if (ofFamily.test(owner) || (relationship !== "spouse" && relationship !== "child" && ofSpouse.test(owner))) return "extended-family";
  return ofOutsider.test(owner) ? "other" : relationship;
}

const ofHousehold: ReadonlySet<Relationship> = new Set(["spouse", "parent", "child", "sibling"]);
const ofFamily = /\b(?:daughters|sons|sisters|brothers|cousins|nieces|nephews|grandsons|granddaughters|moms|mums|dads|aunts|uncles)\b/;
const ofSpouse = /\b(?:wifes|husbands|hubbys|partners|fiancee?s|girlfriends|boyfriends|gfs|bfs|spouses)\b/;
const ofOutsider = /\b(?:bosss|boss|bosses|friends|neighbou?rs|teachers|coworkers|colleagues|managers|bestie?s|roommates)\b/;

/** 'My daughter's teacher', or as it is typed 'my daughters teacher', is the teacher. */
function isOfAnother({ words, wordAt, line }: Clause, end: number): boolean {
  const word = words[wordAt[end - 1] ?? 0]?.text ?? "";
  return /['’]s$/.test(word) || (word.endsWith("s") && servesOthers.test(line.slice(end)));
}

const servesOthers =
  /^ (?:\w+ ){0,3}?(?:teacher|coach|tutor|instructor|nanny|babysitter|sitter|driver|doctor|nurse|therapist|principal|aide|friend|bestie|girlfriend|boyfriend|fiancee?|husband|wife|partner|roommate|boss|neighbou?r|sister|brother|cousin|mother|father|mom|dad|aunt|uncle|buddy|coworker)(?= |$)/;

/** 'My brother lost his wife' is of the brother; 'her mum' is somebody else. */
function isPlain(before: string, isOpening: boolean): boolean {
  if (/\b(?:his|her|their|the|a|s|is|has|loves|likes|and|for|of|with|no|from|to|hates|lost|who)\b/.test(before)) return false;
  return !isOpening || before.replace("y / o", "yo").trim().split(" ").length <= 3;
}

/** 'Old', '62 year old'. */
const ofAge =
  /^(?:(?:for|my|our|friends|sisters|brothers|cousins|neighbors|neighbours|daughters|sons|dear|dearest|old|elderly|aging|ageing|older|younger|elder|eldest|oldest|youngest|little|lil|wee|big|bigger|twin|baby|kid|lovely|sweet|beloved|darling|best|only|middle|adult|teen|teenage|grown|great|foster|adoptive|step|year|years|yr|y|o|yo|\d+\w*|\w+teen|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|boyfriends|girlfriends|husbands|hubbys|wifes|partners|fiancee?s|spouses|bfs|gfs|bosss|boss|\/) )*$/;
const byTrade = /\b(?:retired|former|ex|trainee|student|night|icu|er|school|retiring) $/;

/** 'Wfh brother', 'dog groomer sister'; but a gym bro, a sorority sister and a mother son trip are nobody's own. */
const ownSibling =
  /^(?!(?:\w+ )*(?:my|our|sorority|frat|fraternity|soul|church|mother|father|mom|mum|dad) )(?:\w+ )*(?:sister|brother|daughter|son)$/;
/** 'Engineer dad', 'vegan mom'; but no soccer mom. */
const ownParent =
  /^(?:(?:my|our) )?(?:\w+ )?(?:teacher|nurse|engineer|electrician|plumber|carpenter|mechanic|farmer|rancher|trucker|accountant|lawyer|doctor|pastor|librarian|firefighter|cop|pilot|chef|veteran|vet|contractor|builder|welder|painter|artist|musician|writer|gardener|dentist|pharmacist|scientist|programmer|professor|retired|vegan|vegetarian|pescatarian|celiac|coeliac|diabetic|widowed|divorced|deaf|blind|sober|gamer|minimalist|wfh|hippie|workaholic|techie|picky|grumpy|stubborn|frugal|nerdy|outdoorsy|artsy|crafty|sporty|fussy) $/;

/** A soccer mom, a gym bro and a retired nurse say what somebody is, not whose. */
function isOwn([said, before = ""]: RegExpExecArray, relationship: Relationship, isOpening: boolean): boolean {
  if (!isOpening) return true;
  if (relationship === "other") return !byTrade.test(before);
  if (relationship === "sibling" || relationship === "child") return ofAge.test(before) || ownSibling.test(said);
  return relationship !== "parent" || ofAge.test(before) || ownParent.test(before);
}

function spanOf(words: readonly Word[]): Stretch {
  const from = words[0]?.from ?? 0;
  return { from, to: words.at(-1)?.to ?? from };
}

const pronouns: readonly { words: RegExp; gender: Gender }[] = [
  { words: /\bthey them\b|\bthey\/them\b|\bnon ?binary\b|\bthey \/ them\b/, gender: "non-binary" },
  { words: /(?<![\w-])(?:he|hes|his|him|hed|hell)(?![\w-])/, gender: "male" },
  { words: /(?<![\w-])(?:she|shes|her|hers|shed|shell)(?![\w-])/, gender: "female" },
];

const ofYears =
  "(?:an?|my|our|the|this|some|\\d+\\w*|year|yr|years|yo|y|o|/|old|older|elderly|young|younger|teen|teenage|tween|preteen|little|middle|aged|single|grown|one|two|three|four|five|six|seven|eight|nine|ten)";
const compileDescribed = (words: string) =>
  new RegExp(`(?:^|\\b(?:for|get|buy|give) )(?:${ofYears} )*(?:${words})(?= |$)(?! (?:bands?|groups?|scouts?|band|code|cave|s)(?= |$))`);
/** 'A 10 year old boy', 'a female friend'. */
const described: readonly { words: RegExp; gender: Gender }[] = [
  { words: compileDescribed("boy|boys|guy|man|male|dude|bloke|lad|gentleman"), gender: "male" },
  { words: compileDescribed("girl|girls|woman|female|lady|gal"), gender: "female" },
];

function findGender(clauses: readonly Clause[]): Gender | undefined {
  const line = clauses[0]?.line ?? "";
  return findPronoun(clauses) ?? described.find(({ words }) => words.test(line))?.gender;
}

/** By the first pronoun; who is spoken of with both is not told. */
function findPronoun(clauses: readonly Clause[]): Gender | undefined {
  const line = clauses.map((clause) => clause.line).join(" ");
  const found = pronouns.filter(({ words }) => words.test(line)).map(({ gender }) => gender);
  if (found.includes("non-binary")) return "non-binary";
  if (found.length !== 2) return found[0];
  const [male, female] = [line.search(/(?<![\w-])(?:he|hes)(?![\w-])/), line.search(/(?<![\w-])(?:she|shes)(?![\w-])/)];
  if (male >= 0 && female < 0) return "male";
  return female >= 0 && male < 0 ? "female" : undefined;
}

function withGender(gender: Gender | undefined): Pick<ReadFields, "gender"> {
  return gender ? { gender } : {};
}
