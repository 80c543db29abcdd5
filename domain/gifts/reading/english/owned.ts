import { pets } from "../../knowledge/pets.ts";
import { interests } from "../../knowledge/interests/interests.ts";
import type { Claim, Passage } from "../language.ts";
import { listLikings } from "../meanings.ts";
import type { Clause, SubjectClause } from "./clauses.ts";
import { getHead, isAnimal, isFollowed, withoutName } from "./objects.ts";
import type { Phrase } from "./phrases.ts";
import { buildPlain } from "./plain-claim.ts";
import type { Word } from "./words.ts";

/** What somebody who has it goes in for: a boat, a guitar, an RV. */
export function claimOwned(passage: Passage, clause: SubjectClause, { phrase, verb, claims }: Owned): Claim[] {
  const words = clause.words.slice(phrase.from, phrase.to);
  if (claims.length === 0 && isFollowed(words)) return [buildPlain(passage, clause, { phrase, stance: "affinity" })];
  const pet = { from: phrase.from, to: phrase.from + withoutName(words).length };
  if (claims.length === 0 && isPet(clause.words.slice(pet.from, pet.to)))
    return [buildPlain(passage, clause, { phrase: pet, stance: "affinity" })];
  const wholeWork = findWholeWork(clause, phrase);
  if (wholeWork) return [buildPlain(passage, clause, { phrase: wholeWork, stance: "affinity" })];
  if (!isCollection(clause, phrase) && (toldAsOwned.test(clause.line) || !isForPastime(words, claims.length === 0))) return [];
  return [
    buildPlain(passage, clause, {
      phrase: { from: phrase.from > verb.to + 1 ? phrase.from - 1 : verb.from, to: phrase.to },
      stance: "affinity",
    }),
  ];
}

const works = /^(?:records?|albums?|lps?|cds?|books?|novels?|movies?|films?|games?|comics?)$/;

/** 'Owns every Fleetwood Mac record': whoever has it all loves whose it is. */
function findWholeWork({ words }: Clause, { from, to }: Phrase): Phrase | null {
  const isAll = (word: Word | undefined) => word !== undefined && /^(?:every|all)$/.test(word.lower);
  if (!works.test(words[to - 1]?.lower ?? "") || !words.slice(Math.max(0, from - 3), from + 1).some(isAll)) return null;
  const name = { from: isAll(words[from]) ? from + 1 : from, to: to - 1 };
  return listLikings(words.slice(name.from, name.to), "en").some(({ names }) => names.length > 0) ? name : null;
}

/** 'Has two pugs': whoever lives with an animal is fond of it. */
function isPet(words: readonly Word[]): boolean {
  return listLikings(words, "en").some(
    ({ to, names, meanings }) =>
      to === words.length &&
      (names.some(({ kind }) => kind.endsWith("-breed")) || meanings.some((one) => one.kind === "interest" && pets.includes(one.id))),
  );
}

const plenty =
  /\b(?:has|have|owns?|got) (?:\w+ )?(?:lots|tons|a ton|loads|dozens|hundreds|so many|too many|plenty|shelves|stacks|walls?|rooms?|collections?)\b|\b(?:a lot|a (?:\w+ )?(?:wall|collection|room|shelf|jungle)(?: full)?) of\b/;
const collected: ReadonlySet<string> = new Set(
  "houseplants succulents reading cookbooks comics manga vinyl knitting sewing sneakers puzzles board-games watches plush-toys lego collectibles".split(
    " ",
  ),
);

/** 'Has a lot of plants on her desk', 'owns too many books': whoever has so many is fond of them, though there are enough. */
function isCollection({ line, words, subject }: SubjectClause, { from, to }: Phrase): boolean {
  if (subject !== "person" || !plenty.test(line) || toldAsUnused.test(line)) return false;
  return listLikings(words.slice(from, to), "en").some(
    ({ to: end, names, meanings }) =>
      end === to - from &&
      (names.some(({ kind }) => kind === "plant") || meanings.some((one) => one.kind === "interest" && collected.has(one.id))),
  );
}

const toldAsUnused = /\b(?:already|never|unused|unread|dust|doesnt|from (?:everyone|other|people|guests|students|patients))\b/;

interface Owned {
  phrase: Phrase;
  verb: Phrase;
  /** What was said of it as a thing. */
  claims: readonly Claim[];
}

/** There it is told so that it isn't given again. */
const toldAsOwned =
  /\b(?:(?:has|have|got) no|already|enough|plenty|too (?:many|much)|every|all the|lots|tons|loads|new|just|bought (?:him|her|them)|gave|got (?:him|her|them)|never uses|unused|doesnt|belt)\b/;

const kinds = /^(?:sport|instrument)$/;
const others: ReadonlySet<string> = new Set(
  "motorcycles motorhomes camper-vans sewing astronomy gardening slow-travel model-trains model-aircraft rc-cars weaving spinning-yarn woodworking woodturning blacksmithing welding leathercraft printmaking stained-glass ceramics pottery-wheel photography-film radio radios retro-games 3d-printing bonsai koi sourdough smoking-meat home-brewing beekeeping home-theatre karaoke strength-training".split(
    " ",
  ),
);

/** Of what is no thing to be given, few alone: an RV, but no pool, and no knack for golf. */
function isForPastime(words: readonly Word[], isPlace: boolean): boolean {
  const isPastime = (id: string) => others.has(id) || (!isPlace && kinds.test(interests.get(id)?.kind ?? ""));
  return listLikings(words, "en").some(
    ({ to, names, meanings }) =>
      to === words.length && names.length === 0 && meanings.some((one) => one.kind === "interest" && isPastime(one.id)),
  );
}

/** 'Has two collies, Fly and Moss': they are called so. */
export function isOfPets({ words }: Clause, [first, ...names]: readonly Phrase[]): boolean {
  const [next] = names;
  if (!first || !next) return false;
  const pets = words.slice(first.from, first.to);
  return isAnimal(pets, getHead(pets)) && (/^\p{Lu}/u.test(words[next.from]?.text ?? "") || areSoMany(words[first.from - 1], names));
}

const counts = ["two", "three", "four"];

/** 'Has two pugs, frank and beans': there are as many names as pets. */
function areSoMany(count: Word | undefined, names: readonly Phrase[]): boolean {
  const number = counts.findIndex((word, index) => count?.lower === word || count?.lower === String(index + fewestNames));
  return number + fewestNames === names.length && number >= 0 && names.every(({ from, to }) => to === from + 1);
}

const fewestNames = 2;
