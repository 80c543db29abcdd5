import { locales } from "#shared/locales/locale.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { pets } from "../knowledge/pets.ts";
import { alcoholInterests, alcoholName } from "../knowledge/alcohol.ts";
import { foldText } from "../words/fold-words.ts";
import { listCovered } from "../vocabulary/things.ts";
import { diets } from "./diets.ts";
import type { Diet, DietId } from "./diets.ts";
import type { Claim } from "./language.ts";
import { enter, overlaps } from "./entries.ts";
import type { ReadPassage } from "./entries.ts";
import type { Avoid, Like } from "./reading.ts";
import { listNarrower } from "./losable.ts";
import { listLikings } from "./meanings.ts";
import { ruleOut, ruleOutNoun } from "./rule-out.ts";
import { interests } from "../knowledge/interests/interests.ts";
import { goodsOfInterest } from "../vocabulary/exclusion-groups.ts";
import { listUnwelcome } from "./unwelcome.ts";
import { foldPhrase, interestIndex } from "./word-index.ts";

/** What the claims of a passage rule out. */
export function buildAvoids(part: ReadPassage): Avoid[] {
  return [...part.understood.claims, ...listUnwelcome(part)].flatMap((claim) => {
    if (claim.stance !== "has" && claim.stance !== "dislikes" && claim.stance !== "cannot") return [];
    if (claim.subject !== "person" && claim.stance !== "has") return [];
    return [claim.diet === undefined ? buildAvoid(part, claim, claim.stance) : buildDiet(part, claim, claim.diet)];
  });
}

const none = { interests: [], names: [], topic: null };

function buildDiet(part: ReadPassage, claim: Claim, id: DietId): Avoid {
  return {
    ...enter(part, claim, `avoid:${id}`),
    ...none,
    ...ruleOutDiet(id, claim.reason ?? claim.words, part.language),
    ...(claim.told !== undefined && { told: addReason(claim.told, claim.reason ?? claim.words, part.language) }),
  };
}

/** What a diet, an allergy or a faith rules out, told with the giver's words for it. */
export function ruleOutDiet(id: DietId, reason: string, language: Locale): Pick<Avoid, "told" | "why" | "things" | "literals"> {
  const diet: Diet = diets[id];
  return {
    told: addReason(diet.told[language], reason, language),
    why: "cannot",
    things: [...new Set(diet.things.flatMap((thing) => [...listCovered(thing)]))],
    literals: diet.literals.map(foldText),
  };
}

function buildAvoid(part: ReadPassage, claim: Claim, why: Avoid["why"]): Avoid {
  const { id, ...ruledOut } = ruleOut(claim, why, part.passage.locale);
  const told = claim.told ?? claim.words;
  return {
    ...enter(part, claim, `avoid:${id}`),
    ...ruledOut,
    ...(claim.lost && { lost: true as const, interests: listNarrower(listMeant(claim, part.passage.locale)) }),
    told: claim.reason === undefined ? told : addReason(told, claim.reason, part.language),
    why,
    ...(!claim.cued && why !== "cannot" && { isGuess: true as const }),
  };
}

function listMeant({ tokens }: Claim, locale: Locale): string[] {
  return listLikings(tokens, locale).flatMap(({ meanings }) => meanings.flatMap((one) => (one.kind === "interest" ? [one.id] : [])));
}

function addReason(words: string, reason: string, language: Locale): string {
  return language === "en" ? `${words} (${reason})` : `${words}（${reason}）`;
}

/** What must not be given is no liking to be served, though it once was one: 'bourbon', and 'he quit drinking'. */
export function leaveOutAvoided(likes: readonly Like[], avoids: readonly Avoid[]): Like[] {
  const refused = avoids.filter(({ why, isGuess }) => why !== "has" && !isGuess);
  const unwelcome = avoids.filter(({ why }) => why === "dislikes");
  // Who is allergic to cats may love them from afar.
  const away = refused.filter(({ id }) => id !== "avoid:no-animals");
  const words = new Set([...away.map((avoid) => foldText(avoid.words)), ...refused.flatMap(({ literals }) => literals)]);
  const owned = new Set(avoids.map((avoid) => foldText(avoid.words)));
  const lost = new Set(refused.flatMap((avoid) => (avoid.lost ? avoid.interests : [])));
  const unloved = new Set(refused.flatMap((avoid) => avoid.interests));
  const consumed = new Set(refused.flatMap(listConsumed));
  const isSugarless = refused.some(({ why, things }) => why === "cannot" && things.includes("sweets"));
  // 'Works at a ski shop, doesn't ski', 以前奶茶续命，现在控糖, and 'candles give her migraines': what is only mentioned is not loved against their will.
  const isUnloved = (like: Like) =>
    isLost(like, unloved) || unwelcome.some((avoid) => overlaps(avoid, like)) || (isSugarless && isConsumed(like, sweetened));
  const forbidden = new Set(refused.flatMap(({ why, things }) => (why === "cannot" ? things : [])));
  const themes = new Set(refused.flatMap(listThemes));
  const isDry = refused.some(({ things }) => things.includes("alcohol"));
  const isRefused = (like: Like) => (isDry && isDrink(like)) || isLost(like, lost) || isConsumed(like, consumed) || isOfTheme(like, themes);
  return likes.filter((like) => {
    const folded = foldText(like.words);
    if (words.has(folded) || isRefused(like)) return false;
    if (like.strength === "affinity" && (isUnloved(like) || isForbidden(like, forbidden))) return false;
    return like.strength === "stated" || !owned.has(folded);
  });
}

