import type { Locale } from "#shared/locales/locale.ts";
import type { ConceptText, Interest } from "../knowledge/concept.ts";
import { interests } from "../knowledge/knowledge.ts";
import { findName, sayName, type KnownName } from "../knowledge/names/names.ts";
import type { Guess, Like } from "../reading/reading.ts";
import { listNames } from "../vocabulary/entry.ts";
import { foldText } from "../words/fold-words.ts";
import { addArticle, fitArticle, takesArticle } from "./english-article.ts";
import { makeSingular } from "./make-singular.ts";

const place = "{name}";

/** Where somebody grew up or lives: its map and its food, and no guide for visitors. */
const homeTown = "home-town";

const kindsOfGuess = {
  music: "artist",
  show: "series",
  film: "film",
  game: "video-game",
  book: "book",
  team: "club",
  sport: null,
  craft: null,
  food: "dish",
  place: homeTown,
  collectible: "collectible",
  person: null,
} as const satisfies Record<Guess, string | null>;

/** The kinds of names or pastimes whose templates a liking may fill. */
export function listKinds({ name, guess, interests: ids, words, field, strength }: Like): string[] {
  if (name) return [getKind(name.kind, strength)];
  const templates = findPastime(ids)?.templates;
  if (templates !== undefined) return [templates];
  if (ids.length > 0) return [];
  const kind = guess && kindsOfGuess[guess];
  if (kind) return [kind];
  // In a sentence, words with capitals may be a place, a pet or a neighbor.
  return field === "interests" && isProperName(words) ? ["unknown-name"] : [];
}

function getKind(kind: string, strength: Like["strength"]): string {
  return strength === "affinity" && (kind === "city" || kind === "region") ? homeTown : kind;
}

/** The first of the interests that has templates of its own. */
function findPastime(ids: readonly string[]) {
  return ids.map((id) => interests.get(id)).find((interest) => interest?.templates !== undefined);
}

