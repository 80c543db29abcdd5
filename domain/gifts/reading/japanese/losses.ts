import type { Claim, Stretch, Token } from "../language.ts";
import { claimLost, listLosable, overlapsAny } from "../losable.ts";
import type { Clause } from "../unspaced/clauses.ts";
import { readLosses, type Part } from "../unspaced/read-losses.ts";
import { getSubject } from "./persons.ts";
import { readTokens } from "./segment.ts";
import type { Source } from "./source.ts";

/** How people tell that somebody had to stop, or can't any more; the pastime stands in the same part of the sentence. */
const lost =
  /(?:バイク|単車|二輪|ハーレー)を[^、。]{0,8}(?:事故|怪我|けが|ケガ|病気|年齢|歳|腰|膝|目|結婚|出産|子ども|子供)[^、。]{0,6}(?:降り|おり)(?:て|た|ま)|(?:事故|怪我|けが|ケガ|病気|結婚|出産)(?:で|を機に|して)[^、。]{0,6}(?:バイク|単車|二輪)を(?:降り|おり)(?:て|た|ま)|あきらめ|諦め|断念|挫折|中断(?!せず|する(?:こと)?な)|(?:^|、)(?:やめ|辞め|引退し)て(?:から|以来)|(?:部|サークル|クラブ|教室)(?:だった|に(?:い|入って(?:い)?)た|に通って(?:い)?た)(?:けど|けれど|が|のに|んだけど)[^、。]{0,6}(?:やめ|辞め)|(?<!部を|部活を)引退(?!式|レース|公演|試合|コンサート|ライブ|ツアー|セレモニー|興行|した[\p{sc=Han}\p{sc=Katakana}])|お休み(?:中|して)|おあずけ|お預け|(?:我慢|がまん|ガマン)(?:中|して)|ドクターストップ|止められ|禁止され|禁じられ|(?:でき|出来|弾け|歩け|走れ|登れ|打て|持て|踊れ|泳げ|編め|縫え|描け|書け|乗れ|投げられ|滑れ|通え|行け|続けられ|歌え)なく(?:な|て)|(?:し|行か|やら|せ|乗ら|登ら|走ら|打た|弾か|編ま|触ら|遊ば|滑ら|泳が|歌わ|描か)(?:なく|んく|んように?)な(?:[っり]|$)|(?:行け|乗れ|でき|出来|登れ|走れ|打て|歩け|弾け|編め)(?:んく|んように?)な[っり]|気力(?:も|が)(?:な|ありま)|(?:する|行く|やる|出る|乗る|登る|滑る|走る)?気(?:に(?:は)?(?:なれ|なら)|分(?:では|じゃ)|が(?:し|起き))(?:な|ませ)|(?<!まだ[^、。]{0,8})乗れ(?:ない(?!人)|ません|ず)|手放(?:し|す)|(?:今は|もう)(?:でき|出来|行け|通え|続けられ|乗れ|歩け|登れ|走れ|打て|滑れ|泳げ|踊れ|歌え|弾け)(?:ない|なく|ません)|もう[^、。]{0,10}(?:し|やっ|行っ|弾い|描い|走っ|泳い|編ん|縫っ|打っ|踊っ|登っ|歌っ|書い)て(?:い)?(?:ません|ない(?!と))|売(?:って|り)(?:しま|払)|売った|預け|置いて(?:い|き)|譲(?:って|り|った)|見たくない|(?:話を|見る|聞く|触れる)(?:する)?と(?:泣|つら|辛|落ち込)|(?:(?:は|が|を|も)|(?:悪く|痛め|壊|傷め|やられ|弱|衰え|落ち)[^、。はがをも]{0,5}(?:て|で|から|ので))(?:もう|昨年|去年|先月|今年|きっぱり|すっぱり|完全に)*お?(?:や|辞|止)め(?:になっ|になり|て(?!ほし|くだ|お)|た(?!方|ほう|い)|られ(?:た|まし)|まし|ざるを)|(?:老眼|視力|目|膝|ひざ|腰|肩|指|手|体力|年齢?|歳)[^、。]{0,8}(?:で|から|ので|て|し)もう(?:無理|むり|ムリ|限界)|(?:道具|毛糸|竿|用具|一式|セット)(?:ごと|を|も|は|まで)(?:全部|ぜんぶ|みんな|すべて|まとめて|もう)*(?:(?:人|他人|誰か|友達|友人|知人|後輩)に)?(?:あげ(?:ちゃ|てしま|た(?!い))|処分し|捨て(?:た|て|ちゃ)|手放)|(?:を|は|も)(?:失い|失っ)|[\p{sc=Han}\p{sc=Katakana}ー](?:やめ|辞め|引退し)(?:た(?!い|ら|方|ほう)|まし|ちゃっ|てしま)[^、。]{0,4}$/u;
