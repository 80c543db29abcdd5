import type { Claim, Passage, Subject } from "../language.ts";
import { tellAllergy } from "./allergens.ts";
import type { Clause, SubjectClause } from "./clauses.ts";
import type { Cue } from "./cue.ts";
import { isDeniedVerb } from "./denied-verb.ts";
import { isGiversTaste, listCues } from "./cues.ts";
import type { FoundCue } from "./cues.ts";
import { acceptsAffinity, acceptsLiking, acceptsOwned, getHead, isAnimal, isJest, isOfModels } from "./objects.ts";
import { listLikings, listThingMeanings } from "../meanings.ts";
import { acceptsRefusedPhrase } from "./refused-phrase.ts";
import { readNothing } from "./nothing.ts";
import { listPhrases, markNames } from "./phrases.ts";
import type { Word } from "./words.ts";
import { buildPlain, wordAfter, wordBefore } from "./plain-claim.ts";
import type { Plain } from "./plain-claim.ts";
import type { Phrase } from "./phrases.ts";
import { isPlainlyOwned } from "./plainly-owned.ts";
import { tellAnything } from "./tell-anything.ts";
import { activityNames } from "./activity-names.ts";
import { claimOwned, isOfPets } from "./owned.ts";
import { withOwnVerb } from "./own-verb.ts";
import { trimLiking, trimPhrase } from "./trim-liking.ts";
import { isWhere } from "./where-done.ts";
import { fillers, relations } from "./word-lists.ts";

/** What the cues of a clause say of the things named in it. */
export function readCues(passage: Passage, clause: SubjectClause): Claim[] {
  const names = markNames(clause.words);
  const cues = listCues(clause.line)
    .filter((found) => !isRemoval(clause, found))
    // 'Love Island' says nothing of love, and Teddy Swims nothing of swimming.
    .filter(({ from }) => !names.has(wordBefore(clause, from)) && !names.has(wordBefore(clause, from) + 1))
    .filter(({ to }) => !isFirstHalf(clause, to))
    .filter((found, index, all) => isMeant(clause, found, all.slice(0, index)) && !isToldOf(clause, found, all[index + 1]));
  return cues.flatMap((found, index) => {
    if (!isOfPerson(found.cue, clause.subject) || isGiversTaste(clause, found)) return [];
    const next = cues[index + 1];
    const previous = cues[index - 1];
    const bounds = { from: previous ? wordAfter(clause, previous.to) : 0, to: getBound(clause, found, next) };
    return readCue(passage, clause, { found, bounds });
  });
}

/** 'A shelf of quit-lit'. */
const isFirstHalf = ({ line, words, wordAt }: Clause, to: number) =>
  /\bquit$/.test(line.slice(0, to)) && words[(wordAt[to - 1] ?? 0) + 1]?.gap === "hyphen";

/** Where the things of a cue end: of 'allergic to latex, coffee snob' coffee is of the next. */
function getBound(clause: Clause, { to }: FoundCue, next: FoundCue | undefined): number {
  if (!next) return clause.words.length;
  const end = wordBefore(clause, next.from);
  if (next.cue.onlyLast !== true) return end;
  const [last] = listThingsBefore(clause, next, { from: wordAfter(clause, to), to: end });
  return last && clause.words[last.from]?.gap === "comma" ? last.from : end;
}

const nominal = new Set(["DET", "ADJ", "PROPN", "NOUN", "NUM"]);

/** 'Watches' in 'no watches' is no verb, nor is 'love' in 'nothing that says first love'. */
function isMeant(clause: SubjectClause, found: FoundCue, before: readonly FoundCue[]): boolean {
  const { cue, from } = found;
  const isRefused = before.some((one) => one.cue.stance === "nothing-that");
  if (cue.stance === "has") return !isRefused || !goesOnRefusing.test(clause.line.slice(0, from));
  if (cue.things === "before") return !isActedOn(clause, found, before.at(-1));
  if (cue.stance !== "likes" && cue.stance !== "affinity") return true;
  if (isRefused || isOfRefusal(clause, found, before.at(-1))) return false;
  const at = wordBefore(clause, from);
  return !isDeniedVerb(clause, at) && !isOneThing(clause.words, at) && isVerb(clause.words[at], clause.words[at - 1]);
}