/** One to four words with a capital each, as names of people, shows and places are written. */
const properName = /^(?:(?:the|of|and|de|la|le|von|van) |\p{Lu}[\p{L}\p{N}.'’-]*(?: |$)){1,4}$/u;

function isProperName(words: string): boolean {
  return properName.test(words) && /\p{Lu}\p{Ll}/u.test(words);
}

/** 'Connor Hellebuyck' is somebody, or a title, and no pastime; 'Perilla' may be one. */
export function isFullName(like: Like): boolean {
  return listKinds(like).includes("unknown-name") && like.words.includes(" ");
}

/** The spelling that was typed, in the lexicon's own writing, else as the readers of this language write it. */
function writeName(like: Like, locale: Locale): string {
  const known = like.name && findName(like.name.id);
  const usual = known?.[locale] ?? null;
  if (!known || usual === null) return like.words;
  const written = chooseSpelling({ known, usual, words: like.words, locale });
  return written === usual ? (sayName(known, locale) ?? usual) : written;
}

interface Choice {
  known: KnownName;
  usual: string;
  words: string;
  locale: Locale;
}

function chooseSpelling(choice: Choice): string {
  const { known, usual, words, locale } = choice;
  // Folding makes 落語 and 落语 the same, so the spelling of this language comes first.
  if (foldText(usual) === foldText(words)) return locale === "en" && staysSeveral(known.kind, words + usual) ? words : usual;
  // What stands in 《》 is the whole title: 《塞尔达传说》 for 塞尔达.
  if (locale === "zh" && isQuoted(known.kind, usual, locale)) return usual;
  return chooseTyped(choice) ?? usual;
}

function chooseTyped({ known, usual, words, locale }: Choice): string | null {
  const typed = usual.includes(words) ? words : findSpelling(known, words);
  if (typed === null) return null;
  if (locale === "ja" && isLatinName(typed, known.en)) return /\p{Lu}/u.test(words) ? words : typed;
  return isWellTyped(typed, usual, locale) && isPartOf(typed, usual) ? (cutPart(usual, typed) ?? typed) : null;
}

/** Who writes Nikon in a Japanese note reads Nikon there, and not ニコン. */
function isLatinName(typed: string, english: string | null): boolean {
  return english !== null && /^[\p{sc=Latin}\p{N}\p{P}\s]*\p{Lu}/u.test(typed) && isPartOf(typed, english);
}

/** Of 'Tadej Pogačar' what was typed as 'Pogacar', in the signs of the whole. */
function cutPart(usual: string, typed: string): string | null {
  const words = usual.split(" ");
  const bare = (text: string) => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
  const ends = words.flatMap((_, from) => words.slice(from).map((_, length) => words.slice(from, from + length + 1).join(" ")));
  return ends.find((part) => bare(part) === bare(typed)) ?? null;
}

/** 'Browns' of the Cleveland Browns may stand for them; 'Swiftie' is a fan, 打王者 what one does, and 遛鸟 no bird. */
function isPartOf(typed: string, usual: string): boolean {
  const [part, whole] = [foldText(typed), foldText(usual)];
  return ` ${whole} `.includes(` ${part} `) || whole.replaceAll(" ", "").includes(part.replaceAll(" ", ""));
}

/** What lives describes a print, a book or a show, and is one for that: 'a puffin print'. */
const livingKinds: ReadonlySet<string> = new Set(["animal", "pet", "plant", "extinct"]);

/** 'Dumplings' stay several. */
function staysSeveral(kind: string, words: string): boolean {
  return !livingKinds.has(kind) && !/\p{Lu}/u.test(words);
}

function findSpelling({ spellings }: KnownName, words: string): string | null {
  const folded = foldText(words);
  return spellings.map((spelling) => spelling.replace(/^\?/, "")).find((spelling) => foldText(spelling) === folded) ?? null;
}

/** In letters of the language, and with capitals where the name has some. */
function isWellTyped(words: string, usual: string, locale: Locale): boolean {
  if (locale === "en" && /[^\p{sc=Latin}\p{N}\p{P}\p{S}\s]/u.test(words)) return false;
  return /\p{Lu}/u.test(words) || !/\p{Lu}/u.test(usual);
}

/** With the name, or what a pastime is called. */
export function fillName(text: ConceptText, like: Like, locale: Locale): ConceptText {
  const pastime = like.name ? undefined : findPastime(like.interests);
  if (pastime) return fillLabel(text, writePastime(pastime, like.words, locale), locale);
  const name = writeName(like, locale);
  const { kind } = like.name ?? { kind: "" };
  if (locale !== "en") return fillIn(isQuoted(kind, name, locale) ? quoteName(text, locale) : text, name);
  if (groups.has(kind) && /^The \p{Lu}/u.test(name)) return fillGroup(text, name);
  return fillIn(takesArticle(kind, name) ? addArticles(text) : text, name);
}

const groups: ReadonlySet<string> = new Set(["artist", "band", "idol-group"]);

/** What a name stands before without its article: 'a book for Cure fans'. */
const beforeNoun = /\{name\}(?= (?:fans?|music|songs?)\b)/gu;

/** 'A weekend with the Cure', and 'The Cure on vinyl'. */
function fillGroup(text: ConceptText, name: string): ConceptText {
  const describe = (words: string) => words.replaceAll(beforeNoun, name.slice("The ".length));
  const described = { ...text, title: describe(text.title), about: describe(text.about), why: describe(text.why) };
  const filled = fillIn(described, `the${name.slice("The".length)}`);
  const begin = (words: string) => words.replaceAll(/(?<=^|[.?!] )the (?=\p{Lu})/gu, "The ");
  return {
    title: begin(filled.title),
    about: begin(filled.about),
    why: begin(filled.why),
    search: text.search.map((words) => words.replaceAll(place, name)),
  };
}

/** With what a pastime is called. */
export function fillLabel(text: ConceptText, label: string, locale: Locale): ConceptText {
  return fillIn(locale === "en" ? describeBy(text, label) : text, label);
}

/** 'A rare rose variety' for whoever grows roses. */
function describeBy(text: ConceptText, label: string): ConceptText {
  const describe = (sentence: string) => {
    const described = fitArticle(sentence, label).replaceAll(describing, makeSingular(label));
    return sentence.startsWith(place) ? beginSentence(described, label) : described;
  };
  return { ...text, title: describe(text.title), about: describe(text.about), why: describe(text.why) };
}

/** A name that describes the noun after it. */
const describing =
  /(?<!\btheir\]? )\{name\}(?= (?!(?:alone|and|at|by|chosen|comes|for|from|in|is|of|on|properly|taste|to|together|with)\b)\p{Ll})/gu;

const quotedKinds = {
  zh: ["anime", "book", "book-series", "film", "film-series", "opera", "series", "tv-show", "musical", "video-game"],
  ja: ["book", "film", "series", "tv-show"],
} as const satisfies Record<Exclude<Locale, "en">, readonly string[]>;

type QuotingLocale = keyof typeof quotedKinds;

// Studios and artists, and a name with what says besides what it is.
const noWork = /\s|(?:小说|系列|三部曲|宇宙|动画|西部片)$|^(?:漫威|迪士尼|皮克斯|吉卜力|伊藤润二|DK百科)$/u;

/** Of a kind alone: 饥饿游戏 is a film's name, 返校游戏 a game's with a label, and 越剧 is a kind of theater, beside 《梁祝》. */
const noWorkOfKind: Readonly<Record<string, RegExp>> = {
  "video-game": /游戏$/u,
  series: /(?:美|大河|晨间)剧$/u,
  musical: /(?:剧团|音乐剧|舞台剧)$/u,
  opera: /(?:剧|戏|曲|腔|乐|伎|脸谱|二人转|梆子|评弹|狂言|舞团|剧团|剧场|马戏团|舞集|麻花)$|^(?:马修·伯恩|皮娜·鲍什|杨丽萍)$/u,
};

/** 大河ドラマ and 朝ドラ are what a channel broadcasts each year, and no title. */
const manyWorks = /ドラマ$|^朝ドラ$/u;

/** Chinese writes what a work is called as 《红楼梦》 and Japanese as 『こころ』, but no name that says besides what it is: 返校游戏. */
export function isQuoted(kind: string, name: string, locale: QuotingLocale): boolean {
  const kinds: readonly string[] = quotedKinds[locale];
  if (!kinds.includes(kind)) return false;
  return locale === "ja" ? !manyWorks.test(name) : !noWork.test(name) && !noWorkOfKind[kind]?.test(name);
}

/** For the name of a work, in a Chinese or a Japanese title. */
export function quoteName(text: ConceptText, locale: QuotingLocale): ConceptText {
  const quoted = locale === "zh" ? "《{name}》" : "『{name}』";
  return { ...text, title: text.title.replaceAll(/(?<![《「『])\{name\}/gu, quoted) };
}

/** No noun in Chinese, or in no letters that English readers read. */
function isForeign(words: string, locale: Locale): boolean {
  if (locale === "zh") return /^[养种做玩打看听吃喝学练拍逛爱下遛弹拉唱写画织钩骑跑爬追钓逗刷赏撸]/u.test(words);
  return locale === "en" && /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(words);
}

const isShouted = (words: string) => /\p{Lu}{4}/u.test(words);

/** As typed where that is one of its names ('tinned fish'), else by its label: 'tends her orchids' need not fit into a sentence. */
function writePastime(pastime: Interest, words: string, locale: Locale): string {
  if (isForeign(words, locale)) return pastime[locale];
  const folded = foldText(words);
  const named = listNames(pastime).filter(({ text }) => foldText(text) === folded);
  // 'Sharks' of all that live in the sea; what somebody does who 'knits' is no noun.
  if (pastime.templates === "animal" && words.endsWith("s") && named.some(({ anyEnding }) => anyEnding)) return words;
  const name = named.find(({ sayable }) => sayable)?.text;
  if (name === undefined || foldText(pastime[locale]) === folded || isShouted(words)) return pastime[locale];
  return isWrittenOtherwise(name, words) ? name : words;
}

/** 'Thrifting' began an answer, and stands within a sentence here; of 'every hymn' many are loved. */
function isWrittenOtherwise(name: string, words: string): boolean {
  return (/^\p{Lu}[^\p{Lu}]*$/u.test(words) && name === words.toLowerCase()) || name === `${words}s`;
}

// A word such as 'an' or 'their' and at most two describing words, before a name that is followed by what it describes.
const determined =
  /\b(?:an?|the|one|two|three|four|five|every|another|their\]?|this season's)(?: (?!(?:of|about|for|in|on|from|with|by|to|and|at|aboard|around|between|day|into|like|or|supporting|that|when|where)\b)[\p{L}\d,-]+){0,2} \{name\}(?= (?!(?:and|comes|doesn't|even|in|is|need|performs|relied)\b)\p{Ll})/giu;

