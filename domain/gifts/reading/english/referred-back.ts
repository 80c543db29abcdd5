import type { Claim, Passage } from "../language.ts";
import { listLikings, listThingMeanings } from "../meanings.ts";
import { isRefused } from "../stances.ts";
import type { SubjectClause } from "./clauses.ts";
import { listCues } from "./cues.ts";
import { acceptsOwned, acceptsRefusal } from "./objects.ts";
import { listPhrases } from "./phrases.ts";
import type { Phrase } from "./phrases.ts";
import { buildPlain, wordAfter } from "./plain-claim.ts";

const those = "(?:that|those|them|these|it)";
const notThat = new RegExp(
  `^(?:(?:so|and|but|now) )*(?:not (?:any of )?${those}|no more(?: of ${those})?|none of ${those}|(?:avoid|skip|nothing like|anything but|never) ${those}|(?:thats|theyre|its|that is|those are|they are|it is) (?:(?:obviously|clearly|totally|now|all|sadly|really|just|still) )*(?:off the table|off limits|out|out of the question|a no go|not happening|never happening|not going to happen|(?:an? )?(?:(?:hard|firm|big|flat|definite|absolute|straight) )?no(?: (?:from|for) (?:me|us|(?:his|her|their|my|the) \\w+))?|banned|forbidden|over|done with|an? (?:sore|touchy|raw) (?:point|spot|subject)|a thing of the past)|dont (?:even )?(?:ask|go there)|(?:(?:he|she|they|we) )?(?:doesnt|dont|does not|do not) (?:need|want) (?:${those}|any of ${those}|an?other|any more|more|an? (?:second|third|fourth|fifth|\\d+th|new))(?: one| of (?:them|those|it))?)(?: (?:again|this time|either|one|ones|then|for (?:her|him|them|me)))*$`,
);

const authority = "mum|mom|mam|mother|dad|father|parents|wife|husband|doctor|doc|dentist|coach|school|landlord|boss";
/** 'Energy drinks (mum says no more)'. */
const saysNoMore = new RegExp(
  `^(?:(?:but|and|so|though) )*(?:(?:his|her|their|the|my|our) )?(?:${authority}) (?:(?:has|have|just) )*(?:says?|said|put|told (?:him|her|them)) (?:no more|stop|enough|not any ?more|no (?:more )?(?:of )?${those}|no to ${those})$`,
);

/** 'Used to love trains, but those are for babies now'. */
const outgrown =
  /^(?:(?:but|and|now|so) )*(?:(?:he|she|they)s? )?(?:(?:now )?(?:says?|said|thinks?|insists?|decided|claims?) )?(?:that|those|these|it|they)(?:s|re| are| is) (?:(?:all|just|so|too|only|now) )*(?:for (?:babies|(?:the )?(?:little|small|younger) (?:kids|ones|boys|girls)|kids|toddlers)|baby stuff|babyish|childish|kiddie|for babies)\b/;

/** 'Was into Warhammer for a while but sold it all'. */
const gone =
  /^(?:(?:but|and|then|since|so) )*(?:(?:he|she|they)s? )?(?:has |have |just |since |long )*(?:(?:sold|gave away|gave up|got rid of|ditched|donated|threw out|chucked|binned|unloaded) (?:it|them|those)(?: all| off)?|(?:sold|gave) (?:it|them) (?:all )?(?:away|off)|(?:moved on|lost interest|grew out of (?:it|them)|got over (?:it|them)|got bored (?:of|with) (?:it|them)))(?: (?:now|since|already|ages ago|years ago|last (?:year|summer|fall|spring|winter)|by now|again))*$/;

/** 'Normally I'd do wine, but she's pregnant, so no': what the giver would have given is not to be. */
const wouldGive =
  /\b(?:i|we)(?:d| would) (?:\w+ly |always |just |have )?(?:do|done|get|got|give|given|go for|gone for|buy|bought|bring|send|say|pick|grab)\b/;
const butNo =
  /^(?:(?:so|and|but|now|obviously|clearly|then) )*(?:no|nope|not|not (?:this|that) (?:time|year|one)|(?:thats|its|that is|this is) (?:(?:obviously|now|clearly) )?(?:out|off|off the table|not happening|no good|a no|a no go|not an option))$/;

/** 'Craving sushi, which she can't have'. */
const notForNow =
  /^(?:that |which |but |and )+(?:(?:he|she|they) (?:cant|cannot|shouldnt|mustnt|isnt allowed to|arent allowed to|is not allowed to)|(?:hes|shes|theyre) not allowed to) (?:have|eat|drink|touch|get)(?: (?:it|that|them|any|those))?(?: (?:right|now|yet|until|till|anymore|any more|at the moment|for now|because|while|these days)|$)/;

