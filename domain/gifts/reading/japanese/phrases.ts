import { isFormerTrade } from "./past-trades.ts";
import type { Stretch } from "../language.ts";
import { somebody } from "./persons.ts";
import { segment } from "./segment.ts";
import type { Word } from "./segment.ts";
import { isKnownWord } from "./known-words.ts";

/** Particles that mark what is spoken of. */
export const topicParticle =
  /(?:などは|なども|とかは|とかも|(?:の)?類は|(?:の)?類も|(?<=[いみりえ])でも|については|に関しては|って|とか|など|なんて|なんか|なら|まで|は|も|が|を)$/;

/** Words of how much, when and how that stand between a thing and its cue. */
const adverbs =
  /(?:こよなく|心から|深く|宗教上|(?:宗教|体質|職業)的に|(?:体質|立場|職業)上|むしろ|逆に|どうしても|どうにも|頑として|めったに|滅多に|決して|断じて|[一1](?:滴|口|切れ|粒|度|ミリ|つ)も|ひとつも|ひとくちも|(?:マジ|まじ|ガチ|本気)で|以来(?:うち|家|我が家|わが家)(?:では|で)|今回(?:だけ)?は|今度は|(?<=を|も|に)(?:また|再び|ふたたび|改めて)|当然|とうぜん|一生|二度と|生涯|もちろん|ほぼ|ほとんど|だいたい|大体|あらかた|間違っても|何があっても|くれぐれも|どうか|半分|大半|ほとんど|だいぶ|(?<=は|も)よう|当分|当面|しばらく|あんまり|いっさい|さっぱり|夜は|一通り|ひと通り|一式|フルセットで|全種(?:類)?|全巻|全作|(?:ちょっと|少し)(?:ずつ)?|こつこつ|コツコツ|地道に|今さら|いまさら|コンプリート|コンプ|もう|すでに|既に|絶対(?:に)?|ぜったい(?:に)?|全然|ぜんぜん|全部|ぜんぶ|すべて|全て|あまり|そんなに|かなり|とても|ものすごく|すごく|特に|基本(?:的に)?|一切|まったく|全く|正直|やはり|やっぱり|たくさん|本当に|ほんとに|できれば|なるべく|極力|どうも|少し|ちょっと|本人(?:が|は|も|いわく)?|もらっても|いただいても|昔から|(?<=は|も|が)(?:うち|我が家|わが家|家)(?:で)?(?:は|も)|今は|今も|現在(?:は)?|最近(?:は)?|去年|昨年|毎年|以前|前に|過去に|実は|どれも|何も|まだ|[^、。はがもを\s]{1,8}(?:きれない|切れない|余る|あまる|売る)ほど|売るほど|(?<=は|(?<!子ど|こど)も|が)[^、。はがもを\s]{1,9}(?:ほど|くらい|ぐらい)|(?<=は|(?<!子ど|こど)も)[^、。はがもを\s]{1,12}以来|(?<=は|(?<!子ど|こど)も)(?![^、。]*(?:けど|から|ので|のに))[^、。はがもを\s]{1,9}(?:の(?=$)|に)|お|ご|が|ので|、|\s)$/;

/** Where a reason or a condition ends and the thing itself may begin. */
const reasonEnd =
  /(?:どころか|ながら|ので|から|ため(?:に)?|けれども|けれど|けど|のに|たら|れば|なら|(?:です|ます|だ|た|い|る)が|[るくすつうむぶぐ]と|(?:[^\p{sc=Han}]て|[出見来着経得寝似煮]て|ても|んで|いで|くて|[がも](?:弱|悪|高|低|痛|強|少な|忙し)く|そうで|中で|さで)|(?:です|ます|だ|い|る|た)し|なく|ず)(?:、|,|，)?$/u;

