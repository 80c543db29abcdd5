import type { Locale } from "#shared/locales/locale.ts";
import { getAgeRange } from "./age-range.ts";
import type { Stretch } from "./language.ts";
import type { ReadFields } from "./reading.ts";
import { readFigure } from "./unspaced/figures.ts";

/** In years, both included. */
interface Span {
  youngest: number;
  oldest: number;
}

interface Stage {
  words: RegExp;
  /** Of the named groups of the match. */
  read: (groups: Readonly<Record<string, string | undefined>>) => Span;
}

const always = (youngest: number, oldest: number) => (): Span => ({ youngest, oldest });
const schoolYear = (firstAge: number) => (groups: Readonly<Record<string, string | undefined>>) => {
  const youngest = firstAge + readYear(groups["year"] ?? "");
  return { youngest, oldest: youngest + 1 };
};

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const tens = "twenties thirties forties fifties sixties seventies eighties nineties".split(" ");

function readYear(words: string): number {
  const ordinal = ordinals.indexOf(words);
  return ordinal >= 0 ? ordinal + 1 : (readFigure(words) ?? 0);
}

/** 'in her early thirties', 'in his 80s'. */
function readDecade({ part, decade = "" }: Readonly<Record<string, string | undefined>>): Span {
  const word = tens.findIndex((name) => name.startsWith(decade.replace(/y$/, "")));
  const first = word >= 0 ? (word + 2) * 10 : Number(decade.slice(0, 2));
  const [from, to] = part === "early" ? [0, 3] : part === "mid" ? [4, 6] : part === "late" ? [7, 9] : [0, 9];
  return { youngest: first + from, oldest: first + to };
}

const attends = "(?:in|into|to|at|starts|starting|started|enters|entering|finishing|finished|off to)(?: the)?";
const attendsOrIs = `(?:${attends}|is|a|hes|shes|theyre|my|our)`;
/** Whoever works there, or whom the giver knows from there. */
const otherEnglish =
  "(?! (?:teacher|coach|counselor|principal|librarian|nurse|friend|friends|sweetheart|reunion|mate|buddy|roommate|football|basketball|baseball|swim|track|choir|band|drama|graduation photos))";
const year = `(?<year>\\d{1,2}|${ordinals.join("|")})(?:st|nd|rd|th)?`;