/** 'Golf? No.', 'chocolate - no', 'loves wine NO he hates it'. */
const saidNo =
  /^(?:(?:but|and|um|uh|oh|well|god|heck|hell|lord|heavens|please|big|hard|absolutely|definitely|thats|its|he|she|they|says?|said|a) )*(?:no+|nope|nah|never|(?:hes |shes |theyre )?not (?:any ?more|(?:really )?for (?:him|her|them)|really|a chance|happening|ever|(?:his|her|their) thing|a fan|into (?:it|them|that))|no (?:way|thanks|thank you|chance|longer|go|can do|need)|no (?:no )+no|(?:hates|loathes|detests|(?:never|doesnt|wont|cant|cannot) (?:even )?(?:touch|drink|eat|use|wear|watch|play|like|want|need|read|do|have|stand|go near|look at)(?:s|es)?) (?:it|them|that|those|any))(?: (?:at all|ever|not ever|no more|any ?more|for (?:him|her|them)|from (?:me|us|(?:his|her|their|my) \w+)))*$|^(?:(?:but|and) )*(?:(?:absolutely|definitely|certainly|obviously|hell) not|not|over my dead body|not on my watch|forget it|fat chance)$/;
const askedFor = /\b(?:any|anything|allerg\w+|hobb(?:y|ies)|ideas?|budget|kids|children|pets?|need|married|problem|know|sure)\b/;
/** 'No, he LOVES it', 'no, not camping'. */
const goesOnFrom = /^(?:(?:he|she|they) )?(?:not|loves|adores|worships|lives for|(?:is|hes|shes) obsessed)\b/;

/** 'Likes wine, he gets migraines from it', 'they make her sick'. */
const illFrom =
  /^(?:(?:but|and|so|though|which|that) )*(?:(?:he|she|they) (?:gets?|has) (?:(?:an?|bad|awful|terrible|really) )*(?:migraines?|headaches?|hives|sick|ill|heartburn|rash|nauseous) (?:from|off|after|with)|(?:hes|shes|theyre|he is|she is) (?:\w+ )?(?:allergic to|sick of|tired of|over)) (?:it|that|them|those)$|^(?:(?:but|and|so) )*(?:it|that|they|those|which) (?:makes?|gives?) (?:him|her|them) (?:(?:an?|really|so|bad) )*(?:sick|ill|nauseous|headaches?|migraines?|hives|heartburn|rash|sneeze|itch)$/;

/** 'It's his brother who is the football one. Rufus does not care for it at all.' */
const cannotStand =
  /^(?:(?:but|and|so|whereas|while) )*(?!(?:i|we|you) )(?:[a-z]+ )?(?:(?:himself|herself|really|just|absolutely|actively) )*(?:(?:does not|doesnt|dont|do not|didnt|never) (?:much |really |particularly )?(?:cares? for|likes?|takes? to|enjoys?)|(?:cannot|cant|can not|couldnt) (?:bear|stand|abide)|hates?|loathes?|detests?|despises?|has no (?:interest|time) (?:in|for)|(?:isnt|is not) (?:remotely |at all )?(?:interested in|into|a fan of)) (?:it|them|that|those|any of (?:it|that))(?: at all| in the (?:least|slightest)| one bit| himself| herself)*$/;

/** How many clauses back the thing may stand. */
const furthest = 2;

/** What was named just before, and is refused or there already. */
export function readReferredBack(passage: Passage, clauses: readonly SubjectClause[], told: readonly Claim[]): Claim[] {
  if (passage.field === "interests") return [];
  return [...readRefused(passage, clauses, told), ...readOwnedAlready(passage, clauses)];
}

/** 'Every leaver gets something golf shaped, please not that': what was named just before is refused. */
function readRefused(passage: Passage, clauses: readonly SubjectClause[], told: readonly Claim[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    const answered = findAnswered(passage, clauses, index);
    if (answered) return refuseLast(passage, answered);
    const earlier = listReferred(clauses, index, told);
    if (dontAsk.test(clause.line) && isToldInJest(clause, earlier, told)) return [];
    if (told.some((claim) => isRefused(claim) && earlier.some((one) => isWithin(claim, one)))) return [];
    return earlier
      .toReversed()
      .flatMap((before) => refuseLast(passage, before))
      .slice(0, 1);
  });
}