/** What begins a sentence and belongs to no thing. */
const opening = new RegExp(
  `^(?:(?:ほとんど|(?:スマホ|携帯|ケータイ|iphone|アイフォン|タブレット|パソコン)で(?=.{3})|とうとう|ついに|やっと|いよいよ|仕事柄|職業柄|立場上|体質的に|(?:持ち物|小物|文房具|身の回りのもの)という(?:持ち物|小物|文房具|もの)(?:が|は)|しかも|大の|[2２]人とも|二人とも|ふたりとも|夫婦とも|みんな(?:[がはで](?=.{2}))?|どちらか(?:と(?:い|言)う(?:と|なら)|と(?:い|言)えば)|いつも|しょっちゅう|昔よく|よく(?=.)|一日中|ずっと|毎(?:日|朝|晩|週|月)の?(?=.)|(?:休みの日|週末|休日)(?:は|に|も)|(?:暇|時間)(?:さえ|が)あれば|気(?:づけば|がつけば|がつくと)|何時間(?:も|でも)|(?:一人|ひとり|夫婦|みんな|家族)で(?=.*[をにが])|友(?:達|人|だち)と(?=.*[をにが])|あと|また|それから|それと|ただし?|でも|なお|ちなみに|できれば|なるべく|実は|特に|最近(?:は)?|今(?![回度夜朝時])は?|今回は|夜な夜な|毎晩(?=「)|毎日(?=「)|今年は?|(?:去年|昨年|一昨年|おととし|前回)(?:の(?:誕生日|クリスマス|記念日)(?:に|は)|[のは])?|昔から|基本(?:的に)?|普段(?:は)?|それ以外|以前|毎年|(?:来年|今年|今度)の(?=.{2})|しばらく|当分|ものすごい|すごい数の|大量の|一度|いちど|一時(?:期)?|(?:規則|決まり|きまり|ルール|校則|規定)(?:で(?:は)?|により|があって)|(?:家|うち|自宅|実家|手元)に(?:は|も)?|(?:家|うち|自宅|職場|学校|会社)では|昔(?!話|ばなし|噺|遊び|[のなかはも])(?=[ァ-ヶ一-龠]{2})|こ?れ以上|過去に|すでに|既に|もう|とにかく|どうやら|なぜか|断然|やっぱり|とりあえず|もともと|元々|本人(?:は|が|いわく|曰く|(?=「))|家族に|${somebody}(?:は|が|も|に(?:は)?)|(?:ぼく|僕|私|わたし|俺|うち)(?:は|が|も)|し?て?い?た(?=[\\p{sc=Katakana}\\p{sc=Han}])|で(?=(?:部屋|家|棚|机|リビング)が)|(?:部屋|家|棚|机|リビング)(?:の中)?が(?=[\\p{sc=Katakana}\\p{sc=Han}ー]{2})|との?(?=[\\p{sc=Katakana}\\p{sc=Han}a-z])|(?:[小中高]\\d|\\d+歳)の${somebody}(?=[\\p{sc=Katakana}\\p{sc=Han}a-z])|の(?=.)|、|,|，|・|\\s|→|※|-|:|：)+)`,
  "u",
);

const relativeHead = /^(?:もの|物|モノ|やつ|の|系|こと|グッズ|用品|関連|品)$/;

/** The phrase that ends at `to`, looked for back to `from`: '検疫が厳しいので種や木製品、生もの' is 種や木製品、生もの. */
export function phraseBefore(text: string, { from, to }: Stretch): Stretch {
  const words = segment(text.slice(from, to)).map((word) => ({ ...word, from: word.from + from, to: word.to + from }));
  let [start, isRelative] = [getStartOfQuote(words), false];
  while (start > 0) {
    // 「頑張って」という言葉: what is quoted within it is whole, too.
    start = getStartOfQuote(words.slice(0, start));
    if (start === 0) break;
    if (isEndOfThing(words, start)) isRelative = relativeHead.test(words[start - 1]?.text ?? "");
    if (closesBefore(words, start, { text, from, isRelative })) break;
    start -= 1;
  }
  return trim(text, { from: words[start]?.from ?? to, to });
}

/** What stands in quotes at the end is whole: 「まとめて」. */
function getStartOfQuote(words: readonly Word[]): number {
  if (words.at(-1)?.text !== "」") return words.length;
  const open = words.findLastIndex(({ text }) => text === "「");
  return open < 0 ? words.length : open;
}