/** 'A tray bake', 'a camp chair': after an article, or that and a noun, what isn't in the third person is no verb. */
function isOneThing(words: readonly Word[], at: number): boolean {
  const [article, noun, word] = [words[at - 2], words[at - 1], words[at]];
  if (word?.gap !== "space" || !plainVerb.test(word.lower)) return false;
  return isArticle(noun) || (isArticle(article) && noun?.pos === "NOUN" && noun.gap === "space");
}

const isArticle = (word: Word | undefined) => word?.lower === "a" || word?.lower === "an";
const plainVerb = /^(?:bake|camp|knit|paint|hike|ride|swim|read|cook|sing|surf|crochet)$/;

function isOfRefusal(clause: Clause, found: FoundCue, before: FoundCue | undefined): boolean {
  return isListedNoun(clause, found, before) || isUnwilling(clause, found, before) || isRefusedDoing(clause, found, before);
}

/** 'No clocks or watches': after 'or' the list goes on. */
function isListedNoun({ line }: Clause, { from, to }: FoundCue, before: FoundCue | undefined): boolean {
  if (before?.cue.stance !== "dislikes" || before.cue.things === "before" || !/^ ?(?:$|,)/.test(line.slice(to))) return false;
  return /^ (?:\w+ ){1,3}(?:or|nor) $/.test(line.slice(before.to, from));
}

/** 'Can't eat nuts' is of no nut for anything, and who would rather die than camp does not camp. */
function isActedOn({ line }: Clause, { cue, from }: FoundCue, before: FoundCue | undefined): boolean {
  if (cue.stance !== "likes" || !before || before.cue.things === "before") return false;
  return /^\s*(?:any|all|the|more)?\s*$/.test(line.slice(before.to, from));
}

/** 'Playing cards isn't her thing', 'long walks make her happy': it is said of the doing. */
function isToldOf({ line }: Clause, { cue, from, to }: FoundCue, next: FoundCue | undefined): boolean {
  if (cue.stance !== "likes" || cue.things === "before" || next?.cue.things !== "before") return false;
  if (next.cue.stance === "dislikes") return line.slice(0, from).trim() === "" && /^(?:isnt|arent|is|are) /.test(line.slice(next.from));
  return (
    line.slice(to, next.from).trim() === "" && /^(?:makes?|keeps?|helps?|relax|calms?|brings?|gives?|is|are) /.test(line.slice(next.from))
  );
}

/** 'Can't stand playing pool', 'had to stop collecting': it is the doing that is refused. */
function isRefusedDoing({ line }: Clause, { from }: FoundCue, before: FoundCue | undefined): boolean {
  if (before?.cue.stance !== "dislikes" || before.cue.things === "before") return false;
  return line.slice(before.to, from).trim() === "";
}

function isUnwilling(clause: Clause, found: FoundCue, before: FoundCue | undefined): boolean {
  if (found.cue.withVerb === true && isNotOfOwnWill.test(clause.line.slice(0, found.from))) return true;
  const isRather = before !== undefined && /rather \w+(?: \w+)? than/.test(clause.line.slice(before.from, before.to));
  return isRather && isActedOn(clause, found, before);
}

/** 'Nothing that says blessed or has owls on it', 'nothing she has to charge'. */
const goesOnRefusing = /\b(?:or|that|and|nothing (?:he|she|they|we|i|hed|shed|theyd|id)(?: would| will)?) $/;

