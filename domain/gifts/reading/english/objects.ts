import { listLikings, listThingMeanings } from "../meanings.ts";
import { jests, neverThings, notOwned, people, pets, phraseEnds, times } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** Whether something of this name can be left out. */
export function acceptsRefusal(words: readonly Word[]): boolean {
  if (isNothing(words)) return false;
  if (isDoneByOther(words)) return false;
  const content = listOwn(words).filter(isContent);
  const [first] = content;
  const head = content.at(-1);
  if (!first || !head || (content.length > 1 && anybody.test(first.lower))) return false;
  if (content.length === 1) return isThing(words) || !isVague(head);
  return !neverThings.has(head.lower) || isMoreThanAny(content);
}

/** 'No acting classes, grandma tried'. */
const isDoneByOther = ([first, ...more]: readonly Word[]) =>
  first !== undefined &&
  people.has(first.lower) &&
  more.length > 0 &&
  /^(?:tried|did|does|asked|offered|bought|gave|got|made)$/.test(more.at(-1)?.lower ?? "");

/** What 'things' or a 'day' say more of can be left out. */
function isMoreThanAny(content: readonly Word[]): boolean {
  return content[0]?.lower === "self" || isOfMany(content) || isKnownOuting(content);
}

/** 'A spa day', 'a baby shower gift'. */
function isKnownOuting(content: readonly Word[]): boolean {
  const [head, ...before] = content.toReversed();
  if (head === undefined || before.length === 0 || !/^(?:days?|nights?|weekend|trip|gifts?|presents?)$/.test(head.lower)) return false;
  const named = before.toReversed();
  return named[0]?.lower === "baby" || isThing(named) || isNamed(named);
}

/** 'Pink things', and not 'nice things'. */
function isOfMany(content: readonly Word[]): boolean {
  const head = content.at(-1);
  return head !== undefined && manyThings.test(head.lower) && content.slice(0, -1).some(({ lower }) => !measures.test(lower));
}

function isState(words: readonly Word[]): boolean {
  const [first, head] = [words[0], words.at(-1)];
  return (words.length === 1 && states.test(first?.lower ?? "")) || (head?.pos === "ADJ" && hedges.test(first?.lower ?? ""));
}

/** 'Her hair is gone', 'way too early'. */
const states =
  /^(?:bad|terrible|awful|horrible|brutal|gone|early|late|soon|wrecked|risky|awkward|weird|fine|okay|sad|rough|hard|tough|done|over|ready|sure|back|reminds?|sets|pairs|copies|hardback|hardcover|paperback)$/;

/** 'Bit awkward' says how something is. */
const hedges = /^(?:a|bit|kinda|kind|sort|sorta|rather|pretty|quite|too|so|very|super)$/;

/** 'Owns a telescope, a good one'. */
const goodOne =
  /^(?:all )?(?:top notch|first rate|high end|top of the range|top of the line|top quality|best quality|good quality|brand new|as new)$|^(?:(?:really|very|pretty|quite) )?(?:good|great|nice|decent|new|expensive|fancy|proper|big|small|cheap|lovely|solid) one$/;

const join = (words: readonly Word[]) => words.map(({ lower }) => lower).join(" ");

const isNothing = (words: readonly Word[]) =>
  isPrice(words) || goodOne.test(join(words)) || isState(words) || currencies.test(words[0]?.lower ?? "");

/** 'No candles, up to 50 dollars', '… $50 max': the budget is in no list of what is ruled out. */
function isPrice(words: readonly Word[]): boolean {
  // 'Big Lando guy, can't stand Max'.
  return price.test(join(words)) && words.map(({ text }) => text).join(" ") !== "Max";
}

// Signs of currencies are no words.
const bound = "(?:budget|up|under|around|about|roughly|max|maximum|tops|less|over|to|of|is|than)";
const price = new RegExp(`^(?:${bound} )*(?:${bound}|\\d[\\d.,]*(?: ${bound}| (?:dollars?|bucks|pounds?|quid|euros?|yen|usd|gbp|eur))?)$`);