const english: readonly Stage[] = [
  {
    words: new RegExp(
      `\\bin (?:her|his|their) (?:(?<part>early|mid|late)[ -]?)?(?<decade>[2-9]0|${tens.join("|")})(?:s)?\\b|\\b(?<decade>[2-9]0|${tens.map((name) => name.replace(/ies$/, "y")).join("|")})[ -]something\\b`,
    ),
    read: readDecade,
  },
  // 'Mid 40s', but not 'late 60s rock'.
  {
    words: new RegExp(
      `\\b(?<part>early|mid|late)[ -](?<decade>[2-9]0s|${tens.join("|")})(?= ,|$| (?:who|loves|likes|man|woman|lady|guy)(?= |$))`,
    ),
    read: readDecade,
  },
  { words: /(?:\b(?:for|get) |^)(?:(?:my|our|an?|the) )(?:\w+ )?toddler\b|^toddler(?= ,|$)/, read: always(1, 3) },
  { words: /\b(?:for|get) (?:my|our|an?|the) newborn\b(?! (?:mom|mum|dad|parents?))/, read: always(0, 0) },
  { words: /\b(?:tween|pre ?teen)(?=s? )/, read: always(9, 12) },
  { words: new RegExp(`\\b${attends} ${year} grade\\b${otherEnglish}|\\b${year} grader\\b`), read: schoolYear(5) },
  { words: new RegExp(`\\b${attends} grade (?<year>\\d{1,2})\\b`), read: schoolYear(5) },
  { words: new RegExp(`\\b${attends} (?:year|yr) (?<year>\\d{1,2})\\b`), read: schoolYear(4) },
  { words: new RegExp(`\\b${attends} pre ?school\\b${otherEnglish}|\\bpre ?schooler\\b`), read: always(3, 4) },
  { words: new RegExp(`\\b${attends} (?:kindergarten|reception)\\b${otherEnglish}|\\bkindergart(?:e?ner)\\b`), read: always(4, 5) },
  { words: new RegExp(`\\b${attends} (?:elementary|primary) school\\b${otherEnglish}`), read: always(6, 9) },
  { words: new RegExp(`\\b${attends} (?:middle school|junior high)\\b${otherEnglish}|\\bmiddle ?schooler\\b`), read: always(11, 13) },
  {
    words:
      /\b(?:teenage|teenaged|teen) (?:daughter|son|niece|nephew|sister|brother|cousin|boy|girl|grandson|granddaughter|stepson|stepdaughter)\b|\bteenager\b/,
    read: always(13, 17),
  },
  { words: new RegExp(`\\b${attends} high ?school\\b${otherEnglish}|\\bhigh ?schooler\\b`), read: always(14, 17) },
  {
    words: new RegExp(
      `\\b${attends} (?:college|university|uni)\\b${otherEnglish}|\\b${attendsOrIs} (?:\\w+ )?(?:college|university|uni) (?:student|freshman|sophomore|junior|kid)\\b|(?:^|, |\\bfor |\\bto )(?:(?:an?|the|my|our) )?(?:\\w+ )?(?:college|university|uni) (?:student|freshman|sophomore|kid)\\b|\\bcollege aged?\\b|\\b(?:away at|off at) (?:\\w+ )?(?:college|university|uni|school|art school|culinary school)\\b${otherEnglish}|\\b(?:my|our) (?:\\w+ )?(?:college|university|uni) (?:son|daughter|niece|nephew|grandson|granddaughter|brother|sister|cousin)\\b`,
    ),
    read: always(18, 22),
  },
  {
    words: new RegExp(
      `\\b(?:graduat(?:es|ing|ed)|finish(?:es|ing|ed)|${attends}) (?:from )?(?:\\w+ )?(?:nursing|law|med|medical|vet|veterinary|dental|pharmacy|business|grad|graduate) school\\b${otherEnglish}`,
    ),
    read: always(22, 28),
  },
  { words: /\bgraduat(?:es|ing|ed) (?:from )?(?:\w+ )?(?:college|university|uni)\b(?! (?:in )?\d)/, read: always(21, 24) },
];

const otherChinese = "(?!(?:的)?(?:老师|班主任|校长|教师|同学|室友|时|那会|毕业))";
const han = "[1-6一二三四五六]";

const chinese: readonly Stage[] = [
  { words: new RegExp(`(?:小学)?(?<year>${han})年级${otherChinese}`), read: schoolYear(5) },
  { words: new RegExp(`小班${otherChinese}`), read: always(3, 4) },
  { words: new RegExp(`(?<!初)中班${otherChinese}`), read: always(4, 5) },
  { words: new RegExp(`大班${otherChinese}`), read: always(5, 6) },
  { words: new RegExp(`(?:上|读|念|进|在)(?:了)?幼儿园${otherChinese}|幼儿园小朋友`), read: always(3, 5) },
  { words: new RegExp(`小学生${otherChinese}|(?:上|读|念)(?:了)?小学${otherChinese}`), read: always(6, 9) },
  { words: new RegExp(`初中生${otherChinese}|(?:上|读|念)(?:了)?初中${otherChinese}`), read: always(12, 14) },
  { words: new RegExp(`高中生${otherChinese}|(?:上|读|念)(?:了)?高中${otherChinese}`), read: always(15, 17) },
  {
    words: new RegExp(`大学生${otherChinese}|(?:上|读|念)(?:了)?大学${otherChinese}|(?<!老)大[一二三四](?=$|[，。、的了在]|新生|学生)`),
    read: always(18, 22),
  },
  { words: new RegExp(`(?:读|考上|上|在读)(?:了)?研(?:究生)?(?=$|[，。、了一二三])|研究生${otherChinese}`), read: always(22, 26) },
];

