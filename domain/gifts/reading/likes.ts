import { locales } from "#shared/locales/locale.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { pets } from "../knowledge/pets.ts";
import { interests } from "../knowledge/interests/interests.ts";
import { foldSpelling } from "./fold.ts";
import type { Claim, Passage, Stretch, Token } from "./language.ts";
import { namesBySpelling } from "./name-index.ts";
import { ownWords } from "../vocabulary/lookalikes.ts";
import { foldPhrase, interestIndex } from "./word-index.ts";
import { listLikings, preferOwn } from "./meanings.ts";
import { respell } from "./spelling.ts";
import type { KnownName } from "../knowledge/names/names.ts";
import type { MeaningHit } from "./meanings.ts";
import { isAtWork, isTownOfClub, placeKinds } from "./only-there.ts";
import { leaveOutDoing } from "./doing-words.ts";
import { enter } from "./entries.ts";
import { isDayOfGift } from "./giving-days.ts";
import type { ReadPassage } from "./entries.ts";
import { isOfSentences, type Fact, type Like } from "./reading.ts";

/** The liking of an item of the interests that is nothing but the words for one, or a name with a sign in it; `null` for any other passage. */
export function findWholeInterest(passage: Passage): Like | null {
  const { text, field, item, locale } = passage;
  if (field !== "interests") return null;
  if (/[\p{L}\p{N}][:_!*][\p{L}\p{N}]/u.test(text)) return findWholeName(passage);
  const key = foldPhrase(text.trim());
  const meanings = [...(interestIndex.phrases.get(key) ?? []), ...(interestIndex.beginnings.get(key) ?? [])];
  const ids = preferOwn(meanings.filter(({ name }) => locale === "ja" || !name.japanese)).flatMap((meaning) =>
    meaning.kind === "interest" ? [meaning.id] : [],
  );
  const [first] = ids;
  if (first === undefined || isRatherName(text.trim(), ids)) return isOnlyName(text) ? findWholeName(passage) : null;
  const words = text.trim();
  const from = text.indexOf(words);
  const place = { words, field, item, from, to: from + words.length };
  return { ...place, id: `likes:${first}`, interests: keepNarrow([...new Set(ids)], words), name: null, guess: null, strength: "stated" };
}

/** 'Cats' are cats, though there is a musical; 'The Beatles' are nothing else. */
function isRatherName(words: string, ids: readonly string[]): boolean {
  const spellings = namesBySpelling.get(foldSpelling(words)) ?? [];
  const isLabel = ids.some((id) => locales.some((locale) => foldPhrase(interests.get(id)?.[locale] ?? "") === foldPhrase(words)));
  return spellings.some(({ everyday }) => !everyday || !isLabel);
}

/** 'The Summer I Turned Pretty', 父母爱情, 'wicked': as a whole it is one thing, whatever its words say. */
function isOnlyName(text: string): boolean {
  const key = foldSpelling(text.trim());
  const spellings = namesBySpelling.get(key) ?? [];
  // FRIENDS.
  if (/^\p{Lu}{4,}$/u.test(text.trim()) && spellings.some(({ name: { kind } }) => /^(?:series|tv-show|film)$/.test(kind))) return true;
  const isEveryday = spellings.some(({ everyday }) => everyday) && wordsOfTheirOwn.has(key);
  return spellings.length === 1 && !isEveryday && spellings.every(({ common }) => !common);
}

const wordsOfTheirOwn: ReadonlySet<string> = new Set(ownWords.split(", "));

/** BE:FIRST and Number_i are names, not two words with a sign between them. */
function findWholeName({ text, field, item }: Passage): Like | null {
  const words = text.trim();
  const [spelling] = namesBySpelling.get(foldSpelling(words)) ?? [];
  if (spelling === undefined) return null;
  const { id, kind, interest } = spelling.name;
  const from = text.indexOf(words);
  const place = { words, field, item, from, to: from + words.length };
  return { ...place, id: `likes:${id}`, interests: interest === "" ? [] : [interest], name: { id, kind }, guess: null, strength: "stated" };
}