const manyThings = /^(?:things?|stuff|items|gifts|presents|ones|talk|surprises|words|language)$/;
/** Words of time, money, size and number. */
const measures =
  /^(?:time|money|more|less|big|small|large|huge|tiny|cheap|expensive|pricey|heavy|long|short|old|new|many|much|several|few|other|last|first|good|nice|poor|extra|random|proper|real|actual|genuine|one|two|three)$/;

/** 'Has 60 dollars saved'. */
const currencies = /^(?:dollars?|bucks|pounds?|quid|euros?|cents)$/;
const anybody =
  /^(?:people|others|anyone|everyone|anybody|everybody|family|friends|roommates?|flatmates?|housemates?|neighbou?rs?|coworkers?|colleagues?)$/;

function isVague({ lower }: Word): boolean {
  return neverThings.has(lower) || people.has(lower);
}

/** How the words stand in a clause that says 'has'. */
interface Ownership {
  /** 'The grinder', 'already', or one of several things. */
  isPlain: boolean;
}

/** Whether 'has a …' tells of something that one would otherwise give. */
export function acceptsOwned(owned: readonly Word[], { isPlain }: Ownership): boolean {
  const words = withoutThing(withoutName(owned));
  const head = getHead(words);
  if (isNotOwned(words, head)) return false;
  if (isThing(words) && !people.has(head.lower)) return true;
  if (isVague(head) || (isCondition(head) && !isModel(words))) return false;
  if (words.some(({ lower }) => /^(?:of|for|with)$/.test(lower))) return false;
  return isPlain || isNamed(words) || words.some(({ text }, at) => at > 0 && /^\p{Lu}/u.test(text));
}

/** 'Has his own darts, 3 sets'. */
const isMeasured = (words: readonly Word[]) => /^(?:sets|pairs|copies)$/.test(join(words));

/** 'Had her bike stolen'. */
const isGone = (words: readonly Word[]) => /^(?:stolen|nicked|pinched|confiscated|taken)$/.test(words.at(-1)?.lower ?? "");

/** 'A GAN 3x3' is a thing by its number. */
const isModel = (words: readonly Word[]) => words.length > 1 && /\d/.test(words.at(-1)?.lower ?? "") && isInitials(getHead(words));

const isNotOwned = (words: readonly Word[], head: Word) =>
  goodOne.test(join(words)) ||
  isFollowed(words) ||
  isMeasured(words) ||
  isGone(words) ||
  notOwned.has(head.lower) ||
  isAnimal(words, head) ||
  isAnyThing(words.filter(isContent));

/** 'The steel filter thing' is a steel filter. */
function withoutThing(words: readonly Word[]): readonly Word[] {
  return words.length > 2 && /^things?$/.test(words.at(-1)?.lower ?? "") ? words.slice(0, -1) : words;
}

/** 'A dachshund named Otto' is a dachshund. */
export function withoutName(words: readonly Word[]): readonly Word[] {
  const named = words.findIndex(({ lower }) => lower === "named" || lower === "called");
  return named > 0 ? words.slice(0, named) : words;
}

/** 'Has two huskies'. */
export function isAnimal(words: readonly Word[], { lower }: Word): boolean {
  return (
    pets.has(lower) ||
    pets.has(lower.replace(/s$/, "")) ||
    listLikings(words, "en").some(
      ({ to, names }) => to === words.length && names.some(({ kind }) => /^(?:.*-breed|pet|animal)$/.test(kind)),
    )
  );
}

function isCondition(head: Word): boolean {
  return (
    head.pos === "ADJ" ||
    head.pos === "ADV" ||
    (head.pos === "VERB" && head.lower.endsWith("ed")) ||
    times.has(head.lower) ||
    ailment.test(head.lower) ||
    isInitials(head)
  );
}