/** Of each thing of a list its last word says whether a whole clause may stand before it: プレッシャーになるもの、ビジネス書. */
function isEndOfThing(words: readonly Word[], start: number): boolean {
  return start === words.length || /^[、,，・とや]$/.test(words[start]?.text ?? "");
}

/** As far back as a particle or an adverb reaches. */
const longestEnding = 12;

interface Around {
  text: string;
  from: number;
  isRelative: boolean;
}

/** Whether the word before `start` belongs to something else. */
function closesBefore(words: readonly Word[], start: number, { text, from, isRelative }: Around): boolean {
  const word = words[start - 1];
  if (!word || start === words.length) return false;
  if (endsPart(words, start) || endsReason(words, start, { text, from })) return true;
  if (word.text === "「") return !words.slice(start).some(({ text: one }) => one === "」");
  if (/^[、,，]$/.test(word.text)) return !endsAsThing(words.slice(0, start - 1));
  return !isRelative && isParticle(word, words[start], text);
}

/** 「合格」って書いてあるやつ is one thing. */
function endsPart(words: readonly Word[], start: number): boolean {
  const [word, next] = [words[start - 1]?.text ?? "", words[start]?.text ?? ""];
  return /^(?:は|って|[。;；:：)）])$/.test(word) && !(word === "って" && /^(?:書|い|入|言)/.test(next));
}

/** 書いてある goes on. */
function endsReason(words: readonly Word[], start: number, { text, from }: Pick<Around, "text" | "from">): boolean {
  const [word, next] = [words[start - 1], words[start]?.text ?? ""];
  if (!word || (word.text.endsWith("て") && /^(?:ある|いる|る|おく|くる|書|も$)/.test(next))) return false;
  return reasonEnd.test(text.slice(Math.max(from, word.to - longestEnding), word.to));
}

const ofVerb =
  /^(?:\p{sc=Han}+\p{sc=Hiragana}*(?:[るたいうくすむぐぶつぬ]|そうな|ような)|な[るい]|する|できる)(?=[\p{sc=Han}\p{sc=Katakana}]|おもちゃ|もの|ところ|やつ)/u;

/** A particle that ends a part of the sentence. 慶事を思わせる紅白: what that verb says belongs to the thing. */
function isParticle(word: Word, next: Word | undefined, text: string): boolean {
  if (/^(?:[がをに]|しか)$/.test(word.text) && ofVerb.test(text.slice(word.to))) return false;
  return /^(?:が|を|に|へ|で|から|まで|より|も|しか)$/.test(word.text) && !/^[いたすてのは]\p{sc=Hiragana}*$/u.test(next?.text ?? "");
}

const predicateEnd =
  /(?:だけ\p{sc=Han}\p{sc=Hiragana}?[むるうくすつ]|です|ます|ました|でした|だ|った|いた|した|んだ|[てで](?:くる|いく|いる|くれる|もらう|しまう|おく)|ない|ません|たい|って|いて|して|んで|くて|ので|から|けど|が|に|を|は|も|で|て|し|ば|ず|ら|れ|く|り|ろ)$/u;

const adjective =
  /(?:重|軽|高|安|大き|小さ|多|少な|長|短|強|弱|固|硬|辛|甘|苦|暗|古|新し|遠|近|狭|広|寒|暑|怖|悪|良|よ|うま|かわい|きつ|ひど|すご|つら|ひどく|しんど|忙し|うるさ|眠|痛|弱|強)い$/;

/** Before a comma: a thing of the list, and no clause that has ended. */
function endsAsThing(words: readonly Word[]): boolean {
  const text = words
    .slice(-3)
    .map((word) => word.text)
    .join("");
  return (
    text !== "" &&
    !adjective.test(text) &&
    (!predicateEnd.test(text) ||
      (/(?:もの|[てで]|ばら|さくら|くり|ろうそく|すし|だし|おかし|むし|はし|おはし|かさ)$/.test(text) &&
        !/(?:って|いて|して|んで|くて|ので)$/.test(text)))
  );
}