/** 'Moved from Hull to Leeds' is of a home, 'moved from Lego to Warhammer' of what is loved. */
function isRemoval(clause: SubjectClause, { from, to }: FoundCue): boolean {
  if (!/^mov\w+ (?:on )?from /.test(clause.line.slice(from, to))) return false;
  const [source, target] = [clause.words[wordBefore(clause, to) - 1], clause.words[wordAfter(clause, to)]];
  if (![source, target].some((word) => word !== undefined && /^\p{Lu}/u.test(word.text))) return false;
  return target === undefined || !listLikings([target], "en").some(({ names }) => !names.some(({ kind }) => placeKinds.test(kind)));
}

const placeKinds = /^(?:country|region|city)$/;

/** 'Used to paint', 'has to walk every day'. */
/** What somebody has to do, or we do while somebody else is told of: 'she watches our dog when we travel'. */
const isNotOfOwnWill = /\b(?:(?:used|has|have|had|needs?|supposed|told|ordered|got) to|(?:when|whenever|while|if) (?:we|i|were|im)) $/;

function isVerb(word: Word | undefined, previous: Word | undefined): boolean {
  if (word?.lower === "like") return word.pos === "VERB";
  if (!word || !previous || word.gap === "comma") return true;
  // 'Has boxes of them'.
  return (
    (word.lower === "gone" || !/^(?:no|has|have|got)$/.test(previous.lower)) && !isObject(word, previous) && !isNounAfter(word, previous)
  );
}

/** 'Used to race bikes'. */
const isObject = (word: Word, previous: Word) =>
  previous.pos === "VERB" && word.lower.endsWith("s") && !/^(?:goes?|went|going)$/.test(previous.lower);

function isNounAfter(word: Word, previous: Word): boolean {
  const isNoun = word.pos === "NOUN" || word.pos === "PROPN";
  return isNoun && nominal.has(previous.pos) && !relations.has(previous.lower) && !isRelationWithVerb(previous);
}