/** Those before it that it may refer to; what the giver would have given comes before what else is told. */
function listReferred(clauses: readonly SubjectClause[], index: number, told: readonly Claim[]): SubjectClause[] {
  const clause = clauses[index];
  const earlier = clauses.slice(Math.max(0, index - furthest), index).filter((one) => clause !== undefined && refersTo(clause, one));
  const given = earlier.filter(({ line }) => wouldGive.test(line));
  const isOfDiet = (one: SubjectClause) => told.some((claim) => claim.diet !== undefined && isWithin(claim, one));
  return given.length > 0 ? given : earlier.filter((one) => !isOfDiet(one));
}

function refuseLast(passage: Passage, before: SubjectClause): Claim[] {
  const phrase = findThing(before);
  return phrase ? [buildPlain(passage, before, { phrase, stance: "dislikes" })] : [];
}

/** The clause that is answered with no. */
function findAnswered(passage: Passage, clauses: readonly SubjectClause[], index: number): SubjectClause | null {
  const [clause, next] = clauses.slice(index);
  const before = clauses.slice(0, index).findLast(({ line }) => line !== "");
  if (!before || !clause || !saidNo.test(clause.line) || !isJoined(passage, before, clause)) return null;
  if (askedFor.test(before.line) || (next && goesOnFrom.test(next.line) && next.sentence === clause.sentence)) return null;
  return listKnown(before).length > 0 ? before : null;
}

const listKnown = ({ words }: SubjectClause) => [...listLikings(words, "en"), ...listThingMeanings(words, "en")];

/** In one sentence, in brackets, or after a colon or a question: 'Golf? No.' */
function isJoined({ text }: Passage, before: SubjectClause, clause: SubjectClause): boolean {
  if (clause.sentence === before.sentence || clause.isAside) return true;
  return /^["'”’]?\s*[:?]+\s*$/.test(text.slice(before.words.at(-1)?.to ?? 0, clause.words[0]?.from ?? 0));
}

const dontAsk = /^(?:(?:so|and|but) )*dont (?:even )?ask(?: (?:me|why|how))*$/;

/** 'Obsessed with axolotls (don't ask)': what is loved is not refused by it. */
function isToldInJest({ isAside }: SubjectClause, earlier: readonly SubjectClause[], told: readonly Claim[]): boolean {
  return isAside || told.some((claim) => claim.stance === "likes" && claim.cued && earlier.some((one) => isWithin(claim, one)));
}

const ownsIt =
  /^(?:all )?(?:already )?(?:owned|covered|sorted|done|check|got|has|have)(?: already)?$|^(?:and |but |though |so )?(?:(?:(?:he|she|they) )?(?:already )?(?:has|have|got|owns?|bought)|(?:hes|shes|theyve) (?:already )?got) (?:it|them|those|some|plenty|several|\d|one|two|three|(?:both|all|every one)(?: of (?:it|them|those|these))?|the (?:\w+ )?(?:newest|latest|new|best|top|deluxe|pro|big|fancy|whole|full|complete) (?:one|ones|model|version|edition|set|kit|thing|lot))(?: already| now| at home)?$/;

/** 'We've a Sage machine and a grinder, no need for either'. */
const needsNeither =
  /^(?:(?:so|and|but) )*(?:(?:theres |there is )?no need (?:for|of)|(?:(?:i|we|he|she|they) )?(?:dont|doesnt|wont|do not|does not) (?:need|want)) (?:either|both|any of (?:those|them|these|that|it|this))(?: of (?:them|those))?$/;

/** 'Magic Sing is her religion (she has the newest one)': what was named just before is there. */
function readOwnedAlready(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    const before = clauses[index - 1];
    if (!before || ![ownsIt, needsNeither].some((said) => said.test(clause.line)) || !isJoined(passage, before, clause)) return [];
    if (isLabel(before)) return listLabel(before).map((phrase) => buildPlain(passage, before, { phrase, stance: "has" }));
    return listOwnable(before)
      .slice(ownsBoth.test(clause.line) ? 0 : -1)
      .map((phrase) => {
        // It stands where it is said to be there: the words before say how much it is loved.
        const { words, tokens } = buildPlain(passage, before, { phrase, stance: "has" });
        const claim = buildPlain(passage, clause, { phrase: { from: 0, to: clause.words.length }, stance: "has" });
        return { ...claim, words, tokens, told: words };
      });
  });
}