/** 'An official {name} shirt' is 'An official Cure shirt' for The Cure, and 'a {name} poster' 'a Star Is Born poster' for A Star Is Born. */
function dropArticle(text: string, name: string): string {
  const own = /^(?:[Tt]he|An?) (?=\p{L})/u.exec(name)?.[0] ?? "";
  if (own === "" || (own.startsWith("A") && !/^An? \p{Lu}/u.test(name))) return text;
  const bare = name.slice(own.length);
  return text.replaceAll(determined, (words) =>
    own.startsWith("A") && !/^an? /i.test(words) ? words : fitArticle(words, bare).replace(place, bare),
  );
}

/** The texts of a template with its place filled in. */
export function fillIn(text: ConceptText, name: string): ConceptText {
  const fill = (words: string) => fitArticle(dropArticle(words, name), name).replaceAll(place, name);
  const write = (sentence: string) => (sentence.startsWith(place) ? beginSentence(fill(sentence), name) : fill(sentence));
  return { title: write(text.title), about: write(text.about), why: write(text.why), search: text.search.map(fill) };
}

/** 'Drums sheet music'; a name that has a capital anywhere, such as iPhone, is written as it is, as any is in Chinese and Japanese. */
function beginSentence(text: string, name: string): string {
  return /\p{Lu}/u.test(name) || /[\p{sc=Han}\p{sc=Hiragana}]/u.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** For a name that is said with 'the'. */
export function addArticles(text: ConceptText): ConceptText {
  return { ...text, title: addArticle(text.title), about: addArticle(text.about), why: addArticle(text.why) };
}

const longestSubject = { en: 24, zh: 6, ja: 9 } as const satisfies Record<Locale, number>;

/** One to three words without a number: 'bell ringing', but neither 'dad of 3 girls' nor a sentence. */
const fewWords = /^[\p{L}\p{M}'’ー-]+(?: [\p{L}\p{M}'’ー-]+){0,2}$/u;

/** What a liking is about, as it stands in a sentence; `null` for a name, which has templates of its own, and for words that may be anything. */
export function nameSubject({ name, interests: ids, words, field, strength }: Like, locale: Locale): string | null {
  if (name) return null;
  const interest = interests.get(ids[0] ?? "");
  if (interest) return interest[locale];
  // What was typed as a pastime is one, though we have never heard of it.
  const isPlain = words.length <= longestSubject[locale] && fewWords.test(words);
  return field === "interests" && strength === "stated" && isPlain ? words : null;
}