/** 以前海鲜配啤酒, and gout since. */
function isForbidden({ words }: Like, forbidden: ReadonlySet<string>): boolean {
  const things = ruleOutNoun(words)?.things ?? [];
  return things.length > 0 && things.every((thing) => forbidden.has(thing));
}

/** What is eaten or drunk: who is to have no whisky has no highballs; but who is to have no nuts has other snacks. */
function listConsumed({ words }: Avoid): string[] {
  const key = foldPhrase(words);
  const meant = interestIndex.phrases.get(key) ?? [];
  return meant.flatMap((one) => (one.kind === "interest" && isConsumable(one.id, key) ? [one.id] : []));
}

function isConsumable(id: string, key: string): boolean {
  const interest = interests.get(id);
  if (interest === undefined || !/^(?:food|drink)$/.test(interest.kind ?? "")) return false;
  return !assortments.has(id) || isLabel(id, key);
}

/** Of these a word is one kind among many. */
const assortments = new Set(["snacks", "sweets"]);

function isConsumed({ interests: ids, name }: Like, consumed: ReadonlySet<string>): boolean {
  return ids.length > 0 && !followed.test(name?.kind ?? "") && ids.every((id) => consumed.has(id));
}

/** What is hardly ever made without sugar. */
const sweetened: ReadonlySet<string> = new Set(["boba", "sweets", "ice-cream", "chocolate"]);

/** Dancing is out for six months, and so is ballroom dancing. */
function isLost({ interests: ids, name }: Like, lost: ReadonlySet<string>): boolean {
  return ids.some((id) => lost.has(id)) && !followed.test(name?.kind ?? "");
}

/** Of 'nothing hockey, please' and 'no hockey stuff' the sport, whole: nobody refuses so what they only can't do. */
function listThemes({ why, lost, words, interests: refused }: Avoid): string[] {
  if (why !== "dislikes" || lost === true) return [];
  const bare = foldPhrase(words.replace(/ (?:stuff|things?|gifts?|merch|gear|related)$/i, ""));
  return [...refused, ...(interestIndex.phrases.get(bare) ?? []).flatMap((one) => (one.kind === "interest" ? [one.id] : []))];
}

const isOfTheme = ({ interests: ids, name }: Like, themes: ReadonlySet<string>) =>
  ofSport.test(name?.kind ?? "") && ids.some((id) => themes.has(id));
const ofSport = /^(?:club|league|national-team|athlete)$/;

/** Who can't play any more still loves the club, and who never bakes may watch those who do. */
const followed = /^(?:club|league|national-team|athlete|tv-show|series|podcast|film)$/;

function isDrink({ name, interests }: Like): boolean {
  return name?.kind === alcoholName || (interests.length > 0 && interests.every((id) => alcoholInterests.has(id)));
}

/**
 * One of each; what a bare list names gives way to a stated liking, and what is told twice with and without a reason is told with it.
 */
