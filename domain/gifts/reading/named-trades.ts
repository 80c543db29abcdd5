import type { Locale } from "#shared/locales/locale.ts";
import type { FoundTrade, Stretch, Token } from "./language.ts";
import { listLikings } from "./meanings.ts";
import { trades } from "./trades.ts";
import { listMatches } from "../words/list-matches.ts";

/** What stands before and after the word for a trade, so that it says what the person is: not 'see a doctor', not 看医生. */
const around: Readonly<Record<Locale, (words: string) => string>> = {
  en: (words) =>
    `(?<!\\b(?:wants?|hopes?|plans?|trying|going|studying|training|dreams?|wanted|loves?|like) (?:to (?:be|become)|of (?:being|becoming)) (?:an? )?(?:\\w+ )?)(?<=^|, |\\b(?:she|he|they|is|was|hes|shes|theyre|theyve been|been|being|a|an|as|our|my|the|her|his|retired|former|ex|work|works|worked|and|,|does|who|runs) )(?:${words})s?(?![\\w-])(?! (?:says?|said|told|thinks|advised|recommends|appointment|costume|barbie|doll|licen[cs]es?))`,
  zh: (words) =>
    `(?<!(?:想|要|梦想|梦想是|立志|希望|志愿|以后|长大|长大后)(?:去)?(?:当|做|成为)(?:一?[名个位])?)(?<=^|[是当做干名个位为的在友公婆爸妈哥姐弟妹夫嫂姑姨舅叔伯媳侄甥他她]|自己|职业|本职|，|刚转正|一辈子|多年)(?:${words})(?=$|[，。、,（(]|的?(?![说建让嫌推])|了)(?!说|建议|让)`,
  ja: (words) =>
    `(?:${words})(?=$|[、。,（(）)]|の|です|でし|だ|で|に(?:な(?!りた|りま|る)|転)|を(?:し|や)|として|なので|一筋|歴)(?!に(?:言わ|止め|相談|診))`,
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
  zh: /职业(?!病|规划|技能)|专业(?:级|选手|队|运动员)|国家队|省队|国手|一级运动员|二级运动员|[一二三四五六七八九]段(?!锦)|校队|比赛拿过|拿过(?:奖|冠军|名次)|卖自己|接单/,
  ja: /プロ(?!ジェクト|級|並|なみ|はだし|顔負|グラ|テイン|レス|野球|ポーズ)|元?(?:日本)?代表|国体|インターハイ|甲子園|(?:初|[二三四五六七八九十]|\d)段|師範|有段者|師匠|全国大会|実業団/,
};
/** For years, or with what only comes with years. */
const longDone: Readonly<Record<Locale, RegExp>> = {
  en: /\bfor (?:over |more than |about |nearly |almost )?(?:[5-9]|\d\d|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|sixty|many|so many) (?:\w+ )?years\b|\b(?:\d\d|ten|twenty|thirty|forty|fifty) years of|\bfor (?:decades|ages|a lifetime)\b|\b(?:all|most of) (?:his|her|their) life\b|\b(?:lifelong|since (?:he|she|they) (?:was|were)|since (?:childhood|college|the (?:50|60|70|80|90)s)|advanced|award winning|owns every|has every|has all the gear)\b/,
  zh: /(?:学|玩|打|练|拉|弹|吹|画|写|唱|跳|下|钓|拍|养|种|织|做|爬|骑|跑|游|攒|收|泡|喝|坚持|龄|教)了?(?:快|有|都|将近)*(?:[五六七八九十几]|十[一二三四五六七八九几]|[二三四五六七八九]十[一二三四五六七八九几多]?|好几?|好多|[5-9]|\d{2})(?:多)?年|多年(?:的)?(?:爱好|老)|一辈子|半辈子|大半辈子|骨灰级|资深|老手|高手|发烧友|(?:考|过)[^，。]{0,4}(?:[六七八九十6789]|10)级|装备(?:都)?(?:齐全|很全|拉满)|从小(?:就)?(?:学|练|弹|画|跳)/,
  ja: /歴(?:は|が)?(?:もう)?(?:約)?(?:[5-9５-９]|\d{2}|[五六七八九十])(?:年|\d|[十年])|(?:[5-9]|\d{2}|[五六七八九十]+)年(?:以上|間|近く)?(?:も)?(?:続け|習っ|やっ|通っ|弾い|描い|踊っ|打っ|撮っ)|ベテラン|プロ(?:級|並み?|なみ|はだし|顔負け)|玄人はだし|上級者|玄人|長年(?:続け|やっ|の趣味)|子どもの(?:頃|ころ)から(?:習|続|やっ)|師範|段位|道具(?:は|が|も)?(?:一式|全部|一通り|ひと通り)/,
};
/** In the first weeks, or about to begin. */
const begun: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:just|only|recently|newly|finally|has) (?:\w+ )?(?:started|starting|began|begun|taken up|took up|picked up|got into|gotten into|getting into|learning|discovered)\b|\b(?:started|starting) (?:playing|learning|taking|doing|to (?:play|learn|take|do))\b|\b(?:started|took up|picked up|taking up|starting) (?:\w+ ){1,3}(?:this (?:year|spring|summer|fall|autumn|winter|month)|last (?:month|week|year)|recently|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|a (?:few )?(?:weeks?|months?) ago|at \d\d|after (?:retiring|retirement))|\b(?:new to|beginner|beginners|newbie|novice|plays a little|a little (?:guitar|piano|golf|tennis|chess|violin)|teaching (?:him|her|them)sel\w+|booked (?:\w+ )?(?:lessons|classes)|self taught|first (?:lessons?|class)|wants? to (?:learn|start|try|take up)|would (?:like|love) to learn|trying to learn|learning (?:to|how to)|dabbl\w+)\b/,
  zh: /刚(?:刚)?(?:开始|学|入坑|入门|接触|报|迷上|上手)|新手|初学|入门|零基础|小白|才学|学了?(?:一点|几天|[一二两三几半\d]+个?(?:星期|月|周|天|节课))|最近(?:开始|在学|迷上|想学|入坑)|(?:想|打算|准备|一直想)(?:去)?(?:学|试)|会(?:一点|弹一点|一些|点)|略懂|自学/,
  ja: /始めたばかり|始めたて|(?:始め|はじめ|習っ|やっ)て(?:まだ|やっと)?(?:\d+|[一二三四五六半数])(?:日|週間|ヶ月|か月|カ月|ヵ月|ヶ月め|か月目)|(?:全然|まったく|全く|一度も|ほとんど|ほぼ)?(?:やった|した|作った)こと(?:が|は)?(?:全然|まったく|ほとんど)?(?:ない|なく|ありません)|(?:最近|先月|今年|春|今月)[^、。]{0,8}始め|初心者|ビギナー|習い始め|覚えたて|入門|(?:これから|そろそろ)?始めたい|やってみたい|習いたい|独学|かじった程度|デビュー(?:した|予定|したて)|少し(?:だけ)?弾ける/,
};
const longAgo: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:retired|former|formerly|ex|used to|was a|were a|once|years? as|in (?:his|her|their) day)\b/,
  zh: /退休|以前|原来|曾经|当年|当过|年轻|前|一辈子|半辈子|[当做干]了[^，。]{1,4}年/,
  ja: /元(?![気日])|定年|以前|昔|退職|去年まで|だった|でした|してい(?:た|まし)|引退/,
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
    listMatches(text, words).map(({ 0: found, index }) => ({
      ...locate({ from: index, to: index + found.length }),
      interests: isOfPerson ? interests : [],
      level: levelAt(index, index + found.length),
    })),
  );
  if (!isOfPerson) return named;
  const saying = [masters[locale], longDone[locale], begun[locale]].find((one) => one.test(text));
  if (!saying) return named;
  const part = getPart(text, saying);
  const mastered = listLikings(listTokensIn(tokens, part), locale).flatMap(({ meanings }) =>
    meanings.flatMap((one) => (one.kind === "interest" ? [one.id] : [])),
  );
  if (saying === begun[locale]) return [...named, { from: 0, to: 0, interests: mastered, level: "beginner" }];
  const isLiving =
    locale === "en" ? /\b(?:for a living|sponsored|pro|professional)\b/.test(text) : /职业|プロ(?!級|並|なみ|はだし|顔負)/.test(text);
  return [...named, { from: 0, to: 0, interests: mastered, level: isLiving ? levelAt(0, text.length) : "expert" }];
}

/** 'Plays the banjo, drives a truck for a living': what stands between commas where it is said, and all where it speaks of more. */
function getPart(text: string, saying: RegExp): string {
  const part = text.split(/ ?, ?/).find((one) => saying.test(one));
  return part !== undefined && part.split(" ").length >= fewestWords ? part : text;
}

/** 'For a living' alone, after a comma, speaks of what stands before it. */
const fewestWords = 5;

function listTokensIn(tokens: readonly Token[], part: string): readonly Token[] {
  return tokens.filter((token) => part.includes(token.text.toLowerCase().replaceAll(/['’]/g, "")));
}