/** The likings among the claims of a passage. */
export function buildLikes(part: ReadPassage): Like[] {
  return part.understood.claims.flatMap((claim) => {
    if (claim.subject !== "person" || (claim.stance !== "likes" && claim.stance !== "affinity")) return [];
    return splitLiking(claim, part)
      .filter((piece) => !isOfSentences(part.passage.field) || !isGarden(claim.tokens, piece.from))
      .map((piece) => buildLike(part, claim, piece))
      .filter((like) => !isScrap(like) && !isOfGame(like, part) && !isTownOfClub(like, part))
      .filter((like) => like.strength === "stated" || !isAtWork(like, part))
      .filter((like) => !isOfSentences(part.passage.field) || !isDayOfGift(like, { isCued: claim.cued, part }));
  });
}

/** A letter, a number or a word of praise alone is what is left of something else: 'size M', '3x', 'anything nice'. */
function isScrap({ name, interests: known, words }: Like): boolean {
  return (
    name === null &&
    known.length === 0 &&
    /^(?:\p{sc=Latin}|\d+\p{sc=Latin}?|nice|good|great|fun|cool|special|useful)$/iu.test(words.trim())
  );
}

const ofGame = /^(?: \w+)? (?:an?|his|her|their|the|our|my) (?:\S+ )?(?:campaign|game|session|one-shot|adventure)\b/i;

/** Who is running their first campaign doesn't run. */
function isOfGame({ interests: [known], to }: Like, { passage, offset }: ReadPassage): boolean {
  return known === "running" && ofGame.test(passage.text.slice(to - offset));
}

interface Piece extends Stretch {
  tokens: readonly Token[];
  hits: readonly MeaningHit[];
}

const joiners = new Set(["with", "by", "in", "at", "from", "during", "above", "and", "or"]);

/** 'Jazz with Oscar Peterson' are two likings, 'Warhammer painting' is one. */
function splitLiking(claim: Claim, { passage }: ReadPassage): Piece[] {
  const typed = leaveOutPlace(claim, passage.locale);
  const asTyped = listLikings(typed, passage.locale);
  const tokens = asTyped.length > 0 ? typed : respell(typed);
  const hits = leaveOutDoing(tokens === typed ? asTyped : listLikings(tokens, passage.locale), tokens);
  const pieces: Piece[] = [];
  let start = 0;
  for (const [index, hit] of hits.entries()) {
    const next = hits[index + 1];
    const isLast = next === undefined;
    const between = next ? tokens.slice(hit.to, next.from) : [];
    const joiner = between.findIndex(({ key }) => joiners.has(key));
    if (!isLast && joiner < 0) continue;
    const end = isLast ? tokens.length : hit.to + joiner;
    pieces.push(buildPiece(tokens, { from: start, to: end }, hits));
    start = isLast ? end : end + 1;
  }
  return pieces.length > 0 ? pieces : [buildPiece(tokens, { from: 0, to: tokens.length }, hits)];
}

/** 'Watches the birds in the garden': there they are. */
function isGarden(tokens: readonly Token[], from: number): boolean {
  const at = tokens.findIndex((token) => token.from === from);
  const place = tokens.slice(Math.max(0, at - 1)).map(({ key }) => key);
  return at > 0 && /^(?:in|from|at) (?:(?:the|his|her|their|our|my) )?(?:(?:back|front) )?(?:garden|yard|backyard)$/.test(place.join(" "));
}

/** 'Playing sueca in the café' is of a game that we don't know, and not of coffee. */
function leaveOutPlace({ tokens, guess }: Claim, locale: Locale): readonly Token[] {
  const place = tokens.findIndex(({ key }) => /^(?:in|at|on)$/.test(key));
  if (guess !== "game" || place < 1 || listLikings(tokens, locale).some(({ from }) => from <= place)) return tokens;
  return tokens.slice(0, place);
}

