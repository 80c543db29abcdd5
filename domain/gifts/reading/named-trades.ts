import type { Locale } from "#shared/locales/locale.ts";
import type { FoundTrade, Stretch, Token } from "./language.ts";
import { listLikings } from "./meanings.ts";
import { trades } from "./trades.ts";

/** What stands before and after the word for a trade, so that it says what the person is: not 'see a doctor', not 看医生. */
const around: Readonly<Record<Locale, (words: string) => string>> = {
  en: (words) =>
    `(?<=^|, |\\b(?:is|was|hes|shes|theyre|theyve been|been|being|a|an|as|our|my|the|her|his|retired|former|ex|work|works|worked|and|,|does|who|runs) )(?:${words})s?(?![\\w-])(?! (?:says?|said|told|thinks|advised|recommends|appointment|costume|barbie|doll))`,
  zh: (words) =>
    `(?<=^|[是当做干名个位为的在友公婆爸妈哥姐弟妹他她]|自己|职业|本职|，|刚转正|一辈子|多年)(?:${words})(?=$|[，。、,（(]|的?(?![说建让嫌推])|了)(?!说|建议|让)`,
  ja: (words) =>
    `(?:${words})(?=$|[、。,（(）)]|の|です|でし|だ|で|に(?:な|転)|を(?:し|や)|として|なので|一筋|歴)(?!に(?:言わ|止め|相談|診))`,
};

interface Known {
  interests: readonly string[];
  words: RegExp;
}

function compile(locale: Locale): Known[] {
  return trades.map((trade) => ({ interests: trade.interests, words: new RegExp(around[locale](trade[locale]), "gu") }));
}

const known: Readonly<Record<Locale, readonly Known[]>> = { en: compile("en"), zh: compile("zh"), ja: compile("ja") };

/** Who does a thing for money, or for medals: the interest stands in the same clause. */
const masters: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:pro|professional|semi pro|sponsored|(?:for a|earns (?:his|her|their)) living|national (?:team|champion|squad)|olympi\w+|black belt|grade (?:7|8|seven|eight)|county (?:player|champion|level)|international (?:player|level)|varsity|ex (?:pro|international)|used to (?:play|compete|race|run|swim|ride|row) for|played for|sells (?:her|his|their|them)|competes)\b/,
  zh: /职业(?!病|规划|技能)|专业(?:级|选手|队|运动员)|国家队|省队|国手|一级运动员|二级运动员|[一二三四五六七八九]段|校队|比赛拿过|拿过(?:奖|冠军|名次)|卖自己|接单/,
  ja: /プロ(?!ジェクト|グラ|テイン|レス|野球|ポーズ)|元?(?:日本)?代表|国体|インターハイ|甲子園|(?:初|[二三四五六七八九十]|\d)段|師範|有段者|師匠|全国大会|実業団/,
};
const longAgo: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:retired|former|formerly|ex|used to|was a|were a|once|years? as|in (?:his|her|their) day)\b/,
  zh: /退休|以前|原来|曾经|当年|当过|年轻|前/,
  ja: /元(?![気日])|定年|以前|昔|退職|去年まで|だった|していた|引退/,
};
/** How near to the word for a trade it has to be told that it is over: who retires after thirty years on a lorry still drives one. */
const nearTrade = 12;
/** 'Loves being a nurse'. */
const lovesIt = /\b(?:loves?|enjoys?|passion\w*|proud)\b|热爱|喜欢当|天職|大好き/;

/** What is said of a trade in a clause, folded or in small letters; `locate` tells where in the passage it stands. */
export function listNamedTrades(
  text: string,
  locale: Locale,
  { locate, tokens, isOfPerson }: { locate: (stretch: Stretch) => Stretch; tokens: readonly Token[]; isOfPerson: boolean },
): FoundTrade[] {
  if (lovesIt.test(text)) return [];
  const levelAt = (from: number, to: number) =>
    longAgo[locale].test(text.slice(Math.max(0, from - nearTrade), to + nearTrade / 2)) ? ("expert" as const) : ("trade" as const);
  const named = known[locale].flatMap(({ interests, words }) =>
    [...text.matchAll(words)].map(({ 0: found, index }) => ({
      ...locate({ from: index, to: index + found.length }),
      interests: isOfPerson ? interests : [],
      level: levelAt(index, index + found.length),
    })),
  );
  if (!isOfPerson || !masters[locale].test(text)) return named;
  const mastered = listLikings(tokens, locale).flatMap(({ meanings }) =>
    meanings.flatMap((one) => (one.kind === "interest" ? [one.id] : [])),
  );
  const isLiving = locale === "en" ? /\b(?:for a living|sponsored|pro|professional)\b/.test(text) : /职业|プロ/.test(text);
  return [...named, { from: 0, to: 0, interests: mastered, level: isLiving ? levelAt(0, text.length) : "expert" }];
}
