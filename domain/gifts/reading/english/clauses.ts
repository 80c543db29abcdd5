import type { Subject } from "../language.ts";
import { goesOnRefusing } from "./goes-on-refusing.ts";
import { fillers, links, relations, subjects } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** Words that say one thing of one subject. */
export interface Clause {
  words: readonly Word[];
  /** In small letters with single spaces, fillers left out, commas and slashes as words: what the cues are found in. */
  line: string;
  /** For each position of `line` the word that stands there, counted within the clause. */
  wordAt: readonly number[];
  /** Words in brackets: a reason of what stands before. */
  isAside: boolean;
  /** Number of the sentence. */
  sentence: number;
}

/** A clause, and whom it speaks of. */
export interface SubjectClause extends Clause {
  subject: Subject;
}

/** No clause begins at a position that is `inside` a name: 'The Summer I Turned Pretty'. */
export function splitClauses(words: readonly Word[], inside: ReadonlySet<number> = new Set()): Clause[] {
  const starts = words.flatMap(({ isAfterStop }, at) =>
    at === 0 || isAfterStop || (!inside.has(at) && startsClause(words, at)) ? [at] : [],
  );
  let [sentence, isAside] = [0, false];
  return starts.map((start, index) => {
    const gap = words[start]?.gap;
    if (start > 0 && gap === "sentence") sentence += 1;
    isAside = gap === "open" || (isAside && gap !== "close" && gap !== "sentence");
    return buildClause(words.slice(start, starts[index + 1]), { isAside, sentence });
  });
}

export function buildClause(words: readonly Word[], { isAside, sentence }: Pick<Clause, "isAside" | "sentence">): Clause {
  let line = "";
  const wordAt: number[] = [];
  const add = (text: string, index: number) => {
    const spaced = line === "" ? text : ` ${text}`;
    line += spaced;
    for (let letter = 0; letter < spaced.length; letter += 1) wordAt.push(index);
  };
  for (const [index, { lower, gap }] of words.entries()) {
    if (fillers.has(lower)) continue;
    if (index > 0 && gap === "comma") add(",", index - 1);
    if (index > 0 && gap === "slash") add("/", index - 1);
    add(lower, index);
  }
  return { words, line, wordAt, isAside, sentence };
}

const conjunctions = new Set([
  "but",
  "because",
  "cos",
  "coz",
  "although",
  "though",
  "unless",
  "while",
  "whereas",
  "which",
  "who",
  "so",
  "bc",
  "cuz",
]);
const gapsBetweenClauses = new Set(["sentence", "open", "close"]);

function startsClause(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || gapsBetweenClauses.has(word.gap) || isConjunction(words, at) || isSubject(words, at)) return word !== undefined;
  if (word.lower === "or" || word.lower === "nor") return subjects.has(lowerAt(words, at + 1));
  if (links.has(word.lower)) return opensAfterAnd(words, at);
  return word.gap === "comma" ? opensAfterComma(words, at) : isDenial(words, at) || turnsAfterDenial(words, at);
}

/** 'Golf, no, tennis', 'violin, or rather cello': after the answer something else is told. */
const opensAnew = (words: readonly Word[], at: number) =>
  words[at]?.gap === "comma" &&
  (isOfWhomIMet(words, at) ||
    /^(?:no|nope|nah)$/.test(lowerAt(words, at - 1)) ||
    putsRight.test(`${lowerAt(words, at)} ${lowerAt(words, at + 1)}`));
const putsRight = /^(?:or rather|correction|(?:make|scratch|strike) that)\b/;

/** 'A guy I've spoken to twice - drinks tea all day': nobody drinks who knows him. */
function isOfWhomIMet(words: readonly Word[], at: number): boolean {
  if (!/[^s]s$/.test(lowerAt(words, at)) || words[at + 1]?.gap !== "space") return false;
  const start = words.findLastIndex(({ lower, gap }, index) => index < at && (gap !== "space" || /^(?:i|ive|we|weve)$/.test(lower)));
  return iMet.test(
    words
      .slice(start, at)
      .map(({ lower }) => lower)
      .join(" "),
  );
}

const iMet =
  /^(?:ive|weve|i have|we have|i|we) (?:(?:only|never|ever|barely|hardly|just|really|once) )*(?:met|meet|spoken|spoke|talked|talk|chatted|seen|see|saw|know|knew|known|worked|work|sat|sit|waved)\b/;