/** 'Dad's teaching himself banjo'. */
const isRelationWithVerb = ({ text, lower }: Word) => /['’]s$/.test(text) && relations.has(lower.slice(0, -1));

function isOfPerson(cue: Cue, subject: Subject): boolean {
  if (cue.byOthers === true) return subject === "somebody-else";
  return subject === "person" || cue.anybody === true;
}

interface PlacedCue {
  found: FoundCue;
  bounds: Phrase;
}

function readCue(passage: Passage, clause: SubjectClause, { found, bounds }: PlacedCue): Claim[] {
  const { cue } = found;
  if (cue.stance === "neutral") return [];
  const start = startAtName(clause, wordAfter(clause, found.to));
  if (cue.stance === "nothing-that") return readNothing(passage, clause, { from: start, to: bounds.to });
  const phrases = cue.things === "before" ? listThingsBefore(clause, found, bounds) : listPhrases(clause, start, bounds.to);
  const verb = { from: wordBefore(clause, found.from), to: start };
  if (cue.withVerb === true) return claimVerbs(passage, clause, { cue, phrases, verb });
  if (phrases.length === 0 || isOnlyMeasured(clause, cue, phrases)) return claimIntransitive(passage, clause, { cue, verb });
  const [first] = phrases;
  if (first && cue.onlyGoods === true && isOfPets(clause, phrases)) return claimOwned(passage, clause, { phrase: first, verb, claims: [] });
  // What 'listens to' says of the first thing does not hold for all that follows.
  return withOwnVerb(clause, phrases, verb).flatMap((phrase, index) => {
    const claims = buildClaim(passage, clause, { cue: index > 0 ? { ...cue, guess: undefined } : cue, phrase, verb });
    if (cue.stance === "has")
      return [...claims, ...claimOwned(passage, clause, { phrase: trimPhrase(clause, "has", phrase), verb, claims })];
    return cue.onlyGoods === true ? claims.map((claim) => ({ ...claim, goods: true as const })) : claims;
  });
}

/** 'Has The Archers on all day': without its article it would be something else. */
function startAtName({ words }: Clause, start: number): number {
  const isOfName =
    words[start - 1]?.text === "The" && listLikings(words.slice(start - 1), "en").some(({ from, names }) => from === 0 && names.length > 0);
  return isOfName ? start - 1 : start;
}

/** 'Climbs 3x a week'. */
function isOnlyMeasured({ words }: Clause, { things }: Cue, [first, next]: readonly Phrase[]): boolean {
  return things === undefined && first !== undefined && next === undefined && isMeasure(words.slice(first.from, first.to));
}

function listThingsBefore(clause: Clause, { cue, from }: FoundCue, bounds: Phrase): Phrase[] {
  const phrases = listBefore(clause, bounds.from, wordBefore(clause, from));
  if (cue.onlyLast !== true) return phrases;
  // 'Minecraft and Roblox mad'.
  if (isOneDescription(clause, phrases)) return listKnown(clause, phrases);
  return phrases.slice(isPair(clause, phrases) ? -2 : -1);
}

/** 'She was a trivia night, spicy ramen, Real Housewives girl': all of it tells what she loves. */
function isOneDescription({ words }: Clause, [first]: readonly Phrase[]): boolean {
  return first !== undefined && /^an?$/.test(words[first.from - 1]?.lower ?? "");
}

function listKnown({ words }: Clause, phrases: readonly Phrase[]): Phrase[] {
  return phrases.filter(({ from, to }, at) => at === phrases.length - 1 || listLikings(words.slice(from, to), "en").length > 0);
}

function isPair({ words }: Clause, phrases: readonly Phrase[]): boolean {
  const [one, last] = phrases.slice(-2);
  if (!one || !last || words[last.from - 1]?.lower !== "and" || one.to !== last.from - 1) return false;
  return listLikings(words.slice(one.from, one.to), "en").length > 0;
}

const furthestBefore = 12;

/** The list that ends before the cue: 'mugs and candles are out', 'he's cricket mad'. */
function listBefore(clause: Clause, from: number, end: number): Phrase[] {
  // 'Her hair dryer just died'.
  const to = clause.words.findLastIndex(({ lower }, at) => at < end && !fillers.has(lower)) + 1;
  const before = { ...clause, words: clause.words.slice(0, to) };
  // 'His wife thinks roses and mugs are a cop-out'.
  const opinion = before.words.findLastIndex(({ lower }) => /^(?:thinks|finds|says|reckons|considers)$/.test(lower));
  for (let start = Math.max(from, to - furthestBefore, opinion + 1); start < to; start += 1) {
    const phrases = listPhrases(before, start, to);
    if (phrases.at(-1)?.to === to) return joinNeighbors(clause, phrases);
  }
  return [];
}

/** What no comma and no 'and' parts is one thing: 'strong smells'. */
function joinNeighbors({ words }: Clause, phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    if (last?.to === phrase.from && words[phrase.from]?.gap === "space") last.to = phrase.to;
    else joined.push({ ...phrase });
  }
  return joined;
}

/** 'She runs at five', 'he sings'. */
function claimIntransitive(passage: Passage, clause: Clause, { cue, verb }: { cue: Cue; verb: Phrase }): Claim[] {
  const words = clause.words.slice(verb.from, verb.to);
  // 'Loves' is no band.
  const isPastime = cue.stance === "likes" && cue.guess !== "show" && isKnownVerb(cue, words);
  return isPastime ? [claimVerb(passage, clause, { cue, phrase: verb })] : [];
}

/** 'We live together' and 'always laughing' tell of no pastime. */
const isKnownDoing = ({ words }: Clause, { onlyKnown }: Cue, { from, to }: Phrase) =>
  onlyKnown !== true || listLikings(words.slice(from, to), "en").length > 0;

/** 'The whole family' is loved as no pastime. */
const isKnownVerb = ({ things }: Cue, words: readonly Word[]) => things === undefined && words.length === 1 && isKnownPastime(words);
const isKnownPastime = (words: readonly Word[]) => listLikings(words, "en").some(({ meanings }) => meanings.length > 0);

interface Doing {
  cue: Cue;
  phrases: readonly Phrase[];
  verb: Phrase;
}