const never =
  /(?:仕事中|勤務中|就業中|授業中|学校では|職場では|会社では|平日は)[^、。]{0,12}(?:でき|出来)|やめられ(?!た|まし)|止められない|諦めきれ|あきらめきれ|手放せ/;

/** 父はゴルフ、腰をやってすっぱりやめました: told after a comma of what was only named before it. */
const endedAtOnce =
  /(?:すっぱり|きっぱり|完全に|泣く泣く|とうとう|ついに|もう)お?(?:やめ|止め|辞め|引退し|卒業し)(?:た|まし|て|になっ|になり)/;
const isStatement = /(?:です|ます|した|った|いる|る|い)$/;

function listEnded(parts: readonly Part[], read: (stretch: Stretch) => readonly Token[]): (readonly Token[])[] {
  return parts.flatMap((part, at) => {
    const before = parts[at - 1];
    const isOfBefore = before?.sentence === part.sentence && !isStatement.test(before.text) && listLosable(read(part), "ja").length === 0;
    const isEnded =
      endedAtOnce.test(part.text) || (lost.test(part.text) && /だった(?:んだ)?(?:けど|けれど|のに|が)、?$/.test(before?.text ?? ""));
    return isEnded && isOfBefore ? listLosable(read(before), "ja").slice(0, 1) : [];
  });
}

/** What can't be done any more, where the verb alone tells it: 編み物が好きだけど、今は編めない. */
const deeds: readonly (readonly [verb: string, pastimes: ReadonlySet<string>])[] = [
  ["編め", new Set(["knitting", "crochet"])],
  ["縫え", new Set(["sewing", "quilting", "embroidery"])],
  ["描け", new Set(["drawing", "painting"])],
  ["書け", new Set(["calligraphy"])],
  ["弾け", new Set(["piano", "guitar", "violin", "cello", "ukulele"])],
  ["吹け", new Set(["flute", "saxophone", "harmonica"])],
  ["歌え", new Set(["singing", "karaoke", "choir"])],
  ["踊れ", new Set(["dance", "ballet", "ballroom"])],
  ["走れ", new Set(["running", "marathon"])],
  ["泳げ", new Set(["swimming", "wild-swimming"])],
  ["登れ", new Set(["hiking", "mountaineering", "climbing"])],
  ["歩け", new Set(["hiking", "city-walk"])],
  ["滑れ", new Set(["skiing", "snowboarding", "skating"])],
];
const laidDown = "を(?:もう|きっぱり|とうとう|静かに)?(?:置(?:いた|いて(?:しま|から|い[るま])|きました|かれ)|しまい込|しまった)";
/** What is laid down for good: 編み棒を置きました. */
const tools: readonly (readonly [laid: RegExp, pastimes: ReadonlySet<string>])[] = (
  [
    ["(?:編み|棒|かぎ|カギ)[棒針]|毛糸", ["knitting", "crochet"]],
    ["(?<![棒鉤ぎ編])針", ["sewing", "quilting", "embroidery", "patchwork", "sashiko"]],
    ["筆", ["calligraphy", "painting", "drawing", "watercolour"]],
    ["ラケット", ["tennis", "table-tennis", "badminton", "squash"]],
    ["(?:釣り)?竿", ["fishing", "lure-fishing", "sea-fishing"]],
    ["(?:ゴルフ)?クラブ", ["golf"]],
    ["マイク", ["singing", "karaoke"]],
  ] as const
).map(([tool, pastimes]) => [new RegExp(`(?:${tool})${laidDown}`), new Set(pastimes)]);
/** A licence that is given back ends what one drives for. */
const givenBack: readonly (readonly [given: RegExp, pastimes: ReadonlySet<string>])[] = [
  [
    /免許(?:証)?(?:は|を|も)?[^、。]{0,6}返(?:納|上|し)/,
    new Set(["road-trips", "cars", "cars-classic", "motorbikes", "motorcycle-touring"]),
  ],
];
/** 上手に歌えない人も、歌は好きかもしれない。 */
const notForSkill =
  "(?<!夜(?:は|には|中は?)?|(?:ここ|アパート|マンション|部屋|家|寮)では|大きな音で|うまく|上手く|上手に|まだ|あまり|そんなに|人前で)";