/** 'Covered for me when my dad was ill': then it is the dad who was. */
function opensOfRelative(words: readonly Word[], at: number): boolean {
  if (!sinceWhen.test(lowerAt(words, at)) || !/^(?:my|our)$/.test(lowerAt(words, at + 1))) return false;
  const noun = words.findIndex(({ lower }, index) => index > at + 1 && index < at + furthestRelative && relations.has(lower));
  return noun > 0 && /^(?:VERB|AUX)$/.test(words[noun + 1]?.pos ?? "");
}

/** 'Watched our kids when I was in the hospital': then it is the giver who was. */
const opensOfGiver = (words: readonly Word[], at: number) =>
  sinceWhen.test(lowerAt(words, at)) &&
  /^(?:i|im)$/.test(lowerAt(words, at + 1)) &&
  /^(?:was|had|broke|got|lost|been|needed|moved)$/.test(lowerAt(words, at + 2));

/** 'Loves crosswords, her husband fishes'. */
function isOfRelatives(words: readonly Word[], at: number): boolean {
  if (!/^(?:his|her|their)$/.test(lowerAt(words, at)) || !relations.has(lowerAt(words, at + 1))) return false;
  const next = words[at + 3];
  return /^\w{3,}s$/.test(lowerAt(words, at + 2)) && (next === undefined || next.gap !== "space" || next.pos === "ADV");
}

const sinceWhen = /^(?:when|after|before|since|until|till)$/;
const furthestRelative = 5;

const isDenial = (words: readonly Word[], at: number) =>
  denyStarts.has(lowerAt(words, at)) &&
  !isOfHealth(words, at) &&
  canPrecedeDenial(words[words.findLastIndex(({ lower }, index) => index < at && (index < at - 2 || !howFar.test(lower)))]) &&
  !isAllThatIsDone(words, at);

/** 'Nuts don't agree with her' is of the nuts. */
const isOfHealth = (words: readonly Word[], at: number) => lowerAt(words, at) === "dont" && /^(?:agree|sit)$/.test(lowerAt(words, at + 1));

/** 'Has basically no pans'. */
const howFar = /^(?:basically|literally|practically|almost|virtually|pretty|much|absolutely|still|really|next|nearly|hardly)$/;

/** 'Reads nothing', 'drinks nothing but tea'. */
const isAllThatIsDone = (words: readonly Word[], at: number) =>
  lowerAt(words, at) === "nothing" &&
  words[at]?.gap === "space" &&
  /^(?:reads?|drinks?|eats?|wears?|watch(?:es)?|cooks?|bakes?|grows?|collects?|knits?|sews?|paints?|draws?|plays?|listens?|to|about)$/.test(
    lowerAt(words, at - 1),
  );

/** 'No presents just a card'. */
function turnsAfterDenial(words: readonly Word[], at: number): boolean {
  if (!/^(?:just|only|instead)$/.test(lowerAt(words, at)) || !isNamed(words[at - 1])) return false;
  const start = words.findLastIndex(({ gap }, index) => index < at && gap !== "space");
  return words.slice(Math.max(start, at - furthestVerb), at).some(({ lower }) => denyStarts.has(lower));
}

/** 'Doesn't watch hockey just the show': what comes then is not refused. */
function opensContrast(words: readonly Word[], at: number): boolean {
  if (!/^(?:just|only)$/.test(lowerAt(words, at)) || !/^(?:the|his|her|their|for|at|on)$/.test(lowerAt(words, at + 1))) return false;
  return isNamed(words[at - 1]) && words.slice(Math.max(0, at - furthestVerb), at).some(({ lower }) => refusing.test(lower));
}

const refusing = /^(?:no|not|never|dont|doesnt|didnt|wont|isnt|arent|hates?)$/;

const opensAfterAnd = (words: readonly Word[], at: number) =>
  !isOfBoth(words, at) && !goesOnWithList(words, at) && opensAfterLink(words, at + 1);

/** 'She and her sister are hooked on it' is said of her as well. */
function isOfBoth(words: readonly Word[], at: number): boolean {
  if (!/^(?:he|she|they)$/.test(lowerAt(words, at - 1)) || !/^(?:his|her|their|my|our)$/.test(lowerAt(words, at + 1))) return false;
  const noun = words.findIndex(({ lower }, index) => index > at + 1 && index < at + furthestRelative && relations.has(lower));
  return noun > 0 && !lowerAt(words, noun + 1).endsWith("s");
}

/** 'Candles and hot plates are banned' has two subjects; 'hates makeup and anything pink' refuses two things. */
function goesOnWithList(words: readonly Word[], at: number): boolean {
  const [next, afterNext] = [words[at + 1], words[at + 2]];
  if (next?.lower === "anything")
    return afterNext !== undefined && afterNext.pos !== "AUX" && !/^(?:else|goes|works)$/.test(afterNext.lower);
  return next?.pos !== "PRON" && isSubjects(words, at) && hasVerbAfterNoun(words, at + 1);
}