/** 'Kindle - has one', 'air fryer and instant pot: owned': nothing but what is there. */
const isLabel = ({ line, words }: SubjectClause) =>
  words.length <= longestLabel && !words.some(({ pos }) => pos === "AUX" || pos === "PRON") && listCues(line).length === 0;
const longestLabel = 8;
const listLabel = (clause: SubjectClause) =>
  listPhrases(clause, 0, clause.words.length).filter(({ from, to }) => acceptsOwned(clause.words.slice(from, to), { isPlain: true }));

const ownsBoth = / (?:both|all|every one|either|any of)\b/;
const ownable = /^(?:video-game|board-game|card-game|book|tabletop-rpg)$/;

/** The games and books of a clause, of which there is another, but not the same one; else its things. */
function listOwnable({ words }: SubjectClause): Phrase[] {
  const works = listLikings(words, "en").filter(({ names }) => names.some(({ kind }) => ownable.test(kind)));
  if (works.length > 0) return works;
  return listThingMeanings(words, "en").filter(({ meanings }) => meanings.some(({ kind }) => kind === "thing"));
}

/** Whether a clause refuses what was named in one before it. */
function refersTo({ line, sentence, subject }: SubjectClause, before: SubjectClause): boolean {
  if (subject === "person" && before.subject === "somebody-else" && cannotStand.test(line)) return true;
  if ([notThat, saysNoMore, outgrown, notForNow, illFrom, gone].some((said) => said.test(line))) return true;
  return butNo.test(line) && before.sentence === sentence && wouldGive.test(before.line);
}

const lastTime =
  "(?:last (?:year|yr|time|christmas|xmas|birthday|bday|anniversary|valentines(?: day)?|mothers day|fathers day)|(?:the )?year before(?: last)?)";
const endsLastTime = new RegExp(`(?:^| )${lastTime}$`);
const boughtThen = new RegExp(
  `^(?:and )?(?:i|we) (?:(?:only|once|stupidly|panic) )?(?:bought|got|gave|went with|ended up (?:with|getting|buying)|did|tried|made)(?: (?:him|her|them|(?:my|our) (?:\\w+ )?(?:wife|husband|mom|mum|dad|mother|father|brother|sister|son|daughter|boyfriend|girlfriend|partner|boss|friend|niece|nephew|aunt|uncle|grandma|grandpa)))? (?!(?:married|engaged|back|home|stuck|nothing|there|it|that)\\b)`,
);

/** 'Last year I bought an ironing board': it is there. */
export function readLastTime(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  if (passage.field === "interests") return [];
  return clauses.flatMap((clause, index) => {
    const [bought] = boughtThen.exec(clause.line) ?? [];
    const before = clauses[index - 1];
    const isThen = endsLastTime.test(clause.line) || (before?.sentence === clause.sentence && endsLastTime.test(before.line));
    if (bought === undefined || !isThen) return [];
    const [phrase] = listPhrases(clause, wordAfter(clause, bought.length), clause.words.length);
    return phrase && acceptsRefusal(clause.words.slice(phrase.from, phrase.to))
      ? [buildPlain(passage, clause, { phrase, stance: "has" })]
      : [];
  });
}

function isWithin({ from }: Claim, { words }: SubjectClause): boolean {
  return from >= (words[0]?.from ?? 0) && from < (words.at(-1)?.to ?? 0);
}

const othersThink = /^(?:and |but )?(?:everyone|everybody|most people|people|they all|we all) (?:thinks?|assumes?|expects?|believes?)\b/;

/** 'Everybody thinks golf, but he plays only for the clients': what follows undoes it. */
export function readMistaken(passage: Passage, clauses: readonly SubjectClause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    if (!othersThink.test(clause.line)) return [];
    const undone = clauses.findIndex(({ sentence, words }, at) => at > index && sentence === clause.sentence && words[0]?.lower === "but");
    return clauses.slice(index, Math.max(index, undone)).flatMap((one) => {
      const [hit] = listLikings(one.words, "en");
      return hit ? [buildPlain(passage, one, { phrase: { from: hit.from, to: hit.to }, stance: "dislikes" })] : [];
    });
  });
}

/** The last thing that we know, else the first that can be refused. */
function findThing(clause: SubjectClause): Phrase | null {
  const phrases = listNounPhrases(clause).filter(({ from, to }) => acceptsRefusal(clause.words.slice(from, to)));
  const isKnown = ({ from, to }: Phrase) => {
    const words = clause.words.slice(from, to);
    return listThingMeanings(words, "en").length + listLikings(words, "en").length > 0;
  };
  const known = phrases.findLast(isKnown);
  const found = known ?? phrases[0];
  return found ? dropShape(clause, found) : null;
}