function trim(text: string, stretch: Stretch): Stretch {
  let { from, to } = stretch;
  from += startsWithKnown(text, stretch) ? 0 : (opening.exec(text.slice(from, to))?.[0].length ?? 0);
  for (const words of [once, butThis, soMuch, onceGiven, stylish]) from += words.exec(text.slice(from, to))?.[0].length ?? 0;
  to -=
    /(?:のほう|の方|とか|など|なんか|あたり|自体|だけ|等|の類|(?<![虫乳鳥人種麺生])類|ほど|[をに](?:する|やる)(?:の|こと)|(?<=[うくすつむぶぐる])(?:時間|ひととき|瞬間)|(?<=[\p{sc=Han}\p{sc=Katakana}ー])(?:\d+|[二三四五六七八九十])(?:つ|個|枚|台|足|冊|着|箱|袋|缶|セット|膳|客)|[、,，・)）\s])+$/u.exec(
      text.slice(from, to),
    )?.[0].length ?? 0;
  return { from, to: Math.max(from, to) };
}

/** 若い頃の趣味だった釣り. */
const once = /^(?:[^、]{0,16}?(?:だった|[てで]い?た)|(?:若い(?:頃|ころ|時)|昔|学生時代|子どもの頃)の)(?=[\p{sc=Han}\p{sc=Katakana}])/u;

/** 韓国アイドルじゃなくて氷川きよし. */
const butThis = /^[^、。「」]{1,14}(?:じゃ|では)なく(?:て)?(?:、|むしろ|断然)*(?=[\p{L}\p{N}])/u;

/** 通うほどのレコード. */
const soMuch = /^[^、。「」]{1,10}(?:ほど|くらい|ぐらい)の(?=[\p{sc=Han}\p{sc=Katakana}])/u;

/** 贈ったマッサージ器. */
const onceGiven = /^(?:あげた|贈った|渡した|送った|くれた|もらった|買った|プレゼントした)(?=[\p{sc=Han}\p{sc=Katakana}]{2})/u;

/** おしゃれなカフェ is of cafes alone. */
const stylish = /^(?:おしゃれ|オシャレ|お洒落)な(?=.{2})/u;

const longestKnown = 6;

/** 大の里 is a name. */
function startsWithKnown(text: string, { from, to }: Stretch): boolean {
  for (let length = 3; length <= Math.min(longestKnown, to - from); length += 1)
    if (isKnownWord(text.slice(from, from + length))) return true;
  return false;
}

/** What stands before a cue without adverbs; with the end of its particle where there is one. */
export function trimAdverbs(text: string, { from, to }: Stretch): Stretch {
  let end = to;
  for (let last = -1; last !== end;) {
    last = end;
    const adverb = adverbs.exec(text.slice(Math.max(from, end - longestEnding), end))?.[0] ?? "";
    // が and ので before a cue are its own matter: 苦手, ので、なし.
    if (!/^(?:が|ので|お|ご)$/.test(adverb)) end -= adverb.length;
  }
  return { from, to: end };
}

const link = /^(?:、|,|，|・|や|と|か|or|\/|&|＆|\+|および|及び|または|と、|も|やら|だの|とか|、と)$/;

/** Splits '箸と扇子、風呂敷' into its things. */
export function listThings(text: string, stretch: Stretch): Stretch[] {
  const things: Stretch[] = [];
  let part: Word[] = [];
  let quoted = false;
  const close = () => {
    const [first, last] = [part[0], part.at(-1)];
    if (first && last) things.push(trim(text, { from: first.from + stretch.from, to: last.to + stretch.from }));
    part = [];
  };
  const words = segment(text.slice(stretch.from, stretch.to));
  for (const [at, word] of words.entries()) {
    if (/[「『“]/.test(word.text)) quoted = true;
    if (/[」』”]/.test(word.text)) quoted = false;
    if (!quoted && (link.test(word.text) || /^[(（]$/.test(word.text)) && !isOfExamples(words, at) && isBetween(words, at)) close();
    else part.push(word);
  }
  close();
  return things
    .flatMap((thing) => splitQuoted(text, thing))
    .filter(({ from, to }) => isThing(text.slice(from, to)) && !isFormerTrade(text.slice(0, from), text.slice(from, to)));
}

/** 「合格」「必勝」って書いてあるやつ: of what is written there each word counts. */
function splitQuoted(text: string, thing: Stretch): Stretch[] {
  const words = text.slice(thing.from, thing.to);
  if (!/^(?:「[^」]{1,12}」)+(?:(?:って|と)[書入印]|の文字)/.test(words)) return [thing];
  return [...words.matchAll(/「([^」]+)」/g)].map(({ 1: one = "", index }) => {
    const from = thing.from + index + 1;
    return { from, to: from + one.length };
  });
}

/** お祝いとかの消え物 is one thing. */
function isOfExamples(words: readonly Word[], at: number): boolean {
  return /^(?:とか|など|等)$/.test(words[at]?.text ?? "") && words[at + 1]?.text === "の";
}

/** Whether a linking word stands between two things. と after a verb quotes, and か asks. */
function isBetween(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]].map((one) => one?.text ?? "");
  if (!before || !word || next === undefined) return false;
  if (word === "・") return !isInName(before, next);
  if (word === "と" && /\p{sc=Han}\p{sc=Hiragana}*[るうくすつむぶぐ]$/u.test(before)) return false;
  if (word === "と") return !/^(?:言|い[うっわ]|思|聞|書|考|す|し|な|の$)/.test(next);
  return !(/^[かも]$/.test(word) && /^\p{sc=Hiragana}?[いるただすうくて]$/u.test(before));
}

