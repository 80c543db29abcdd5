import sayings from "../../knowledge/ways/japanese/idioms.json" with { type: "json" };
import lists from "../../knowledge/ways/japanese/headings.json" with { type: "json" };
import likes from "../../knowledge/ways/japanese/likes.json" with { type: "json" };
import owned from "../../knowledge/ways/japanese/owned.json" with { type: "json" };
import refusals from "../../knowledge/ways/japanese/refusals.json" with { type: "json" };
import { readWays } from "../../knowledge/ways/read-ways.ts";
import { readCues, readExpressions } from "../unspaced/read-cues.ts";
import type { Cue } from "./cue.ts";

/** They look like a cue and are none, or say the contrary. */
export const idioms: readonly RegExp[] = readExpressions(sayings);

/** After something that is owned: there is room for more. */
export const wantsMore =
  /(?:喜|気に入)[^。]{0,16}(?:あんな感じ|ああいう|あの系統|(?:同じ|似た|近い)(?:ような|系統|感じ|路線)|系統として|また(?:あげ|贈|同じ))(?![^。]{0,12}(?:以外|避け|じゃな|ではな))|(?:それでも|でも|けど|(?<=[るたすだい])が|のに|まだ|もっと)[^。]{0,14}(?:集め(?:て|続け)|(?:欲|ほ)し(?:い|く)|欲しが|ほしが|喜ぶ|喜び|嬉しい|うれしい|買って(?:しま|い)|足りない|増やし)|いくつ(?:あっても|でも)|何(?:個|本|冊|枚)(?:あっても|でも)/;

/** In the order in which they win at the same place. */
export const cues: readonly Cue[] = [refusals, owned, likes].flatMap(readCues<Cue>);

export const inThePast =
  /若い(?:頃|ころ|時)(?!から)|昔(?!から)|以前|(?<!(?:人|目|誕生日|結婚|出産|受験|寝る|食|旅行|の)の?)前は(?=[^、。]{1,20}(?:て|で)(?:い)?た)|かつて|学生時代|現役(?:時代|の頃|の時)|元(?![気日旦来本])(?=[\p{sc=Han}\p{sc=Katakana}])|だった(?:頃|ころ)|(?:好き|趣味)だった|していた(?:頃|話|$|。)|(?:で|を)した$|定年まで|長年|(?:を)?(?:\d+|[一二三四五六七八九十]+)年(?:間)?(?:勤|続|や)/u;

/** '所持品:', 'NG：': what follows is a list. */
export interface Heading {
  words: RegExp;
  stance: "has" | "dislikes" | "cannot" | "likes";
  /** Of the list only what we know. */
  knownOnly?: true;
}
export const headings: readonly Heading[] = readWays<Omit<Heading, "words">>(lists).map(({ pattern, ...row }) => ({
  ...row,
  words: new RegExp(pattern, "u"),
}));

/** What is only complained of, passed on to somebody or in the way: 毎日服がコーヒーくさいって言う, いつもお菓子をくれる. */
export const unloved =
  /まだ(?:先|早|無理)|(?:当分|しばらく)先|駆り出|付き合わさ|つきあわさ|お(?:とも|供)(?:に|を|で|$)|付き添|仕方なく|いやいや|嫌々|(?:させ|やらせ|習わせ)た(?:い|かっ|がっ)|転ん|ゼロ|皆無|ナシ|辞め|飽き|くさい|臭い|ぼや(?:く|い)|愚痴|文句|うんざり|へとへと|送迎|邪魔|迷惑|に誘(?:われ|うけど|うが|っても|ってくるけど)|誘いを断|の(?:こと|件)で[^、。]{0,8}(?:バトル|けんか|喧嘩|ケンカ|もめ|揉め|口論|言い合|叱|怒)|(?:を|も)?(?:(?<!(?:見せ|聞かせ|披露し|教え|弾い|歌っ|焼い|描い|淹れ|いれ)[てで])くれ(?:る|て|た|ま)|くださ|いただ|頂い|もらっ)/;

/** Words of what is done again and again. */
export const again =
  /甘党|(?:が|のが)(?:至福|最高|幸せ|癒(?:し|やし)|いやし)|[1一]日(?:に)?(?:\d+|[二三四五六])(?:杯|本|回|袋|缶)|毎(?:日|朝|晩|週|場所|月|年)|週\d|週末|休日|休み|平日(?:は|の)|[月火水木金土日]曜日?(?:は|の)|通勤(?:中|時間|電車)?(?:は|に|の|で)|(?:\d+|[一二三四五六七八九十]+)年|(?<![ただ])ば(?:かり|っかり?(?!だ))|さえあれば|といえば|(?:夜|朝|昼|晩)は|仲間(?=[がとにでのへだ]|$)|(?:頃|ころ|昔|代)から|(?:ご?飯|何|なに)より|何はなくとも|もっぱら|口を開けば|(?:サークル|クラブ|教室|同好会)(?=に|で|の|$)|三昧|めぐり|巡り|観戦|鑑賞|アプリ|再放送|世代|上手|だけは|部活|部(?=$|で|に|所属|員)|命(?=$|です|な|らしい|って)|(?:朝|昼|夜|お昼|ランチ|夕飯|朝食|昼食|おやつ)は(?:必ず|決まって|絶対)|(?:ランナー|ゲーマー|サーファー|スイマー|クライマー|ゴルファー|アングラー|キャンパー|歴女|女子|推し)$|(?:ランナー|ゲーマー|サウナー|サーファー|スイマー|クライマー|ゴルファー|アングラー|キャンパー|ガーデナー|トレーニー|ヨギーニ|歴女)(?=で[\p{sc=Han}\p{sc=Katakana}]|なの|の(?:友|先輩|後輩|同僚|上司|父|母|兄|姉|弟|妹|夫|妻|彼))|ざんまい|(?<![がはもの大]|お)好き(?=$|で|な(?!の)|です|の|だ)|[てで]くれ(?:る|ます)|月(?:に)?\d+(?:冊|回|本)|沼|通い|推し|カラオケで|いつも|よく(?=[^なね])/u;