/** Of 'golf shaped', golf, and of 'obsessed with trains', trains. */
function dropShape({ words }: SubjectClause, { from: start, to }: Phrase): Phrase {
  const led = words.findLastIndex(
    ({ lower }, at) => at >= start && at < to - 1 && /^(?:with|about|for|by|into|on|loved|liked|adored|craving)$/.test(lower),
  );
  const isHad =
    led < 0 &&
    /^(?:got|has|have|bought|owns|gets|(?:love|like|drink|eat|play|wear|crave|want|ask)s?|asked|begs|begging|miss(?:es)?|used|to)$/.test(
      words[start]?.lower ?? "",
    ) &&
    to - start > 1;
  const from = led < 0 ? start + Number(isHad) : led + 1;
  const isShape =
    to - from > 1 &&
    /^(?:shaped|themed|related|based|scented|flavou?red|branded|ones?|fan|nut|fanatic|player|guy|girl)$/.test(words[to - 1]?.lower ?? "");
  return { from, to: isShape ? to - 1 : to };
}

/** Those behind the verb, too. */
function listNounPhrases(clause: SubjectClause): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < clause.words.length;) {
    const listed = listPhrases(clause, at, clause.words.length);
    phrases.push(...listed.filter(({ from, to }) => clause.words.slice(from, to).some(({ pos }) => /^(?:NOUN|PROPN|ADJ)$/.test(pos))));
    at = Math.max(at + 1, listed.at(-1)?.to ?? 0);
  }
  return phrases;
}

const notLoved =
  /^(?:(?:which|that|its|it|they|theyre|but|and|is|are|was|were|so|really) )*(?:not|isnt|arent|wasnt|never) (?:(?:really|exactly|quite|even|so much) )*(?:a |an |by |of |her |his |their |my )*(?:hobby|hobbies|passion|pastime|choice|own choice)\b/;

/** 'He got the dog (a corgi)', told after a divorce: it lives with somebody else now. */
export const wentWithOther =
  /^(?:so |and |but )?(?:(?:he|she|they) (?:got|kept|took|got to keep)|(?:(?:his|her|their|the) )?ex(?: (?:husband|wife|boyfriend|girlfriend|partner))? (?:got|kept|took|gets|has)) (?:custody of )?the (?:dogs?|cats?|pets?|puppy|kitten|horse)(?=$| ,| and| so)/;

/** 'My girlfriend got me AirPods last year': what the giver was given says nothing of the person. */
const gaveMe =
  /^(?:(?:so|and|but|last|year|christmas|xmas|birthday|time) )*(?:(?:my|our|his|her) )?(?:[\w-]+ ){1,3}?(?:gave|got|bought|gifted|sent|made|knitted|lent) (?:me|us) (?!(?:into|to|through|hooked|addicted|obsessed|back|home|out|on|off|up|away|over|in|started|interested)(?= |$))/;

/** 'She has goats (not a hobby, they came with the farm)': what was told just before is not loved. */
export function leaveOutUnloved(clauses: readonly SubjectClause[], claims: readonly Claim[]): Claim[] {
  const unloved = clauses.filter((clause, index) => {
    if (notLoved.test(clauses[index + 1]?.line ?? "") || wentWithOther.test(clause.line)) return true;
    return clause.isAside && wentWithOther.test(clauses[index - 1]?.line ?? "");
  });
  const received = clauses.filter(({ line }) => gaveMe.test(line));
  return claims.flatMap((claim) => {
    const isReceived = !claim.cued && received.some((clause) => isWithin(claim, clause));
    if (!isReceived && !unloved.some((clause) => isWithin(claim, clause))) return [claim];
    return claim.stance === "about" ? [{ ...claim, tokens: [] }] : claim.stance === "likes" || claim.stance === "affinity" ? [] : [claim];
  });
}

/** 'Never red! (Manchester United)', 'has a camera (Leica)': what stands in brackets after what is left out says more of it, and is no liking. */
export function leaveOutExamples(clauses: readonly SubjectClause[], claims: readonly Claim[]): Claim[] {
  return claims.filter((claim, index) => {
    if (claim.stance !== "likes" || claim.cued) return true;
    const before = claims.slice(0, index).findLast(({ stance }) => stance !== "about");
    return (
      (before?.stance !== "dislikes" && before?.stance !== "has") || !clauses.some((clause) => clause.isAside && isWithin(claim, clause))
    );
  });
}