const opensAfterComma = (words: readonly Word[], at: number) => !goesOnRefusing(words, at) && opensAfterLink(words, at);

/** Nothing but a noun and what belongs to it since the last comma. */
function isSubjects(words: readonly Word[], at: number): boolean {
  let first = at - 1;
  while (first > 0 && words[first]?.gap === "space" && !opinions.test(lowerAt(words, first - 1))) first -= 1;
  const before = words.slice(Math.max(0, first), at);
  return words[first]?.gap !== "hyphen" && isNamed(before.at(-1)) && before.every((word) => beforeNouns.has(word.pos) || isNamed(word));
}

/** 'She thinks roses and chocolates are dull'. */
const opinions = /^(?:thinks|finds|says|reckons|considers)$/;

const isNamed = (word: Word | undefined) => word?.pos === "NOUN" || word?.pos === "PROPN";

function lowerAt(words: readonly Word[], at: number): string {
  return words[at]?.lower ?? "";
}

const opensOtherwise = (words: readonly Word[], at: number) =>
  opensAnew(words, at) || opensContrast(words, at) || opensOfRelative(words, at) || opensOfGiver(words, at) || isBecause(words, at);

/** Not 'so many', not 'anything but'. */
function isConjunction(words: readonly Word[], at: number): boolean {
  if (opensOtherwise(words, at)) return true;
  const [word, previous] = [lowerAt(words, at), lowerAt(words, at - 1)];
  if (!conjunctions.has(word) || previous === "no") return false;
  if (word === "but") return !isAnything.test(previous) || isVerbOfClause(words[at + 1]);
  if (word === "while") return previous !== "a";
  return word !== "so" || !tellsDegree(words[at + 1]);
}

/** 'Everything but hates mornings'; 'anything but running shoes' is of shoes. */
const isVerbOfClause = (word: Word | undefined) => word?.pos === "VERB" && !word.lower.endsWith("ing");

/** 'Not mugs cause he's picky'. */
const isBecause = (words: readonly Word[], at: number) => lowerAt(words, at) === "cause" && subjects.has(lowerAt(words, at + 1));

const isAnything = /^(?:anything|nothing|everything|all)$/;

function tellsDegree(next: Word | undefined): boolean {
  if (next === undefined) return true;
  if (next.lower === "not") return false;
  return next.pos === "ADJ" || next.pos === "ADV" || /^(?:many|much|far|full|over|overdone|overrated|big|into)$/.test(next.lower);
}

const beforeObject =
  /^(?:beats|destroys|thrashes|invites|feeds|hosts|if|when|that|than|as|how|what|where|like|because|and|but|so|whenever|since|until|which|for)$/;

/** 'no beer hes off it': a subject begins a clause without any comma, but not in 'when she'. */
function isSubject(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (
    !word ||
    isNobodyKnown(words, at) ||
    isNowadays(words, at) ||
    !(subjects.has(word.lower) || isAllOfIt(words, at)) ||
    isObjectOf(words, at)
  )
    return false;
  return !ambiguous.has(word.lower) || (isContraction(word, words[at + 1]) && !isWellMade(words, at));
}

/** 'Now it's sourdough' says what is loved today. */
const isNowadays = (words: readonly Word[], at: number) =>
  lowerAt(words, at) === "its" && /^(?:now|nowadays|days|lately|instead)$/.test(lowerAt(words, at - 1));

/** What it belongs to goes on: 'if she', 'nothing he has to charge'. */
const isObjectOf = (words: readonly Word[], at: number) =>
  (beforeObject.test(lowerAt(words, at - 1)) && !isGiving(words, at) && !isKnown(words, at)) || isDuty(words, at);

/** 'Nothing he has to charge' is one thing. */
const isDuty = (words: readonly Word[], at: number) =>
  /^(?:nothing|anything)$/.test(lowerAt(words, at - 1)) &&
  !/^(?:has|have|had|got|is|theres)$/.test(lowerAt(words, at - 2)) &&
  /^(?:he|she|they|hed|shed|theyd|id|we|i|wed)(?: (?:will|would|ll|d))? (?:ha[sd]|have|needs?|must|got|gotta) (?:to )?\w+/.test(
    words
      .slice(at, at + longestDuty)
      .map(({ lower }) => lower)
      .join(" "),
  );
const longestDuty = 5;

