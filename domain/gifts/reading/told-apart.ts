import { interests } from "../knowledge/interests/interests.ts";
import type { KnownName } from "../knowledge/names/names.ts";
import { foldSpelling } from "./fold.ts";
import type { Passage } from "./language.ts";
import { namesBySpelling } from "./name-index.ts";
import { takeKind } from "./of-kind.ts";
import { isOfSentences, type Avoid, type Like } from "./reading.ts";

/** A pastime whose word is that of another one, which something else in the notes tells. */
interface Pair {
  word: RegExp;
  from: string;
  to: string;
  told: RegExp;
}

const pairs: readonly Pair[] = [
  {
    word: /^skat/i,
    from: "skating",
    to: "skateboarding",
    told: /\b(?:decks?|skate ?parks?|half[- ]?pipes?|kick ?flips?|ollies?|grip ?tape|skate ?shops?|thrasher|long ?boards?|rails and ledges)\b/i,
  },
  // Who goes for a walk every day climbs no mountains.
  {
    word: /^(?:walk|going for|散步|散歩|遛弯)/i,
    from: "hiking",
    to: "walking",
    told: /\bwalks? (?:(?!the dog|her dog|his dog)[\w.']+ ){0,4}?(?:daily|every (?:single )?(?:day|morning|evening|night|afternoon)|each (?:day|morning|evening)|a lot|everywhere|around the (?:block|neighbou?rhood|lake|park)|steps)\b|\b(?:goes|go|going|went) for (?:an? |her |his |their |daily |evening |morning )*walks?\b|\b(?:daily|morning|evening|neighbou?rhood) walks?\b|每天[^，。]{0,6}(?:散步|遛弯)|(?:饭后|晚饭后|早晚)(?:散步|遛弯)|毎[日朝晩][^、。]{0,6}散歩/i,
  },
  // Not everybody who prays does so in a church.
  {
    word: /^(?:pray|faith)/i,
    from: "christianity",
    to: "islam",
    told: /\b(?:eid|ramadan|muslims?|islam\w*|mosque|masjid|qur'?an|koran|hijab|halal|hajj|umrah|imam|five times a day|5 times a day)\b/i,
  },
  {
    word: /^(?:pray|faith)/i,
    from: "christianity",
    to: "judaism",
    told: /\b(?:jewish|judaism|shabbat|shabbos|hanukkah|chanukah|passover|synagogue|shul|torah|kosher|rabbi|ba[rt] mitzvah)\b/i,
  },
  { word: /^(?:pray|faith)/i, from: "christianity", to: "buddhism", told: /\b(?:buddhis[tm]s?|dharma|sangha)\b/i },
  {
    word: /^(?:pray|faith)/i,
    from: "christianity",
    to: "spirituality",
    told: /\b(?:hindus?|sikhs?|jains?|puja|pooja|mandir|gurdwara|diwali|navratri|rakhi|krishna|ganesha?|shiva|bhajans?|dadi|nani|bhabhi|masi|chachi|wicca\w*|pagans?)\b/i,
  },
];

/** What one like means is often told by the others: beside hurling the Cats play for Kilkenny, and who goes through decks skates on boards. */
export function tellApart(likes: readonly Like[], passages: readonly Passage[], avoids: readonly Avoid[]): Like[] {
  return likes
    .filter((like) => !isSaidAgain(like, likes) && !isYarn(like, likes) && !isOneOfThem(like, likes, passages))
    .map(
      (like) =>
        takeKind(like, passages, likes) ??
        takeOther(like, passages) ??
        takeOtherClub(like, likes, avoids) ??
        takeTeam(like, passages, likes) ??
        like,
    );
}

/** 'Crochets, cotton or acrylic only': what is made of it is no painting. */
function isYarn({ words, name }: Like, likes: readonly Like[]): boolean {
  const isFiber = name === null && /^(?:acrylics?|cotton|bamboo|alpaca|silk|linen)$/i.test(words);
  return isFiber && likes.some(({ interests: [first] }) => first === "crochet" || first === "knitting");
}

const ofIt = /の(?:試合|ライブ|曲|番組|本|漫画|映画|グッズ|公演|配信|動画|話)$|的(?:比赛|演出|演唱会|歌|节目|书|电影|周边)$/u;

/** 千葉ジェッツ, and then ジェッツの試合: what is of something that was named whole is no liking of its own. */
function isSaidAgain({ id, name, interests: known, words }: Like, likes: readonly Like[]): boolean {
  const core = words.replace(ofIt, "");
  if (name !== null || known.length > 0 || core === words || core.length < 2) return false;
  return likes.some((other) => other.id !== id && other.name !== null && other.words.endsWith(core));
}

/** 什么都要草莓的，草莓蛋糕草莓袜子: what is loved is the strawberries. */
function isOneOfThem({ id, strength, field, item, from }: Like, likes: readonly Like[], passages: readonly Passage[]): boolean {
  if (strength !== "affinity") return false;
  const before = listItemsOf(passages, field)[item]?.text.slice(0, from) ?? "";
  return likes.some(
    (other) => other.id !== id && other.strength === "stated" && /^\p{sc=Han}{2,}$/u.test(other.words) && before.endsWith(other.words),
  );
}

const listItemsOf = (passages: readonly Passage[], field: Like["field"]) => passages.filter((passage) => passage.field === field);

function takeOther(like: Like, passages: readonly Passage[]): Like | null {
  const pair = pairs.find(({ word, from, told }) => {
    const isMeant = like.name === null && like.interests.length === 1 && like.interests[0] === from && word.test(like.words);
    return isMeant && passages.some(({ text }) => told.test(text));
  });
  return pair && interests.has(pair.to) ? { ...like, id: `likes:${pair.to}`, interests: [pair.to] } : null;
}

function takeOtherClub(like: Like, likes: readonly Like[], avoids: readonly Avoid[]): Like | null {
  const { name } = like;
  if (name === null || !isOfSentences(like.field) || !/^\p{Lu}/u.test(like.words)) return null;
  const clubs = listClubs(like.words).filter(({ id, interest }) => id !== name.id && interest !== "");
  if (clubs.length === 0) return null;
  const told = [...likes.filter((one) => one.id !== like.id).flatMap((one) => one.interests), ...avoids.flatMap(listSports)];
  if (like.interests.some((id) => told.includes(id))) return null;
  const club = clubs.find(({ interest }) => told.includes(interest));
  return club ? { ...like, id: `likes:${club.id}`, interests: [club.interest], name: { id: club.id, kind: club.kind } } : null;
}

const ofTeams = "games?|match(?:es)?|jerseys?|shirts?|season|supporters?|fans?|tickets?|tragics?|diehards?";
const atTheGame = new RegExp(` (?:${ofTeams})(?: on (?:tv|telly|the tv|the telly|the radio|radio|youtube))?$`, "i");

/** What is watched, too, and isn't called so for a team alone. */
const seenToo =
  /^(?:birds|blues|cards|cats|clouds|colts|dogs|dolphins|flames|foxes|horses|kings|mountaineers|penguins|pies|planes|rockies|royals|senators|sharks|stars|suns|wolves)$/;

/** 'The Crows are her religion', 'a huge Lions fan', 'never misses a Crows game': a team that is called after an animal. */
function takeTeam(like: Like, passages: readonly Passage[], likes: readonly Like[]): Like | null {
  const isAnimal = like.name === null || like.name.kind === "animal";
  const word = like.words.replace(atTheGame, "");
  if (!isAnimal || !isOfSentences(like.field) || !/^\p{L}\p{Ll}+(?: \p{L}\p{Ll}+)?s$/u.test(word) || isOnlyAnimal(word, like, likes))
    return null;
  const [club, ...others] = isCalledTeam(word, like, passages) ? listClubs(word).filter(({ interest }) => interest !== "") : [];
  if (!club) return null;
  // Of several, any may be meant, and no animal.
  if (others.length > 0) return { ...like, id: `likes:${foldSpelling(word)}`, interests: ["sports"], name: null, guess: null };
  return { ...like, id: `likes:${club.id}`, interests: [club.interest], name: { id: club.id, kind: club.kind }, guess: null };
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** 'Loves the tigers and lions', typed in small letters. */
function isOnlyAnimal(word: string, { id }: Like, likes: readonly Like[]): boolean {
  return !isCapital(word) && (seenToo.test(word) || likes.some((other) => other.id !== id && other.name?.kind === "animal"));
}

/** With a capital, or an article and nothing that says where they are: 'watches the cubs', but not 'the bears at the zoo'. */
function isCalledTeam(word: string, { words, field }: Like, passages: readonly Passage[]): boolean {
  const goesOn = isCapital(word) ? "" : "(?! (?:in|on|at|of|from|that|who|which|she|he|they|outside|near|with|out)\\b)";
  const called = new RegExp(`\\b(?:the|da|go) ${word}\\b${goesOn}|\\b${word} (?:${ofTeams})\\b`);
  return word !== words || passages.some((passage) => passage.field === field && called.test(passage.text));
}

function listClubs(words: string): KnownName[] {
  return (namesBySpelling.get(foldSpelling(words)) ?? []).map(({ name }) => name).filter(({ kind }) => kind === "club");
}

/** Of a club that is refused, the sport. */
function listSports({ words }: Avoid): string[] {
  return listClubs(words).map(({ interest }) => interest);
}