function buildPiece(tokens: readonly Token[], { from, to }: Stretch, hits: readonly MeaningHit[]): Piece {
  const own = tokens.slice(from, to);
  return { tokens: own, hits: hits.filter((hit) => hit.from >= from && hit.to <= to), from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 };
}

/** The interests that are meant, most exact first. */
function listKnown(piece: Piece, name: KnownName | undefined, words: string): string[] {
  const ids = new Set(
    listMeant(piece, name).flatMap((hit) => [
      ...(name && hit.names.includes(name) ? [name.interest] : hit.names.slice(0, 1).map(({ interest }) => interest)),
      ...listInterests(hit.meanings).filter((id) => !isOnlyOrigin(piece, hit, id) && fitsName(id, hit.names[0] ?? null)),
    ]),
  );
  return keepNarrow([...ids], words);
}

function buildLike(part: ReadPassage, claim: Claim, piece: Piece): Like {
  const entry = enter(part, piece, "");
  const { text } = part.passage;
  const name = pickName(piece, part.passage);
  const isHome = isOfHome(claim, piece, part);
  const known = isHome && isPlaceName(name) ? [] : listKnown(piece, name, entry.words);
  return {
    ...entry,
    id: `likes:${getId(piece, known, name?.id)}`,
    interests: known,
    name: name ? { id: name.id, kind: name.kind } : null,
    guess: name || known.length > 0 ? null : (claim.guess ?? null),
    strength: isHome ? "affinity" : getStrength(claim),
    ...tellMore(claim, known, [text.slice(0, piece.from), text.slice(piece.to)]),
  };
}

function tellMore(claim: Claim, known: readonly string[], around: [before: string, after: string]): Pick<Like, "isThing" | "level"> {
  return { ...(claim.goods && { isThing: true }), ...(isFollowed(claim, known, around) && { level: "watcher" }) };
}

/** 'Used to climb', 'was a drummer': who did it once needs nothing to do it with. */
function isOver({ stance }: Claim, before: string): boolean {
  return stance === "affinity" && /\b(?:used to|was an?|were|had been an?)\b[^.,;]*$/i.test(before);
}

const kindsToWatch: ReadonlySet<string | undefined> = new Set(["sport", "body"]);

/** Whether it is followed, and not done: any more, or at all. */
function isFollowed(claim: Claim, known: readonly string[], around: readonly [string, string]): boolean {
  return isOver(claim, around[0]) || isWatched(claim, known, around);
}

/** Who 'watches cricket', 看篮球 or is said to love サッカーを観る loves to see it done, though the verb is no part of what is loved. */
function isWatched({ guess }: Claim, [first = ""]: readonly string[], [before, after]: readonly [string, string]): boolean {
  const isSeen = guess === "show" || guess === "team" || before.endsWith("看") || /^の?(?:番組|観戦|鑑賞|を[観見])/.test(after);
  return isSeen && kindsToWatch.has(interests.get(first)?.kind);
}

function getStrength({ stance }: Claim): Like["strength"] {
  return stance === "affinity" ? "affinity" : "stated";
}

function isOfHome(claim: Claim, piece: Piece, part: ReadPassage): boolean {
  return claim.guess === "place" || isWhereabouts(claim, piece, part);
}

/** 'Raises alpacas in Vermont': where it is said to be is a part of their life, and no journey that they want. */
function isWhereabouts({ tokens }: Claim, { hits, from }: Piece, { passage }: ReadPassage): boolean {
  return (
    isOfSentences(passage.field) &&
    isOfPlace(
      tokens.findLast((token) => token.to <= from),
      tokens[hits.at(-1)?.to ?? 0],
    ) &&
    hits.length > 0 &&
    hits.every(({ names }) => names.some(({ kind }) => placeKinds.test(kind)))
  );
}

function isOfPlace(before: Token | undefined, next: Token | undefined): boolean {
  return /^(?:in|at|from|near)$/i.test(before?.text ?? "") || isNative.test(next?.text ?? "");
}