const ailment =
  /(?:bypass$|^attacks?$|^ops?$|^concussion|itis|osis|emia|algia|pathy|plegia|phobia|oma|ness|ity|(?<!sta|collec|edi)tion|(?<!equip|instru|attach|orna|gar)ment|ance|ence|ism|sons|heimers|ship|^tremors?|^stroke|^seizures?|^limp|^cough)$/;

/** 'MS', 'OCD'. */
function isInitials({ text, gap }: Word): boolean {
  return gap !== "hyphen" && /^\p{Lu}{2,5}$/u.test(text);
}

/** Whether it tells what somebody did, does for a living or comes from. */
export function acceptsAffinity(words: readonly Word[]): boolean {
  const content = words.filter(isContent);
  const last = content.findLast(({ lower }) => !times.has(lower));
  return (
    content.length > 0 &&
    !isAnyThing(content) &&
    !times.has(content[0]?.lower ?? "") &&
    (isNamed(words) || !isSchool.test(last?.lower ?? "")) &&
    !content.every(({ lower, pos }) => pos === "ADV" || vague.test(lower) || times.has(lower) || neverThings.has(lower))
  );
}

/** 'Graduates from community college'. */
const isSchool = /^(?:college|school|university|uni|academy)$/;

/** Whether it can be loved, and is more than a word for anything. */
export function acceptsLiking(words: readonly Word[]): boolean {
  const content = words.filter(isContent);
  if (isNothingLoved(words) || content.every(({ pos }) => pos === "ADV")) return false;
  const head = getHead(words);
  if (isNamed(words)) return true;
  if (isVerbAlone(words) || isAnyThing(content) || isBodily(head, words)) return false;
  return isLovable(words, { content, head });
}

const isNothingLoved = (words: readonly Word[]) => [isPrice, isNationalStyle, isLetter, isFreeOf, isOfOnes].some((is) => is(words));

/** 'Football shirts, goalie ones especially', but not 'the Agatha Christie ones'. */
const isOfOnes = (words: readonly Word[]) =>
  words.at(-1)?.lower === "ones" && listLikings(words, "en").every(({ names }) => names.length === 0);

/** 'Eats pizza and suffers'. */
const isVerbAlone = ([first, next]: readonly Word[]) => next === undefined && first?.pos === "VERB" && /[^s]s$/.test(first.lower);

/** 'Plays mahjong, Chinese style': how. */
const isNationalStyle = (words: readonly Word[]) =>
  words.length === 2 && /^(?:style|rules)$/.test(words[1]?.lower ?? "") && /(?:ese|ish|ican|ian|ean|ong|nese)$/.test(words[0]?.lower ?? "");

/** 'Fragrance free'. */
const isFreeOf = (words: readonly Word[]) => words.length > 1 && words.at(-1)?.lower === "free";

/** 'Trams (W, B)'. */
const isLetter = (words: readonly Word[]) => words.every(({ lower }) => lower.length === 1);
/** 'His hands on the porch', 'Buffalo born and raised'. */
const isBodily = (head: Word, words: readonly Word[]) => bodyParts.test(head.lower) || isOrigin.test(words.at(-1)?.lower ?? "");
const bodyParts =
  /^(?:captain|president|chairman|chairwoman|treasurer|secretary|hands|feet|size|knees|hips|teeth|legs|fingers|shoulders|joints|eyesight|vision|hearing|appetite|mobility)$/;

function isLovable(words: readonly Word[], { content, head }: { content: readonly Word[]; head: Word }): boolean {
  if (people.has(head.lower))
    return content.length > 1
      ? listOwn(words).length < words.length && !isOfHome.test(words.at(-1)?.lower ?? "")
      : grandchildren.test(head.lower);
  if (isPlot(content)) return false;
  return !content.every(({ lower }) => vague.test(lower) || (neverThings.has(lower) && !seasonal.test(lower)) || times.has(lower));
}