const unable = "(?:ない(?!人)|なく|ません|ず)";

/** The pastimes that somebody had to give up, or can't go in for as things are. */
export function listLosses({ passage, folded, person }: Source, sentences: readonly Clause[]): Claim[] {
  const parts = sentences
    .filter((clause) => !isAsideWithin(clause, sentences))
    .flatMap(splitParts)
    .filter(({ text }) => getSubject(text, person) === "person");
  // 犬グッズを見ると泣く: it is the dog that is gone.
  const read = (stretch: Stretch) => readTokens(passage.text, folded, stretch).filter(({ text }) => text !== "グッズ");
  const told = readLosses(passage, parts, {
    language: "ja",
    lost: (text) => lost.test(text) && !never.test(text),
    ofAll: () => true,
    readTokens: read,
  });
  const undone = deeds
    .filter(([verb]) => parts.some(({ text }) => new RegExp(`${notForSkill}${verb}${unable}`).test(text)))
    .flatMap(([, pastimes]) => parts.flatMap((part) => listLosable(read(part), "ja", pastimes)))
    .map((tokens) => claimLost(passage, tokens));
  const down = [...tools, ...givenBack]
    .filter(([laid]) => parts.some(({ text }) => laid.test(text)))
    .flatMap(([, pastimes]) => parts.flatMap((part) => listLosable(read(part), "ja", pastimes)))
    .map((tokens) => claimLost(passage, tokens));
  const ended = listEnded(parts, read).map((tokens) => claimLost(passage, tokens));
  return passage.field === "personalities"
    ? []
    : [...told.map((claim) => tellPastime(claim)), ...[...ended, ...undone, ...down].filter((claim) => !overlapsAny(claim, told))];
}

/** パッチワークを目が悪くなって(緑内障です)泣く泣くやめた: the sentence goes on after what stands in brackets. */
function isAsideWithin({ bracketed, sentence, from, to }: Clause, sentences: readonly Clause[]): boolean {
  return bracketed && to - from <= longestAside && sentences.some((other) => other.sentence === sentence && other.from > to);
}

const longestAside = 10;

/** 元キャンパーだけど道具は手放した: what is given up is told, and not who did it. */
const doers: Readonly<Record<string, string>> = {
  キャンパー: "キャンプ",
  ランナー: "ランニング",
  ゴルファー: "ゴルフ",
  サーファー: "サーフィン",
  スイマー: "水泳",
  クライマー: "クライミング",
  ゲーマー: "ゲーム",
  アングラー: "釣り",
  ライダー: "バイク",
  ダンサー: "ダンス",
};

function tellPastime(claim: Claim): Claim {
  const told = doers[claim.words];
  return told === undefined ? claim : { ...claim, told };
}

/** 動画は見るけどゲームは手放した: of the first nothing is lost. */
const pause =
  /、|(?<=(?:やめ|辞め|引退し|卒業し)て|(?:なく|んく)なって)(?=[^、。]{1,14}[をに][^、。]{0,8}(?:始め|習|通|夢中|ハマ|はま|没頭|打ち込|挑戦|転向|熱中|目覚め))|(?<=けど|のに|ですが|だが|が)(?=(?:今|いま|最近|現在)は)|(?<=けど|のに|ですが)(?=[^、はをも]{1,10}[はをも](?:もう)?(?:手放|売|やめ|辞め|引退|譲|預け|禁|あきらめ|諦め))/;

function splitParts({ text, from, sentence }: Clause): Part[] {
  let start = from;
  return text.split(pause).map((part) => {
    const own = { text: part, from: start, to: start + part.length, sentence };
    start = own.to + (text.charAt(own.to - from) === "、" ? 1 : 0);
    return own;
  });
}