/** 'The mat that I gave him'. */
function isGiving(words: readonly Word[], at: number): boolean {
  const said = words.slice(at - 1, at + 4).map(({ lower }) => lower);
  return /^(?:that|which) (?:i|we) (?:gave|got|bought|made) (?:him|her|them)\b/.test(said.join(" "));
}

/** 'All I know is that she bowls'. */
const isKnown = (words: readonly Word[], at: number) =>
  lowerAt(words, at - 1) === "that" && /^(?:know|heard|remember|noticed|learned|gathered|is)$/.test(lowerAt(words, at - 2));

/** 'No plants everything dies'. */
const isAllOfIt = (words: readonly Word[], at: number) =>
  lowerAt(words, at) === "everything" && /^(?:VERB|AUX)$/.test(words[at + 1]?.pos ?? "");

/** 'She knows nobody there'. */
const isNobodyKnown = (words: readonly Word[], at: number) =>
  /^(?:nobody|noone|everybody|everyone)$/.test(lowerAt(words, at)) && /^(?:knows?|knew|meets?|met|sees?)$/.test(lowerAt(words, at - 1));

const ambiguous = new Set(["its", "were", "ill", "id", "well"]);

/** 'A well made burrito'. */
const isWellMade = (words: readonly Word[], at: number) =>
  lowerAt(words, at) === "well" && /(?:ed|made|done|known|built|worn|read|kept|cut|chosen)$/.test(lowerAt(words, at + 1));