/** 'Tiny yard' tells how somebody lives. */
const isPlot = ([first, head, ...more]: readonly Word[]) =>
  more.length === 0 &&
  /^(?:tiny|small|little|big|huge|large|shared|sunny|shady)$/.test(first?.lower ?? "") &&
  /^(?:yard|backyard|balcony|patio|kitchen|apartment|flat|house|room|bathroom|garage|place)$/.test(head?.lower ?? "");
const isOrigin = /^(?:born|raised|bred|based)$/;
const isOfHome = /^(?:home|house|school|college|work|here)$/;
/** 'One good thing'. */
function isAnyThing(content: readonly Word[]): boolean {
  const [head, ...before] = content.toReversed();
  if (head === undefined || !anyThing.test(head.lower)) return false;
  // 'The pinned kind'.
  return (before.length === 1 && kindOf.test(head.lower)) || before.every(({ pos }) => pos === "ADJ" || pos === "NUM");
}

const anyThing = /^(?:things?|stuff|items?|gifts?|presents?|ones?|kinds?|types?|sorts?)$/;
const kindOf = /^(?:kinds?|types?|sorts?)$/;
const grandchildren = /^(?:grand(?:kids|children|sons?|daughters?|child)|family|kids|children)$/;
const seasonal = /^(?:christmas|holidays?|halloween|surprises?)$/;
const vague =
  /^(?:[1-9]0s|serious|seriously|competitive|dead|found|alive|bossing|obsessed|addicted|hooked|crazy|eggless|only|floor|ground|studio|apartment|smoke|vape|survivors?|shares|self|taught|living|hobby|hobbies|it|to|them|that|this|being|having|getting|doing|going|everything|anything|well|best|most|better|lot|fine|same|nothing|something|go|more|everyone|people|idea|feel|normal|view|views|location|neighbou?rhood)$/;

/** Nobody is allergic to mornings. */
export function isJest(words: readonly Word[]): boolean {
  return words.some(({ lower }) => jests.has(lower));
}

/** The noun that the others say more about: the last before 'of', 'with' or 'about'. */
export function getHead(words: readonly Word[]): Word {
  const head = listOwn(words).at(-1);
  if (!head) throw new Error("a phrase without words has no head");
  return head;
}

/** The phrase without what follows its noun. */
function listOwn(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ pos, gap }, at) => at > 0 && (pos === "ADP" || pos === "NUM") && gap !== "hyphen");
  return end > 0 ? words.slice(0, end) : words;
}

function isContent({ lower, pos }: Word): boolean {
  return pos !== "DET" && pos !== "PRON" && pos !== "AUX" && !phraseEnds.has(lower);
}

function isThing(words: readonly Word[]): boolean {
  return listThingMeanings(words, "en").some(
    ({ meanings, names }) => names.length > 0 || meanings.some(({ kind }) => kind === "thing" || kind === "group"),
  );
}

function isNamed(words: readonly Word[]): boolean {
  return listLikings(words, "en").length > 0;
}

/** 'Has a good grinder, and the Blue Jays', 'her Real Housewives': nobody owns a club or a show. */
export function isFollowed(words: readonly Word[]): boolean {
  return listLikings(words, "en").some(
    ({ from, to, names }) =>
      from === 0 && to === words.length && names.some(({ kind }) => /^(?:club|league|band|artist|athlete|tv-show)$/.test(kind)),
  );
}

const models = /^(?:model-making|wargaming)$/;

/** Who paints Warhammer paints models, and no pictures. */
export function isOfModels(words: readonly Word[]): boolean {
  return listLikings(words, "en").some(
    ({ names, meanings }) =>
      names.some(({ kind, interest }) => kind === "wargame" || models.test(interest)) ||
      meanings.some((one) => one.kind === "interest" && models.test(one.id)),
  );
}