const otherJapanese = "(?!の?(?:先生|教師|教員|教諭|校長|同級生|友人|友達|時代|頃|ころ|とき|時|の母|の親|の子を))";

const japanese: readonly Stage[] = [
  { words: new RegExp(`小学(?:校)?(?:の)?(?<year>${han})年生?|小(?<year>${han})(?![\\d時さ人皿])`), read: schoolYear(5) },
  { words: new RegExp(`中学(?:校)?(?:の)?(?<year>[1-3一二三])年生?${otherJapanese}`), read: schoolYear(11) },
  { words: new RegExp(`(?:高校|高等学校)(?:の)?(?<year>[1-3一二三])年生?${otherJapanese}`), read: schoolYear(14) },
  { words: /年少(?=さん|組|児|[の、でが]|$)/, read: always(3, 4) },
  { words: /年中(?=さん|組|児|の(?:[娘孫甥姪子]|息子|女の子|男の子)|です)|(?:^|、)年中(?=、|$)/, read: always(4, 5) },
  { words: /年長(?=さん|組|児|[の、でが]|$)/, read: always(5, 6) },
  { words: new RegExp(`(?:幼稚園|保育園)(?:児|生|に通|の(?:娘|息子|子|姪|甥|孫|女の子|男の子))${otherJapanese}`), read: always(3, 5) },
  { words: /(?<!大学)高学年/, read: always(9, 12) },
  { words: /低学年/, read: always(6, 9) },
  { words: /(?:幼稚園|保育園|こども園)?(?:に|へ)?入園(?:祝|する|し|の|$|[、。])/, read: always(3, 5) },
  { words: /中学(?:校)?(?:に|へ)?(?:の)?(?:入学|進学|上が)/, read: always(12, 13) },
  { words: /高校(?:に|へ)?(?:の)?(?:入学|進学)/, read: always(15, 16) },
  { words: new RegExp(`小学生${otherJapanese}`), read: always(6, 9) },
  { words: new RegExp(`中学生${otherJapanese}`), read: always(12, 14) },
  { words: new RegExp(`高校生${otherJapanese}|女子高生|(?<![a-z])jk(?![a-z])`), read: always(15, 17) },
  { words: new RegExp(`大学院生${otherJapanese}`), read: always(22, 26) },
  {
    words: new RegExp(
      `大学生${otherJapanese}|大学(?:の)?[1-4一二三四]年(?:生|(?!間|前|後))|(?<![東京阪名北九筑短])大[1-4](?![\\d時月年人])|(?:専門|短大|女子大|専門学校)(?:学)?生|浪人生`,
    ),
    read: always(18, 22),
  },
  { words: /新社会人|新卒|社会人(?:1|一)年目|新入社員(?!研修)/, read: always(20, 24) },
];

const stages = { en: english, zh: chinese, ja: japanese } as const satisfies Record<Locale, readonly Stage[]>;

/**
 * The age that a folded line tells by a school or a decade of life: 'in third grade', 初中生, 年長さん, 'in her eighties'.
 * `isOfAnother` says of the place where it stands whether it is somebody else's.
 */
export function readLifeStage(
  line: string,
  locale: Locale,
  isOfAnother: (place: Stretch) => boolean,
): Pick<ReadFields, "age" | "ageRange"> | null {
  for (const { words, read } of stages[locale]) {
    const found = words.exec(line);
    if (!found || isOfAnother({ from: found.index, to: found.index + found[0].length })) continue;
    const age = read(found.groups ?? {});
    return { age, ageRange: getAgeRange(Math.floor((age.youngest + age.oldest) / 2)) };
  }
  return null;
}
