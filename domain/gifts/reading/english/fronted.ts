import type { Claim, Passage } from "../language.ts";
import type { SubjectClause } from "./clauses.ts";
import { acceptsOwned, acceptsRefusal } from "./objects.ts";
import { listLikings } from "../meanings.ts";
import { listPhrases } from "./phrases.ts";
import type { Phrase } from "./phrases.ts";
import { readNothing } from "./nothing.ts";
import { buildPlain, wordAfter } from "./plain-claim.ts";
import type { Word } from "./words.ts";

const owned =
  /^(?:that |which )?(?:i|we|he|she|they|ive|weve|hes|shes)(?: have| has| ve)? (?:already )?(?:gave|got|given|bought|has|have|had|owns?)(?: (?:him|her|them))?(?= already| since| last| from| for| three(?: times| already| of|$| ,)| twice|$)|^(?:he|she|they) (?:buys?|gets?|orders?|has|have|owns?|got) (?:them )?(?:by the (?:case|crate|box|dozen|hundreds?|thousands?|ton|truckload|bucket|pallet|sack)|in bulk|wholesale)/;
const refused =
  /^(?:i|we|he|she|they) (?:hates?|dislikes?|cant stand|(?:doesnt|dont|does not|do not|certainly doesnt|really doesnt) (?:like|want|need)|wont (?:use|wear|eat))(?=$| ,)|^(?:he|she|they) (?:thinks?|says?|finds?|reckons?|calls?)(?: (?:its|is|are|it|them|theyre))?(?: all)?(?: a| an)?(?: total| complete| big)? (?:scam|waste|boring|silly|tacky|stupid|pointless|overrated|ugly|rubbish|junk|nonsense|cheesy|gross|creepy|naff)\b|^i (?:bring|buy|get|give|choose|pick)(?: (?:him|her|them))? (?:is|are) (?:always )?wrong/;

const has =
  "^(?:he|she|they|hes|shes|theyve)(?: already)? (?:has|have|got|owns?)(?: (?:already|about|around|over|nearly|like|easily|at least|more than))*";
const tooMany = "(?:too (?:many|much)|enough|plenty|loads|lots|tons|a (?:ton|lot|load))";
const numbers =
  "(?:a (?:hundred|dozen|million)|(?:one )?hundreds?|dozens?|thousands?|so many|many|several|\\d\\d+|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty)";
const end = "(?=$| ,| (?:already|of|for|in|now|at|and counting)\\b)";
const ownedTooOften = new RegExp(`${has} ${tooMany}${end}`);
/** After a comma it tells how much it is loved: 'vinyl, he has about two hundred'. */
const ownedInNumbers = new RegExp(`${has} ${numbers}${end}`);

const refusedThat =
  /^(?:and |but |so )?(?:(?!we\b|i\b|you\b|every\w+|people)\w+ )?(?:hates?|loathes?|detests?|dislikes?|cant stand|cant bear|cannot stand|finds|dreads) (?:it|that|them|this|those)(?: all)?(?=$| ,| (?:so |really |totally |all )?(?:terrifying|scary|creepy|boring|annoying|gross|awful|tedious|unbearable|disgusting|silly|stupid)\b)/;

/** 'His boss is golf mad and drags him along, he can't stand it': what was told of somebody else in the sentence. */
export function readRefusedThat(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    if (!refusedThat.test(clause.line)) return [];
    const told = clauses.find(
      ({ sentence, subject, words }, at) =>
        at < index && sentence === clause.sentence && subject === "somebody-else" && listLikings(words, "en").length > 0,
    );
    const [hit] = told ? listLikings(told.words, "en") : [];
    return told && hit ? [buildPlain(passage, told, { phrase: { from: hit.from, to: hit.to }, stance: "dislikes" })] : [];
  });
}

const wouldMind =
  /\b(?:kill|throttle|murder|strangle|divorce|disown|shoot|hate|never forgive|not forgive) me if (?:it|this|that|the (?:gift|present|thing)|what i (?:get|buy|give|bring)) (?=(?:says?|has|is|mentions|smells|comes|involves)\b)/;

/** 'She'll throttle me if the present says menopause on it'. */
export function readWouldMind(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.flatMap((clause) => {
    const found = wouldMind.exec(clause.line);
    if (!found) return [];
    return readNothing(passage, clause, { from: wordAfter(clause, found.index + found[0].length - 1), to: clause.words.length });
  });
}

/** What stands before its verb: 'A wallet I gave already', 'keeper gloves he got from nan'. */
export function readFronted(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    const next = clauses[index + 1];
    if (!next || next.isAside || !goesOn(passage, clause, next)) return [];
    const stance = getStance(next, clause);
    if (stance === null) return [];
    const accepts = (words: readonly Word[]) => (stance === "has" ? acceptsOwned(words, { isPlain: true }) : acceptsRefusal(words));
    const phrases = isGiven.test(next.line) ? listAtEnd(clause) : listPhrases(clause, 0, clause.words.length);
    if (phrases.at(-1)?.to !== endOf(clause)) return [];
    return phrases
      .filter(({ from, to }) => accepts(clause.words.slice(from, to)))
      .map((phrase) => buildPlain(passage, clause, { phrase, stance }));
  });
}

function getStance(next: SubjectClause, before: SubjectClause): "has" | "dislikes" | null {
  if (isOwned(next) || (ownedThen.test(next.line) && isNounAlone(before))) return "has";
  return refused.test(next.line) ? "dislikes" : null;
}

/** 'Slippers she got, seven pair'. */
const ownedThen =
  /^(?:i|we|he|she|they|ive|weve|hes|shes|theyve)(?: have| has)? ?(?:already )?(?:gave|got|given|bought|has|have|had|owns?)(?: (?:him|her|them))?(?= ,)/;
const isNounAlone = ({ words }: SubjectClause) =>
  words[0]?.gap === "sentence" &&
  words.length <= longestNoun &&
  words.every(({ pos, lower }) => /^(?:NOUN|PROPN|ADJ|DET)$/.test(pos) || lower === "and");
const longestNoun = 5;

/** 'Plays on the board that I gave him': the verb before it says something of its own. */
const isGiven = /^(?:that |which )?(?:i|we) (?:already )?(?:gave|got|bought|made) (?:him|her|them)(?: (?:last|for|years|a|two|once)|$| ,)/;
/** What stands behind the last article, up to 'that'. */
function listAtEnd(clause: SubjectClause): Phrase[] {
  const end = endOf(clause);
  const article = clause.words.findLastIndex(({ lower, pos }, at) => at < end && (pos === "DET" || /^(?:his|her|their)$/.test(lower)));
  const phrases = listPhrases(clause, Math.max(0, article), end);
  return phrases.length === 1 ? phrases : [];
}

const endOf = ({ words }: SubjectClause) => words.length - (/^(?:that|which)$/.test(words.at(-1)?.lower ?? "") ? 1 : 0);

function isOwned({ line, words }: SubjectClause): boolean {
  return owned.test(line) || ownedTooOften.test(line) || (words[0]?.gap !== "comma" && ownedInNumbers.test(line));
}

/** In one sentence, or after a colon: 'Cookbooks: he has dozens'. */
function goesOn({ text }: Passage, { words, sentence }: SubjectClause, next: SubjectClause): boolean {
  return next.sentence === sentence || /^\s*[:?]\s*$/.test(text.slice(words.at(-1)?.to ?? 0, next.words[0]?.from ?? 0));
}