const noThing =
  /^(?:いま|.{1,12}以外|ノベルティ|粗品|景品|おまけ|出番|むしろ|どうして|したら|[今来去]?年こそ|友達みんな|みんな|周りみんな|下手なの|そっち系?|こっち系?|(?:その|この)系|ok|なんで|何で|なん|しか|子|味|質|素材|鮮度|主義|嫌々|いやいや|(?:と|って)?書いてあ(?:る|った)(?:もの|物|やつ|の|系)|新しい(?:の|やつ)|けっこう|何時間|何[度回]|休みの日|[月火水木金土日]曜日?|土日|平日|定年後|退職後|老後|(?:食べ|見|飲み|買い)(?:に行く)?|どこ(?:か)?|どれ|誰|だれ|いつ|同じ(?:もの|物|の|やつ)|年(?:間)?パス|そういう(?:の|系|物|もの)|(?:その|この)(?:手|系|系統)の?(?:もの|物)?|もの|物|こと|の|人|方|ところ|場所|時|とき|時間|お金|値段|予算|プレゼント|贈り物|ギフト|品|それ|これ|あれ|何|なに|他|ほか|自分|本人|相手|みんな|皆|家族|家|部屋|職場|会社|仕事|最近|限界|せいぜい|精一杯|来年|再来年|来月|来週|再来週|明日|明後日|今度|来春|去年|今年|毎年|昔|普段|休日|週末|気持ち|気|話|手|目|体|声|意味|必要|問題|関係|感じ|好み|趣味|サイズ|種類|誕生日|お祝い|とても|本当|一番|今|今回|前回|以前|過去|当日|全部|以来|以降|重複|先生|医者|検疫|規定|そういうの|その辺|あんまり|当分|当面|しばらく|会話|中継|観戦|鑑賞|応援|残|あまり|少し|ちょっと|今後|普通|笑|学生時代|若い頃|若いころ|定年後|(?:定年後に)?昔|二人|ふたり|系|類|用|的|以外|そこに?|ここに?|その他|断固|老眼|視力|体力|膝|腰|肩こり|経営|学校|園|病院|施設|詠み|年|この前|こないだ|先日|先週|先月|今週|もちろん|絶対|(?:見|聞く|飲む|食べる|嗅ぐ)る?の|人前|大勢|たまに|時々|ときどき|いつも|よく|朝|早起き|夜更かし|暗い所|暗いところ|人付き合い|大丈夫|平気|ひどい|すごい|節約家|倹約家|努力家|心配性|寂しがり屋|人見知り|偏食|無口|中|派|増|パート|新築|戸建て|独身|既婚|単身|毎晩|毎朝|毎日|毎回|毎度|寝不足|睡眠不足|肩こり|腰痛|頭痛|更年期|デイサービス|リハビリ|通院|復帰|育休|産休)$|(?:男性|女性)$|(?:男性|女性|親|子ども|社員|若手|経営|首脳)陣$|^(?:ほんと(?:に|うに)?|本当に|いったい|一体)何$|(?:子ども|子供|娘|息子|孫)[\d一二三四五]?人?$|(?:節約|ダイエット|妊娠|授乳|求職|休職|育休|産休|療養|入院|勉強|受験|婚活|就活|転職|妊活|留学|闘病|子育て)中$|(?:^|[のいるた歳])(?:女の子|男の子|女子|男子)$|^な?(?:[小中高]\d|\d+(?:歳|才))の?(?:女の子|男の子|女子|男子|[男女]?児|男|女|子)$|(?:年生|受験生|新入社員|新社会人|(?<![畑庭針手山])仕事|育ち盛り)$|[がを](?:いる|ある|飼う|する|始めた|始めて|飼って(?:い)?る)$|(?:祝い?|誕生日|還暦|古希|喜寿|米寿|傘寿|送別|記念日|挨拶|お礼)$|出身$|程度$|くらい$|^(?:上下|上巻|下巻|上下巻|全巻|相変わらず|あいかわらず|ひどく|すごく|現物|実物|本物|全種|持ち込み|定年|退職|受験|異動|転職|敏感|得意|いる|いた|ある|する|なる|バレンタイン|ホワイトデー|クリスマス|母の日|父の日|敬老の日)$|\d+周年$|^(?:ご?予算|値段|金額|上限)(?:は|で)?[^、。はが]*$|^[\d.,一二三四五六七八九十]+[万千百]?円?(?:以内|以下|まで|くらい|ぐらい|前後|程度|台|ちょい)$|(?:^|の)なに$|(?:景品|年記念|クリスマスプレゼント|誕生日プレゼント)$|した気分(?:に(?:なる|浸る)(?:の|こと)?)?$|(?:の人|アパート|マンション|部屋|飼い|気味|顧問|大学生|高校生|中学生|小学生|社会人|性格|体質|冷え性|暮らし|持ち|育ち|生まれ|在住|勤務|講師|教師|会社員|主婦|主夫)$/;

