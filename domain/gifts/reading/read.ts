import type { Locale } from "#shared/locales/locale.ts";
import { wordFields } from "#shared/person-fields.ts";
import { isHabit } from "../knowledge/habits.ts";
import { buildAvoids, leaveOutAvoided, mergeAvoids } from "./avoids.ts";
import { chinese } from "./chinese/chinese.ts";
import { meanAsCompany } from "./company.ts";
import { enter, isInside, overlaps } from "./entries.ts";
import type { ReadPassage } from "./entries.ts";
import { english } from "./english/english.ts";
import { japanese } from "./japanese/japanese.ts";
import { splitLanguages } from "./language-of.ts";
import type { LanguageReader, Passage, Stretch } from "./language.ts";
import { addLevels, isOfTrade } from "./levels.ts";
import { buildLikes, findWholeInterest, leaveOutMourned, mergeLikes } from "./likes.ts";
import { buildMentions } from "./mentions.ts";
import { findName } from "./find-name.ts";
import { listTraitMeanings } from "./meanings.ts";
import { tellApart } from "./told-apart.ts";
import { readWithoutGaps } from "./unspaced/without-gaps.ts";
import { isOfSentences, listItems, type Entry, type Fact, type Like, type ReadFields, type Reading, type TypedWords } from "./reading.ts";

const readers = { en: english, zh: chinese, ja: japanese } satisfies Record<Locale, LanguageReader>;

/** What of everything that is understood is kept of each kind, the first. */
const mostEntries = 50;

/** Understands the words of a request: the same for the same words, and in any order of them the same entries. */
export function read(words: TypedWords & Pick<Passage, "relationship">, locale: Locale): Reading {
  const passages = listPassages(words, locale);
  // An item that is nothing but the words for an interest is not taken apart: 'soul and R&B', 'track and field'.
  const whole = passages.flatMap((passage) => findWholeInterest(passage) ?? []);
  const parts = passages.filter((passage) => findWholeInterest(passage) === null).flatMap(readPassage);
  const listIn = (build: (part: ReadPassage) => Like[]) => parts.flatMap((part) => build(part).filter((like) => !isOfTrade(like, part)));
  const facts = listFacts(parts);
  const told = facts.filter(({ fact }) => isHabit(fact) || fact === "secret-santa");
  // 'Can never find his phone' loves no phones, and who hates cleaning is glad of whoever does it.
  // Nor does a 'dad of 3 girls' love anything that is known: how he lives was heard. And who gives a prize for bingo needn't play it.
  const isTold = (like: Like) =>
    told.some((habit) => isInside(like, habit)) || (isUnknown(like) && facts.some((fact) => isInside(fact, like)));
  const mentions = listIn(buildMentions);
  const stated = mergeLikes(meanAsCompany([...whole, ...listIn(buildLikes), ...mentions].filter((like) => !isTold(like))));
  const avoid = mergeAvoids(
    // Whoever kills all plants is given none.
    parts.flatMap(buildAvoids).filter((entry) => !told.some((habit) => habit.fact !== "kills-plants" && isInside(entry, habit))),
    stated,
  ).slice(0, mostEntries);
  const likes = leaveOutAvoided(leaveOutMourned(tellApart(stated, passages, avoid), facts), avoid);
  return {
    likes: addLevels(preferMentions(likes, mentions), parts).slice(0, mostEntries),
    avoid,
    facts: facts.filter((fact) => !isOfName(fact, stated)),
    wishes: listFirst(
      parts.flatMap((part) =>
        part.understood.wishes.map(({ wish, ...at }) => ({ ...enter(part, finishWord(part, at), `wishes:${wish}`), wish })),
      ),
    ),
    person: findPerson(parts),
    fields: mergeFields(parts),
    traits: listFirst(parts.flatMap(listTraits)),
    rest: listFirst(parts.flatMap(listRest)),
  };
}

/** 'True crime podcasts nonstop': of whom nothing is said to be loved, what is mentioned is what they love. */
function preferMentions(likes: readonly Like[], mentions: readonly Like[]): Like[] {
  const mentioned = new Set(mentions.map(({ id }) => id));
  const isClear = likes.some(({ strength }) => strength === "stated");
  return likes.map((like) => (!isClear && mentioned.has(like.id) ? { ...like, strength: "stated" } : like));
}

function isUnknown({ name, interests }: Like): boolean {
  return name === null && interests.length === 0;
}

function listFacts(parts: readonly ReadPassage[]): Fact[] {
  const found = listFirst(
    parts.flatMap((part) =>
      part.understood.facts.map(({ fact, ...at }) => ({ ...enter(part, finishWord(part, at), `facts:${fact}`), fact })),
    ),
  );
  return leaveOutUntrue(found);
}

const find = (facts: readonly Fact[], id: Fact["fact"]) => facts.find(({ fact }) => fact === id);

/** Of each pair the first doesn't hold beside the second, where they are told of the same. */
const untrue: readonly (readonly [of: Fact["fact"], beside: Fact["fact"], isSame: (fact: Fact, other: Fact) => boolean])[] = [
  // Who has passed an exam has none before them.
  ["exam", "passed", isOver],
  // Who drives to work doesn't ride there, nor is away for driving across the country.
  ["rides-far", "drives-far", overlaps],
  ["far-away", "drives-far", overlaps],
  // Who is with the army has neither moved nor another tongue to speak.
  ["moving", "deployed", (fact, other) => fact.field === other.field],
  ["abroad", "deployed", (fact, other) => fact.field === other.field],
  // Of a van, the one room is all there is.
  ["small-home", "lives-in-vehicle", overlaps],
  // Whose legs swell with a child stands no long shifts.
  ["on-their-feet", "pregnant", ({ words }) => /肿|むく|swell|swollen/.test(words)],
  // Whoever is thanked for their care is no carer at home.
  ["carer", "thanks", (fact, other) => fact.field === other.field],
];