export function mergeAvoids(avoids: readonly Avoid[], likes: readonly Like[]): Avoid[] {
  const byId = new Map<string, Avoid>();
  for (const avoid of avoids) {
    const known = byId.get(avoid.id);
    if (!known || (known.why !== "cannot" && avoid.why === "cannot")) byId.set(avoid.id, avoid);
  }
  const merged = [...byId.values()];
  const reasoned = new Set(merged.flatMap(({ told }) => (/[(（]/.test(told) ? [foldText(told.replace(/\s*[(（].*$/, ""))] : [])));
  const loved = new Set(likes.filter(({ strength }) => strength === "stated").map(({ words }) => foldText(words)));
  const liked = new Set(likes.filter(({ strength }) => strength === "stated").map(({ field, item, from }) => `${field}:${item}:${from}`));
  const usedFor = new Set(likes.filter(({ strength }) => strength === "stated").flatMap(listUsed));
  return merged
    .map((avoid) => nameSet(keepToPart(keepWhatGoesWith(keepToKind(avoid, loved), { loved, usedFor }), likes), likes))
    .filter(
      (avoid) =>
        !isLiveAnimal(avoid, likes) &&
        !reasoned.has(foldText(avoid.told)) &&
        !(avoid.isGuess && loved.has(foldText(avoid.words))) &&
        (avoid.why === "cannot" || !liked.has(`${avoid.field}:${avoid.item}:${avoid.from}`)),
    );
}

/** Who loves perfume, and no sweet perfume, is given perfume; who loves 拼图 and has done 1000片的拼图 gets another. */
function keepToKind(avoid: Avoid, loved: ReadonlySet<string>): Avoid {
  const folded = foldText(avoid.words);
  const [, head] = (/ [的の] /.test(folded) ? /^.+ [的の] (.+)$/ : /^\S+ (.+)$/).exec(folded) ?? [];
  const isOfKind = avoid.why === "dislikes" || (avoid.why === "has" && /^\d/.test(folded));
  if (!isOfKind || avoid.lost === true || head === undefined || !loved.has(head)) return avoid;
  return { ...avoid, things: [], interests: [], names: [], topic: null, literals: [folded] };
}

/** Who builds keyboards, and wants no keycaps, and who feeds garden birds, and has enough of cardinals, is given what else there is for it: the word is but one of those for the pastime. */
function keepToPart(avoid: Avoid, likes: readonly Like[]): Avoid {
  const isOnlyPastime = avoid.interests.length > 0 && avoid.things.length + avoid.names.length === 0;
  if (avoid.why !== "dislikes" || avoid.lost === true || !isOnlyPastime) return avoid;
  const liked = new Set(likes.filter(({ strength }) => strength === "stated").flatMap((like) => like.interests.flatMap(listAround)));
  if (!avoid.interests.every((id) => liked.has(id) && !isLabel(id, avoid.words))) return avoid;
  return { ...avoid, interests: [], topic: null, literals: [foldText(avoid.words)] };
}

/** The pastime, and those whose gifts would please as well; of what is eaten, a word refuses all that is called so. */
const listAround = (id: string) => [id, ...(interests.get(id)?.near ?? []).filter((near) => !isEaten(near))];
const isEaten = (id: string) => /^(?:food|drink)$/.test(interests.get(id)?.kind ?? "");

function isLabel(id: string, words: string): boolean {
  return listLabels(id).includes(foldPhrase(words));
}

function listLabels(id: string): string[] {
  return locales.map((locale) => foldPhrase(interests.get(id)?.[locale] ?? ""));
}

/** 'Loves mahjong, has a beautiful set already': what the set is of. */
function nameSet(avoid: Avoid, likes: readonly Like[]): Avoid {
  const isUnnamed =
    /^(?:\w+ )?(?:set|board)$/i.test(avoid.words) && avoid.things.length + avoid.names.length + avoid.interests.length === 0;
  const game = isUnnamed ? likes.find(({ interests: [first] }) => ofSets.has(first ?? "")) : undefined;
  const set = game && `${game.words} ${foldText(avoid.words).split(" ").at(-1)}`;
  return set === undefined ? avoid : { ...avoid, topic: null, literals: [foldText(set)] };
}

/** Whoever plays these has one set. */
const ofSets: ReadonlySet<string> = new Set([
  "mahjong",
  "chess",
  "backgammon",
  "go",
  "xiangqi",
  "shogi",
  "checkers",
  "dominoes",
  "poker",
  "croquet",
  "darts",
]);

/** Who loves sneakers, and no shoes, is given what goes with them. */
function keepWhatGoesWith(avoid: Avoid, { loved, usedFor }: { loved: ReadonlySet<string>; usedFor: ReadonlySet<string> }): Avoid {
  if (avoid.why !== "dislikes" || avoid.lost === true || loved.has(foldText(avoid.words))) return avoid;
  const isLoved =
    avoid.things.some((thing) => usedFor.has(thing)) ||
    [...loved].some((words) => ruleOutNoun(words)?.things.some((thing) => avoid.things.includes(thing)) === true);
  return isLoved ? { ...avoid, why: "has" } : avoid;
}

/** 打篮球, and no balls; badminton, and no rackets: what a pastime is called, and what it is done with. */
function listUsed({ interests: ids }: Like): string[] {
  return ids.flatMap((id) => {
    if (pets.includes(id) || isEaten(id)) return [];
    return [...listLabels(id).flatMap((label) => ruleOutNoun(label)?.things ?? []), ...(goodsOfInterest[id] ?? [])];
  });
}

/** 'She isn't getting a horse of her own', of somebody who loves horses: nobody is given one. */
function isLiveAnimal({ why, lost, words, interests: refused }: Avoid, likes: readonly Like[]): boolean {
  const isAnimal = why === "dislikes" && lost !== true && !words.includes(" ") && refused.some((id) => pets.includes(id));
  return isAnimal && likes.some((like) => like.strength === "stated" && refused.some((id) => like.interests.includes(id)));
}