/** ル・クルーゼ is one word, ピアス・イヤリング are two. */
function isInName(before: string, next: string): boolean {
  const isKatakana = (word: string) => /^[\p{sc=Katakana}ー]+$/u.test(word);
  return isKatakana(before) && isKatakana(next) && Math.min(before.length, next.length) < 3;
}

/** 高2の妹. */
const endsInSomebody = new RegExp(
  `^(?:.*(?:の|い|る|た|な))?(?:${somebody}|彼|彼女|本人|ぼく|僕|私|わたし|俺|自分|うち)(?:夫婦|夫妻|家族|一家)?(?:\\(?\\d+(?:歳|才)?\\)?)?(?:の(?:方|ほう)?)?$`,
  "u",
);

/** Whether words name something that one could give or like. */
export function isThing(text: string): boolean {
  // 先輩へのハロウィン is for whom it is, and why.
  if (text === "" || /^[^、。]{1,8}への/.test(text) || noThing.test(text) || endsInSomebody.test(text)) return false;
  if (
    /^[\d一二三四五六七八九十\s.,〜~-]+(?:歳半?|才半?|円|人|年|月|日|回|個|本|枚|まい|こ|ほん|さつ|着|台|足|冊|つ|張り?|丁|膳|組|玉|鉢|箱|袋|缶|セット|ダース|ケース|種類)?目?$/.test(
      text,
    )
  )
    return false;
  if (/^\p{sc=Hiragana}$/u.test(text)) return false;
  // A sentence by itself: it ends in what only a predicate ends in.
  if (/[^\p{sc=Hiragana}](?:で|に|へ|から|まで)$/u.test(text)) return false;
  // 手荒れがひどいのと、指輪.
  if (/[がは](?:ひど|つら|しんど|きつ|痛)いの$/.test(text)) return false;
  return (
    !/(?:です|ます|する|ました|でした|そうで|ので|から|けど|ている|ており|った|んだ|[れえすい]るの|[わらさか]れた|(?:[いっ]|\p{sc=Han}[けせめれえねべげし])て)$/u.test(
      text,
    ) && /[\p{L}\p{N}]/u.test(text)
  );
}