/** 'It's' and not 'its mug', 'I'll' and not 'ill'. */
function isContraction({ lower, text }: Word, next: Word | undefined): boolean {
  const isTypedShort = /['’]/.test(text);
  return lower === "its" || lower === "were" ? isTypedShort && next?.pos !== "NOUN" : isTypedShort || next?.pos === "VERB";
}

const afterLink = /^(?:so|then|also|but|plus|and)$/;

/** After a comma or 'and' a clause begins where a subject, a cue or a verb does; else the list goes on. */
function opensAfterLink(words: readonly Word[], at: number): boolean {
  if (turns.test(lowerAt(words, at)) || isState(words, at) || isOfRelatives(words, at)) return true;
  // 'Lives and breathes Formula 1', 'reads and writes only Korean'.
  if (pairedVerbs.test(`${lowerAt(words, at - 2)} ${lowerAt(words, at)}`)) return false;
  let first = at;
  while (isLeadIn(lowerAt(words, first))) first += 1;
  const lower = lowerAt(words, first);
  const isOpening = subjects.has(lower) || denyStarts.has(lower) || clauseStarts.test(lower);
  return isOpening || isFinite(words[first], words[first + 1]) || hasVerbAfterNoun(words, first);
}

const pairedVerbs = /^(?:lives? breathes?|(?:reads?|writes?|speaks?) (?:reads?|writes?|speaks?|understands?))$/;

/** 'Tires easily', 'up at three', 'feet always hurt': after a comma how somebody is, and no thing of the list. */
function isState(words: readonly Word[], at: number): boolean {
  const ahead = words
    .slice(at, at + 3)
    .map(({ lower }) => lower)
    .join(" ");
  return states.test(ahead);
}

const states =
  /^(?:tires (?:easily|quickly|fast|so)|(?:going|gone|goes) (?:stir|crazy|nuts|mad|insane|bonkers|out of|through|blind|deaf)\b|(?:bored|stuck|miserable) (?:at|in|on|out|to|of|with)\b|up (?:at|before|by|early|late|all)|(?:feet|hands|knees|hips|fingers|legs|shoulders|eyes|joints|back|neck|everything) (?:\w+ )?(?:hurts?|aches?|shakes?|swells?|shot|gone|going|failing)\b)/;

/** 'No wine, just beer'. */
const turns = /^(?:only|just|rather|instead|otherwise|prefers?)$/;

function isLeadIn(lower: string): boolean {
  return fillers.has(lower) || afterLink.test(lower);
}

/** Words of refusal with which a clause begins, even without a comma before it. */
const denyStarts: ReadonlySet<string> = new Set(["no", "not", "nothing", "dont", "never", "skip", "avoid", "nor"]);

const clauseStarts =
  /^(?:loves?|likes|enjoys|adores?|hates?|dislikes?|has|have|had|got|owns?|wants?|needs?|plays|watches|reads|collects?|goes|gets|sings|runs|rides|cooks|bakes|works|lives|lost|died|prefers?|obsessed|allergic|into|always|forever|used|doesnt|dont|didnt|cant|wont|never|is|are|was|were|hes|shes|turns?|turning|talks|feels|brews|booked|enrolled|just|recently|already|would|could|should|must|can|will|wouldnt|anything|something|everything|vegan|vegetarian|coeliac|celiac|diabetic|muslim|jewish|sober|pregnant|retired|retires|married|single)$/;

function isFinite(word: Word | undefined, next: Word | undefined): boolean {
  if (word?.pos === "AUX") return true;
  if (word?.pos !== "VERB" || word.lower.endsWith("ing") || !goesOn(next)) return false;
  return !(next?.pos === "NOUN" && word.lower.endsWith("ed"));
}

/** Something follows that the verb could act on: 'cooking shows' at the end of a list are a noun. */
function goesOn(next: Word | undefined): boolean {
  return next !== undefined && next.gap !== "comma" && next.gap !== "sentence" && !links.has(next.lower);
}

const furthestVerb = 6;
const nouns = new Set(["NOUN", "PROPN", "PRON"]);
const beforeNouns = new Set(["DET", "ADJ", "NUM", "ADV", "PART"]);

/** 'Strong smells make her sick' after a comma. */
function hasVerbAfterNoun(words: readonly Word[], first: number): boolean {
  if (hasTwoSubjects(words, first)) return !isListSoFar(words, first);
  const ahead = words.slice(first, first + furthestVerb);
  const verb = ahead.findIndex((word, at) => isPredicate(word, words[first + at + 1]));
  if (verb < 0 || ahead.slice(1, verb + 1).some(({ gap }) => gap !== "space" && gap !== "hyphen")) return false;
  const before = ahead.slice(0, verb);
  if (!before.every(({ pos }) => nouns.has(pos) || beforeNouns.has(pos))) return false;
  return before.some(({ pos }) => nouns.has(pos)) || isContracted.test(ahead[verb]?.text ?? "");
}

/** 'The couch, bed and TV are taken care of': all three are. */
function isListSoFar(words: readonly Word[], first: number): boolean {
  const start = words.findLastIndex(({ gap }, at) => at < first && (gap === "sentence" || gap === "open"));
  const before = words.slice(Math.max(0, start), first);
  return before[0]?.pos === "DET" && before.length <= mostWordsOfList && before.every((word) => beforeNouns.has(word.pos) || isNamed(word));
}

const mostWordsOfList = 6;

/** 'Candles and hot plates are banned' after a comma. */
function hasTwoSubjects(words: readonly Word[], first: number): boolean {
  const link = words.findIndex(({ lower }, at) => at > first && lower === "and");
  return (
    link > first &&
    link <= first + mostWordsOfSubject &&
    words[first]?.gap === "comma" &&
    goesOnWithList(words, link) &&
    isTold(words, link)
  );
}

const mostWordsOfSubject = 3;

/** After both subjects stands 'are'. */
function isTold(words: readonly Word[], link: number): boolean {
  return words.slice(link + 1, link + 1 + furthestVerb).find(({ pos }) => pos === "AUX" || pos === "VERB")?.pos === "AUX";
}

const isContracted = /['’]s$/;
/** Nouns and participles that are taken for verbs: 'every socket set known to man'. */
const seldomVerb =
  /(?:^(?:sets?|known|made|kits?|books?|cards?|shows?|plays?|covers?|prints?|stands?|mats?|tricks?|games?|works?|drinks?)$|ing$)/;

/** A verb, or a noun with the 's of 'is': 'the room's full'. */
function isPredicate(word: Word, next: Word | undefined): boolean {
  if (word.pos === "AUX") return true;
  if (word.pos === "VERB") return !seldomVerb.test(word.lower) && goesOn(next);
  return isContracted.test(word.text) && next !== undefined && tellsState(next);
}

function tellsState({ pos, lower, gap }: Word): boolean {
  return (
    gap === "space" &&
    (pos === "DET" || pos === "PART" || /^(?:full|got|gone|out|too|so|very|off|been|already|sorted|covered|allergic|vegan)$/.test(lower))
  );
}

const openedBefore =
  /^(?:an?|hard|firm|definite|likes?|loves?|enjoys?|says?|said|say|has|have|had|is|are|was|theres|there|got|gets|of|to|in|means?|be|wants?|needs?|asks for|with|i|we|he|she|they|you|do|does|did|can|could|should|must|might|may|am|im|hes|shes|theyre|its|were|weve|ive|and|or|but|so|just|please|pls|plz|also|absolutely|really|who|that|which|feels?|nothing|would|will|gives?|doing|eyes|eyesight|vision|hearing|memory|knees?|hips?|legs|feet|ankles|hands)$/;

function canPrecedeDenial(word: Word | undefined): boolean {
  return word !== undefined && word.pos !== "ADP" && !openedBefore.test(word.lower);
}