function claimVerbs(passage: Passage, clause: SubjectClause, doing: Doing): Claim[] {
  const { cue, phrases, verb } = doing;
  return isKnownDoing(clause, cue, { from: verb.from, to: phrases.at(-1)?.to ?? verb.to }) ? claimDoing(passage, clause, doing) : [];
}

/** The verb with what it acts on, and what else is listed after it. */
function claimDoing(passage: Passage, clause: SubjectClause, { cue, phrases, verb }: Doing): Claim[] {
  const [first, ...others] = phrases;
  if (cue.stance === "dislikes" || !first) return [claimVerb(passage, clause, { cue, phrase: verb })];
  const isObject = clause.words.slice(verb.to, first.from + 1).every(({ gap }) => gap !== "comma");
  const isMade = isObject && isCraft(clause, verb);
  if (isMade && isOfModels(clause.words.slice(first.from, first.to)))
    return phrases.flatMap((phrase) => buildClaim(passage, clause, { cue, phrase }));
  const own = claimVerb(passage, clause, {
    cue,
    phrase: isObject && !isMade ? chooseWords(clause, verb, trimLiking(clause, first)) : verb,
  });
  const listed = isObject && !isShown(clause, verb) ? others : phrases;
  return [own, ...listed.flatMap((phrase) => buildClaim(passage, clause, { cue, phrase }))];
}

const crafts = /^(?:crochets?|knits?|sews?|embroiders?|whittles?|carves?|weaves?|quilts?|paints?|draws?|sketches)$/;
const arts = /^(?:paints?|draws?|sketches)$/;

/** Who knits hats loves knitting; who draws dragons loves drawing, and dragons. */
function isCraft({ words }: Clause, { from, to }: Phrase): boolean {
  return to === from + 1 && crafts.test(words[from]?.lower ?? "") && listLikings(words.slice(from, to), "en").length > 0;
}

function isShown({ words }: Clause, { from, to }: Phrase): boolean {
  return to === from + 1 && arts.test(words[from]?.lower ?? "");
}

/** 'Walks five miles a day'. */
function isMeasure(words: readonly Word[]): boolean {
  return words.every(
    ({ pos, lower }) =>
      pos === "NUM" ||
      /^(?:an?|\d+x|x|once|twice|thrice|miles?|km|kilomet(?:er|re)s?|laps|steps|hours?|times|minutes|pages|weeks?|days?|months?|every)$/.test(
        lower,
      ),
  );
}

/** 'Reads cozy mysteries' loves cozy mysteries; where only the verb is known ('bakes every Sunday'), it is told as well. */
function chooseWords({ words }: Clause, verb: Phrase, object: Phrase): Phrase {
  if (isMeasure(words.slice(object.from, object.to))) return verb;
  const whole = { from: verb.from, to: object.to };
  if (isWhere(words.slice(verb.from, verb.to), words.slice(object.from, object.to))) return verb;
  const hits = listLikings(words.slice(whole.from, whole.to), "en");
  const isOfVerb = hits.some(({ from, to }) => from === 0 && to > verb.to - verb.from);
  return !isOfVerb && listLikings(words.slice(object.from, object.to), "en").length > 0 ? object : whole;
}

/** 'Bakes bread', 'doesn't read'. */
function claimVerb(passage: Passage, clause: Clause, { cue, phrase }: { cue: Cue; phrase: Phrase }): Claim {
  const stance = cue.stance === "dislikes" ? "dislikes" : "likes";
  const claim = buildPlain(passage, clause, { phrase, stance });
  const told = stance === "dislikes" ? activityNames.get(claim.words.toLowerCase()) : undefined;
  return told === undefined ? claim : { ...claim, told };
}

const colors = /^(?:red|blue|green|pink|yellow|orange|purple|black|white|gr[ae]y|brown|beige)$/;
const isNoun = (word: Word | undefined) => word !== undefined && (/^(?:NOUN|PROPN)$/.test(word.pos) || colors.test(word.lower));