/** A Texas gal lives there. */
const isNative = /^(?:gal|girl|guy|boy|lady|native|local|born|based|man|woman|dude|lad|lass|resident|raised|bred)$/i;

/** Whoever grew up in a place wants no journey for that reason. */
function isPlaceName(name: KnownName | undefined): boolean {
  return name !== undefined && placeKinds.test(name.kind);
}

/** What follows an animal is its name: 'her whippet Pickle'. */
function listMeant(piece: Piece, name: KnownName | undefined): readonly MeaningHit[] {
  const hits = piece.hits.filter((hit, index) => index === 0 || !isMatchOf(piece, hit, piece.hits[index - 1]));
  if (isPetWithName(piece)) return hits.slice(0, 1);
  if (!name || !petKinds.has(name.kind)) return hits;
  return hits.slice(0, hits.findIndex(({ names }) => names.includes(name)) + 1);
}

/** 'Dodgers games' are played by no one at a table. */
function isMatchOf({ tokens }: Piece, { from, to }: MeaningHit, before: MeaningHit | undefined): boolean {
  const isClub = before?.names.some(({ kind }) => /^(?:club|national-team|league)$/.test(kind)) === true;
  return isClub && before.to === from && to === from + 1 && /^games?$/.test(tokens[from]?.key ?? "");
}

/** 'Her dog Biscuit'. */
function isPetWithName({ hits: [first, next], tokens }: Piece): boolean {
  if (!first || next?.from !== first.to || !/^\p{Lu}\p{Ll}/u.test(tokens[next.from]?.text ?? "")) return false;
  return first.meanings.some((one) => one.kind === "interest" && pets.includes(one.id));
}

const petKinds = new Set(["dog-breed", "cat-breed", "pet"]);

/** Whoever types a city among the pastimes means its club: 'Liverpool'; and with capitals, no animals. */
function pickName(piece: Piece, passage: Passage): KnownName | undefined {
  const names = piece.hits.flatMap((hit) => hit.names);
  const isClub = names[0]?.kind === "animal" ? isTeam(piece, passage) : passage.field === "interests" && names[0]?.kind === "city";
  const club = isClub ? piece.hits[0]?.names.find(({ kind }) => kind === "club") : undefined;
  const sports = listSports(piece.hits, piece.tokens);
  return (
    club ??
    findClubOf(names) ??
    names.find(({ kind, interest }) => kind === "club" && sports.some((sport) => isOfSport(interest, sport))) ??
    names[0]
  );
}

/** 'NBA Lakers' are the club, and not all of the league. */
function findClubOf([league, ...others]: readonly KnownName[]): KnownName | undefined {
  return league?.kind === "league" ? others.find(({ kind, interest }) => kind === "club" && interest === league.interest) : undefined;
}

/** The Blue Jays; and 'the Lions', typed as a pastime, play. */
function isTeam({ tokens }: Piece, { text, field }: Passage): boolean {
  const [first, next] = tokens;
  if (isTitled(tokens.map((token) => token.text).join(" "))) return true;
  return field === "interests" && first !== undefined && !next && /\bthe \p{Lu}\p{Ll}+s$/u.test(text.slice(0, first.to));
}

/** 'Cardinals baseball' are those of St. Louis, 'Giants football' those of New York. */
function listSports(hits: readonly MeaningHit[], tokens: readonly Token[]): string[] {
  const told = hits.filter(({ names }) => names.length === 0).flatMap(({ meanings }) => listInterests(meanings));
  return tokens.some(({ key }) => key === "hockey") ? [...told, "ice-hockey"] : told;
}

function isOfSport(interest: string, sport: string): boolean {
  return interest === sport || interests.get(interest)?.wider?.includes(sport) === true;
}

/** Several words with a capital each: the Blue Jays. */
function isTitled(words: string): boolean {
  return /^(?:\p{Lu}\S+ )+\p{Lu}\S+$/u.test(words);
}