function leaveOutUntrue(found: Fact[]): Fact[] {
  const isUntrue = (fact: Fact) =>
    untrue.some(([of, beside, isSame]) => {
      const other = fact.fact === of ? find(found, beside) : undefined;
      return other !== undefined && isSame(fact, other);
    });
  return leaveOutLostPets(found.filter((fact) => !isUntrue(fact)));
}

/** '受験生。もう大学が決まった'. */
function isOver(exam: Entry, passed: Entry): boolean {
  return overlaps(exam, passed) || (exam.field === passed.field && exam.from < passed.from);
}

function leaveOutLostPets(found: Fact[]): Fact[] {
  const mourned = found.find(({ fact }) => fact === "pet-loss");
  // 'Her cat of nine years died': there is none at home.
  if (!mourned) return found;
  // Nor is it mourned as people are, with incense and sweets at the altar.
  return found.filter(
    (fact) =>
      !(/^(?:cat|dog)-at-home$/.test(fact.fact) && Math.abs(fact.from - mourned.from) < near) &&
      !(fact.fact === "grief" && overlaps(fact, mourned)),
  );
}

const near = 12;

/** Nobody who loves the Arctic Monkeys lives far from everything. */
function isOfName(fact: Entry, likes: Reading["likes"]): boolean {
  return fact.field === "interests" && likes.some((like) => like.name !== null && isInside(fact, like));
}

function listPassages({ relationship, ...words }: TypedWords & Pick<Passage, "relationship">, locale: Locale): Passage[] {
  const known = (field: Passage["field"]) => (field === "additionalInfo" && relationship !== undefined ? { relationship } : {});
  return wordFields
    .flatMap((field) =>
      listItems(words, field).map((typed, item) => ({ text: blankStamps(narrow(typed)), field, item, locale, ...known(field) })),
    )
    .filter((passage) => passage.text.trim() !== "");
}

/** '[14:02] Priya: ', '12/11/2026, 14:02 - Tom: ', '小王 14:02': when and by whom a line of a chat was written that somebody pasted. */
const stamp =
  /(?<=^|\n)[ \t]*(?:\[(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\]|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?: ?[ap]m)? -|\d{1,2}:\d{2}(?::\d{2})?(?= [^\n:：]{1,20}[:：]))(?: ?[^\n:：]{1,20}[:：])?/giu;

/** A stamp becomes a full stop, and every letter keeps its place. */
function blankStamps(text: string): string {
  return text.replace(stamp, (found) => ".".padStart(found.length));
}

/** Letters and figures in full width are the same ones; each keeps its place. */
function narrow(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
}

function readPassage(passage: Passage): ReadPassage[] {
  return splitLanguages(passage.text, passage.locale).flatMap(({ text, from, language }) => {
    const part = { ...passage, text };
    return [{ passage: part, offset: from, language, understood: readWithoutGaps(part, readers[language].read) }];
  });
}

/** No particle: 上司へのお歳暮 speaks of 上司. */
const ending = /^(?![はがをにへともやの])(?:(?!だから|だけ|なので|です|から|けど|お(?!り))\p{sc=Hiragana}){1,4}/u;

/** Up to the end of the last word: Japanese is matched by stems, and '部屋が狭' is not said. */
function finishWord({ language, passage, understood }: ReadPassage, { from, to }: Stretch): Stretch {
  if (language !== "ja") return { from, to };
  const most = to + (ending.exec(passage.text.slice(to))?.[0].length ?? 0);
  const ends = understood.tokens.filter((token) => token.to > to && token.to <= most).map((token) => token.to);
  // Of a word that goes on, as ひい of ひいおじいちゃん, nothing is taken.
  return { from, to: Math.max(to, ...ends) };
}

/** One of each id, the first. */
function listFirst<Kept extends Entry>(entries: readonly Kept[]): Kept[] {
  const known = new Set<string>();
  return entries.filter(({ id }) => !known.has(id) && known.add(id)).slice(0, mostEntries);
}

function findPerson(parts: readonly ReadPassage[]): Entry | null {
  for (const part of parts) if (part.understood.person) return enter(part, part.understood.person, "person");
  return null;
}

/** What the words in `text` say comes before what the notes say. */
function mergeFields(parts: readonly ReadPassage[]): ReadFields {
  return Object.assign({}, ...parts.map(listFields).toReversed());
}

function listFields({ passage, language, understood }: ReadPassage): ReadFields {
  const name = isOfSentences(passage.field) ? findName(passage.text, understood.person, language) : null;
  return { ...understood.fields, ...(name !== null && { name }) };
}

function listTraits(part: ReadPassage): Reading["traits"][number][] {
  if (part.passage.field !== "personalities" && part.passage.field !== "text") return [];
  const { tokens } = part.understood;
  return listTraitMeanings(tokens, part.passage.locale).flatMap(({ from, to, meanings }) => {
    const at = { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
    return meanings.flatMap((meaning) =>
      meaning.kind === "trait" ? [{ ...enter(part, at, `traits:${meaning.id}`), trait: meaning.id }] : [],
    );
  });
}

function listRest(part: ReadPassage): Entry[] {
  return part.understood.claims.flatMap((claim) => {
    if (claim.stance !== "about" || part.passage.field === "personalities") return [];
    return [enter(part, claim, `rest:${claim.tokens.map(({ key }) => key).join(" ")}`)];
  });
}