function isKnownEnough({ words }: Clause, { onlyKnown, onlyNouns }: Cue, { from, to }: Phrase): boolean {
  if (onlyNouns === true && !isNoun(words[to - 1])) return false;
  return onlyKnown !== true || listLikings(words.slice(from, to), "en").length > 0;
}

function buildClaim(
  passage: Passage,
  clause: SubjectClause,
  { cue, phrase: said, verb }: { cue: Cue; phrase: Phrase; verb?: Phrase },
): Claim[] {
  const phrase = trimPhrase(clause, cue.stance, cue.stance === "dislikes" ? extendToQuote(passage, clause, said) : said);
  if (cue.stance === "nothing-that" || cue.stance === "neutral" || !isKnownEnough(clause, cue, phrase) || !accepts(clause, cue, phrase))
    return [];
  const stance = cue.stance === "likes" && isDenied(clause, phrase, verb) ? "dislikes" : cue.stance;
  const plain = buildPlain(passage, clause, { phrase, stance });
  const claim = { ...plain, ...dropIs(plain, cue), ...tellAnything(clause, phrase) };
  if (stance === "cannot") return [{ ...claim, ...tellIfAllergy(claim, cue) }];
  return [cue.guess ? { ...claim, guess: cue.guess } : claim];
}

/** 'Laptop's sorted' is of a laptop; 'Levi's' is a name. */
function dropIs({ words, tokens }: Plain, { things }: Cue): { words?: string } {
  return things === "before" && isContracted.test(words) && !listLikings(tokens, "en").some(({ names }) => names.length > 0)
    ? { words: words.replace(isContracted, "") }
    : {};
}

/** "No 'get well soon'": what stands in quotes is one thing. */
function extendToQuote({ text }: Passage, { words }: Clause, { from, to }: Phrase): Phrase {
  const start = words[from]?.from ?? 0;
  if (!/(?:^|[\s(])["'“‘]$/u.test(text.slice(Math.max(0, start - 2), start))) return { from, to };
  const length = /["'”’](?![\p{L}\p{N}])/u.exec(text.slice(start))?.index ?? 0;
  const end = words.findLastIndex((word) => word.to <= start + length) + 1;
  return { from, to: Math.max(to, end) };
}

const isContracted = /['’]s$/;

/** 'Not really a book person'; but 'never without her flask' denies nothing. */
function isDenied({ words }: Clause, { from }: Phrase, cue?: Phrase): boolean {
  const isOfCue = (at: number) => cue !== undefined && at >= cue.from && at < cue.to;
  return words.some(({ lower }, at) => at >= from - 3 && at < from && !isOfCue(at) && /^(?:not|isnt|hardly|never|arent)$/.test(lower));
}

const tellIfAllergy = (claim: Plain, { allergy }: Cue) => (allergy === true ? tellAllergy(claim) : {});

/** 'Her hair dryer died' is of a thing, 'her dog died' of none. */
const acceptsLoved = (words: readonly Word[], { onlyGoods }: Cue) =>
  acceptsLiking(words) && (onlyGoods !== true || (!isAnimal(words, getHead(words)) && listThingMeanings(words, "en").length > 0));

const isOurs = (word: Word | undefined) => /^(?:our|my)$/.test(word?.lower ?? "");

function accepts(clause: SubjectClause, cue: Cue, { from, to }: Phrase): boolean {
  const words = clause.words.slice(from, to);
  // 'Kept my dog for three weeks'.
  if (cue.stance === "affinity") return acceptsAffinity(words) && !(isOurs(clause.words[from - 1]) && isAnimal(words, getHead(words)));
  if (cue.stance === "has" && cue.onlyGoods === true) return acceptsOwned(words, { isPlain: isPlainlyOwned(clause, from) });
  // 'Can't use our kitchen' is of the giver's home, 'collects our packages' of the giver's post.
  if (isOurs(clause.words[from - 1])) return false;
  if (cue.stance === "likes") return acceptsLoved(words, cue);
  return acceptsRefusedPhrase(clause, { from, to }) && !(cue.stance === "cannot" && isJest(words));
}