/** The Raptors play basketball, and are no birds of prey. */
function fitsName(id: string, name: KnownName | null): boolean {
  if (!name || !properKinds.has(name.kind) || id === name.interest) return true;
  return listNeighbors(id).includes(name.interest) || listNeighbors(name.interest).includes(id);
}

function listNeighbors(id: string): readonly string[] {
  const { wider = [], near = [] } = interests.get(id) ?? {};
  return [...wider, ...near];
}

const properKinds = new Set([
  "club",
  "national-team",
  "athlete",
  "artist",
  "band",
  "idol",
  "idol-group",
  "actor",
  "series",
  "film",
  "tv-show",
  "video-game",
]);

/** 'Japanese denim' is nothing to be learned. */
const languages = new Set(["japanese", "mandarin", "spanish", "french", "italian-language", "german-language", "korean", "english"]);

function isOnlyOrigin({ tokens }: Piece, { to, names }: MeaningHit, id: string): boolean {
  const next = tokens[to];
  return (
    languages.has(id) &&
    names.length === 0 &&
    next !== undefined &&
    !/^(?:lesson|class|course|study|learning|language|grammar)/.test(next.key)
  );
}

/**
 * Of an interest and one that includes it, the first alone, unless it was called by its own name; and of neighbors
 * that a word belongs to, the one that is called so: 'castles' are more than any history.
 */
function keepNarrow(ids: readonly string[], words: string): string[] {
  const folded = foldPhrase(words);
  const called = ids.filter((id) => isCalled(id, folded));
  const isLess = (id: string) =>
    ids.some((other) => other !== id && interests.get(other)?.wider?.includes(id) === true) ||
    called.some((other) => listNeighbors(other).includes(id));
  const narrow = ids.filter((id) => interests.has(id) && (called.includes(id) || !isLess(id)));
  // An enormous vinyl collection is of records, and of no coins.
  return narrow.length > 1 ? narrow.filter((id) => id !== "collecting") : narrow;
}

/** By one of its labels, or by the word that stands first among its others where that takes any ending. */
function isCalled(id: string, folded: string): boolean {
  const interest = interests.get(id);
  if (!interest) return false;
  const [, stem = ""] = /^([^,*]+)\*/.exec(interest.also) ?? [];
  return [...locales.map((locale) => interest[locale]), stem].some((name) => foldPhrase(name) === folded);
}

function listInterests(meanings: MeaningHit["meanings"]): string[] {
  return meanings.flatMap((meaning) => (meaning.kind === "interest" ? [meaning.id] : []));
}

/** A name or an interest that fills the words stands for them; else their own key. */
function getId({ tokens, hits }: Piece, known: readonly string[], name: string | undefined): string {
  const [first] = hits;
  const fills = hits.length === 1 && first !== undefined && first.to - first.from === tokens.length;
  if (fills && name !== undefined) return name;
  if (fills && known[0] !== undefined) return known[0];
  return tokens.map(({ key }) => key).join(" ");
}

const petKindsOfNames = /^(?:.*-breed|pet|animal)$/;

/** Nothing for dogs is given to whoever has just lost one. */
export function leaveOutMourned(likes: readonly Like[], facts: readonly Fact[]): Like[] {
  if (!facts.some(({ fact }) => fact === "pet-loss")) return [...likes];
  return likes.filter(({ name, interests: [first] }) => !(petKindsOfNames.test(name?.kind ?? "") || pets.includes(first ?? "")));
}

/** One of each, a stated one before an affinity, and what is done before what is watched. */
export function mergeLikes(likes: readonly Like[]): Like[] {
  const byId = new Map<string, Like>();
  for (const like of likes) {
    const known = byId.get(like.id);
    if (!known || isMore(like, known)) byId.set(like.id, like);
  }
  return [...byId.values()];
}

function isMore(like: Like, known: Like): boolean {
  if (like.strength !== known.strength) return like.strength === "stated";
  return known.level === "watcher" && like.level !== "watcher";
}
