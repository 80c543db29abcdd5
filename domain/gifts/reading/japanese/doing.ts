import { listLikings } from "../meanings.ts";
import type { MeaningHit } from "../meanings.ts";
import type { Claim, Stretch, Token } from "../language.ts";
import type { Clause } from "../unspaced/clauses.ts";
import type { Source } from "./source.ts";
import { again, inThePast, unloved } from "./cues.ts";
import { nameDeed } from "./deeds.ts";
import { getSubject, isOfAnother, somebody } from "./persons.ts";
import { workedAt } from "./past-trades.ts";
import { phraseBefore } from "./phrases.ts";
import { isLovable } from "../unspaced/lovable-names.ts";
import { readTokens } from "./segment.ts";
import { beforeVerb, doing, findVerb } from "./verbs.ts";

/** What somebody does, where it is something that we know: 裏山を歩いています. `claimed` has been read already. */
export function readDoing(source: Source, sentence: Clause, claimed: readonly Stretch[]): Claim[] {
  const claims: Claim[] = [];
  for (const { 0: verb, index } of sentence.text.matchAll(doing)) {
    if (brokenOff.test(sentence.text.slice(index))) continue;
    const stance = isOfThePast(sentence.text, index, verb) ? "affinity" : "likes";
    for (const tokens of listDone(source, { from: sentence.from, to: sentence.from + index }, verb)) {
      const stretch = { from: tokens[0]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 };
      if ([...claimed, ...claims].some(({ from, to }) => from < stretch.to && to > stretch.from)) continue;
      const words = source.passage.text.slice(stretch.from, stretch.to);
      claims.push({ ...stretch, stance, subject: "person", words, tokens, cued: true });
    }
  }
  return [...claims, ...readMentions(source, sentence, [...claimed, ...claims])];
}

/** 昔やっていて、また踊りたい: it is loved again. */
function isOfThePast(text: string, index: number, verb: string): boolean {
  const now = Math.max(0, text.slice(0, index).search(/(?<=[、。])(?:今|いま|現在|最近)は/));
  return inThePast.test(text.slice(now, index + verb.length)) && !anew.test(text.slice(0, index));
}

const anew = /(?:また|もう一度|再び|ふたたび)[^、。]{0,4}$/;

/** 走り始めたのに腰で中断. */
const brokenOff = /^[^、。]{0,8}始め[^。]{0,20}(?:中断|断念|挫折)/;

/** What is done, by its one word, or else what is known of the phrase before the verb. */
function listDone(source: Source, stretch: Stretch, words: string): Token[][] {
  const before = trimManner(source.folded, stretch);
  const start = findVerb(words) ? "" : (beforeVerb.exec(words)?.[0] ?? "");
  const verb = findVerb(words.slice(start.length));
  const to = stretch.to + words.replace(/に(?:行|出)$/, "").length;
  const particle = /^[をも]/.test(start) ? 1 : 0;
  const isTheirs = getSubject(source.folded.slice(before.from, before.to), source.person) === "person";
  const deed = verb && isTheirs ? nameDeed(source, { from: before.from, to: before.to + particle }, { verb, to }) : null;
  if (deed) return [deed];
  // 大阪に行っている: there they live.
  const known = listKnown(source, before);
  return /^(?:行|通)/.test(words) ? known.filter((tokens) => !listLikings(tokens, "ja").some(isPlace)) : known;
}

function trimManner(folded: string, { from, to }: Stretch): Stretch {
  return { from, to: to - (between.exec(folded.slice(from, to))?.[0].length ?? 0) };
}

/** What is known of the phrase that ends a stretch. */
function listKnown({ passage, folded, person }: Source, before: Stretch): Token[][] {
  const said = folded.slice(before.from, before.to);
  if (getSubject(said, person) !== "person") return [];
  // 日付を書いて集めている: it isn't what was written.
  if (/(?:[いっけせめれし]て|んで)$/.test(said)) return [];
  const particle = /(?:を|が|に|も|の|へ|で|と|は)$/.exec(said)?.[0] ?? "";
  const tokens = readTokens(passage.text, folded, phraseBefore(folded, { from: before.from, to: before.to - particle.length }));
  return listLikings(tokens, "ja")
    .map((hit) => tokens.slice(hit.from, hit.to))
    .filter((hit) => !isAside(folded, { from: hit[0]?.from ?? 0, to: hit.at(-1)?.to ?? 0 }))
    .filter(
      ([first]) => first !== undefined && !isOfPerson(person, first) && !isOfElse(folded, { from: before.from, to: first.from }, person),
    );
}

/** カレーをスパイスから作る, 刺し子をちくちくやる: it is what is made, and not what of or how. */
const between =
  /(?:(?<=[をは])[^、。をはがも]{1,8}から(?:自分で|全部|すべて|ちゃんと)?|(?<=[をも])(?:(?!\p{sc=Hiragana}*[てで])\p{sc=Hiragana}{3,8}|(?:地道|本格的|熱心|真剣|細々|淡々|黙々)[にと]|趣味で|独学で|夫婦で|朝から晩まで))$/u;

/** 愛犬のチョコ is no chocolate, and the football of 子供のサッカーの送迎 is the child's; 孫の写真を撮る is photography all the same. */
function isOfElse(folded: string, { from, to }: Stretch, person: Source["person"]): boolean {
  const before = folded.slice(from, to);
  if (/^写真を?[^、。]{0,4}撮/.test(folded.slice(to))) return false;
  return (
    /(?:愛犬|愛猫|犬|猫|ペット|インコ|うさぎ)の$/.test(before) ||
    (before.endsWith("の") && isOfAnother(before.slice(before.lastIndexOf("、") + 1), person))
  );
}

/** A proper name that one loves (演歌は細川たかし), and any pastime in what is done again and again (俳句も60年). */
function readMentions(source: Source, sentence: Clause, claimed: readonly Stretch[]): Claim[] {
  const claims: Claim[] = [];
  let from = sentence.from;
  for (const part of sentence.text.split(betweenParts)) {
    claims.push(...readPart(source, { from, to: from + part.length }, part));
    from += part.length + (sentence.text.charAt(from + part.length - sentence.from) === "、" ? 1 : 0);
  }
  return claims.filter((claim) => !claimed.some((other) => other.from < claim.to && other.to > claim.from));
}

/** 'ママはスヌーピー好きだけど姪はすみっコぐらし': of somebody else, and then of the person. */
const betweenParts = new RegExp(`、|(?<=けど|けれど|のに|ですが|ますが)(?=(?:${somebody}|本人|自分)(?:自身)?は)`, "u");

function readPart({ passage, folded, person }: Source, stretch: Stretch, part: string): Claim[] {
  if (isDenied(part) || unloved.test(part) || getSubject(part, person) !== "person") return [];
  const tokens = readTokens(passage.text, folded, stretch);
  const plain = part.replace(calledFirst, "").replace(/(?:くらい|ぐらい)(?:です|しか[^、。]*|かな)?$/, "");
  const isLoved = (hit: MeaningHit) =>
    hit.names.some(isLovable) ||
    (wantsToGo.test(part) ? isPlace(hit) : again.test(part) && !isPlace(hit)) ||
    (isNominal(plain) && isInterest(hit));
  const isTheirs = (hit: MeaningHit, first: Token) => isLoved(hit) && !isOfPerson(person, first);
  const getStance = (isTrade: boolean, end: number) => (isTrade || isOver(part, end) ? "affinity" : "likes");
  const hits = listLikings(tokens, "ja");
  return hits.flatMap((hit, at) => {
    const [first, last] = [tokens[hit.from], tokens[hit.to - 1]];
    if (!first || !last || isAround(hit, hits[at + 1])) return [];
    const words = passage.text.slice(first.from, last.to);
    if (isTooShort(part, words)) return [];
    const isTrade = workedAt(part, words);
    if (!isTrade && !isTheirs(hit, first)) return [];
    if (isAside(folded, { from: first.from, to: last.to }) || isOfElse(folded, { from: stretch.from, to: first.from }, person)) return [];
    const stance = getStance(isTrade, last.to - stretch.from);
    return [{ from: first.from, to: last.to, stance, subject: "person", words, tokens: tokens.slice(hit.from, hit.to), cued: true }];
  });
}

/** 父は盆栽; 今は陶芸; 韓国ドラマ見ながら編み物. */
const calledFirst = new RegExp(
  `^(?:(?:うちの)?${somebody}は|(?:今|いま|最近|現在|近頃|休日|週末|普段|老後)は|[^、]*(?:ながら|つつ)の?(?!.*ながら))+`,
  "u",
);

/** 釣りばかりで日曜いない denies no fishing. */
function isDenied(part: string): boolean {
  return /ない|なく|ません|ず$|(?:(?<!もて)なし|ナシ|無し)$|(?:無理|むり|ムリ|ダメ|だめ)$/.test(
    part.replace(askedFor, "").replace(awayFromHome, "").replace("何はなくとも", "").replace(otherwise, ""),
  );
}

/** お酒は飲まない甘党. */
const otherwise = /は[^、。]{1,8}(?:ない|ません)(?=[甘辛]党)/;

/** 卓球部なんだけど、なんかない？ */
const askedFor =
  /(?:なん?か|何か)(?:いい(?:の|もの)|良い(?:の|もの)|おすすめ|オススメ)?(?:は|が)?(?:ない|ありません)(?:か(?:な|ね)?|です|でしょう|かしら)*$/;

const awayFromHome =
  /(?:土日|[日土]曜日?|週末|休日|休み|家|うち|昼間|夜)(?:は|も|に|には)*(?:全然|ほとんど|ずっと|まず|いつも)?い(?:ない|ません|なく(?:て|な))/g;

/** 猫 by itself, in a list of likings. */
function isTooShort(part: string, words: string): boolean {
  return (
    words.length < 2 &&
    !(
      new RegExp(`(?:^|[はばもとや・り日]|ずっと)${words}(?:$|[とや・](?=[\\p{sc=Han}\\p{sc=Katakana}ー]))`, "u").test(part) &&
      /^[猫犬鳥馬花本車山海城茶酒服靴星歌絵株月石雪滝]$/.test(words)
    )
  );
}

/** 北海道の十勝 is one place. */
function isAround(place: MeaningHit, next: MeaningHit | undefined): boolean {
  return next !== undefined && isPlace(place) && isPlace(next) && next.from === place.to + 1;
}

/** 松江に行きたがっている: here it is the place that is loved. */
const wantsToGo = /(?:行き|訪ね|訪れ|旅行し|泊まり|住み)た(?:い(?!なら)|が(?:って|り|る))/;

/** 顧問の先生 teaches, and is whom it is for; 釣り仲間 goes fishing. */
const isOfPerson = (person: Source["person"], word: Token) =>
  person !== null && word.from < person.to && person.from < word.to && !/.仲間$/.test(person.text);

/** 読書好きで京都生まれ. */
const isPlace = ({ names }: MeaningHit) => names.some(({ kind }) => /^(?:city|region|country)$/.test(kind));

const ofLover = /^(?:ペン|推し|オタク|おたく|マニア|ファン|愛好家|コレクター|収集家|癒し)$/;
/** 電車で歴史小説: where it is read. */
const vehicle = /^(?:通勤)?(?:電車|列車|バス|地下鉄|新幹線|飛行機|車|クルマ)$/;
/** 俳優の横浜流星. */
const ofWhatFollows = /^(?:テレビ|俳優|女優|歌手|声優|選手|芸人|作家|漫画家|監督|タレント|アイドル|バンド)$/;

/** ミニカーのコレクター collects those, 猫が癒し is of the cat, 鉄道オタク of railways, and BTSペン of whom they are a fan. */
function isLoverOf(words: string, before: string): boolean {
  if (/^(?:コレクター|収集家|癒し)$/.test(words) && /[がはの]/.test(before)) return true;
  return ofLover.test(words) && /[\p{L}ー]/u.test(before) && !/[はがのもをで]/.test(before);
}

/** 推しはなにわ男子, クロミが推し: whom they love stands beside it. */
const isOfWhoIsNamed = (folded: string, { from, to }: Stretch) =>
  (folded.slice(from, to) === "おしゃれ" && folded.startsWith("な", to)) ||
  (folded.slice(from, to) === "推し" && (folded.startsWith("は", to) || /[がはの]/.test(folded.charAt(from - 1))));

/** 服のまま寝る loves no clothes, プリンセスより恐竜派 no princesses, and whoever shows 犬の写真 the dog. */
function isAside(folded: string, { from, to }: Stretch): boolean {
  const words = folded.slice(from, to);
  if (isLoverOf(words, folded.charAt(from - 1)) || isOfWhoIsNamed(folded, { from, to })) return true;
  if (isOnlyCalled(words, folded.slice(to))) return true;
  if (beside.test(folded.slice(to)) || asTrade.test(folded.slice(from))) return true;
  if (vehicle.test(words) && /^(?:の中)?で(?!の?旅|巡|めぐ|回)/.test(folded.slice(to))) return true;
  return isOnlySeen(folded, { from, to });
}

/** 俳優の横浜流星, 先生は下戸, 奥さんが管理してる: what somebody is called by. */
function isOnlyCalled(words: string, after: string): boolean {
  return (
    (ofWhatFollows.test(words) && after.startsWith("の")) || (words === "先生" && /^(?:[はがもへのと、。]|に(?!な)|から|$)/.test(after))
  );
}

/** 犬の写真, 夜中に起きて見る配信: of the dog, and of a match. */
function isOnlySeen(folded: string, { from, to }: Stretch): boolean {
  const words = folded.slice(from, to);
  if (words === "配信" && /(?:起きて|試合|中継|観戦|こっちでも|現地)[^、。]{0,6}$/.test(folded.slice(0, from))) return true;
  return /^(?:写真|配信|動画)$/.test(words) && folded.charAt(from - 1) === "の" && !/^を?[^、。]{0,4}撮/.test(folded.slice(to));
}

/** 看護師してる親友: what somebody lives on is no pastime. */
const asTrade =
  /^(?:トラック|タクシー|ダンプ)の?(?:運転[手士]|ドライバー)|^[^、。はがをも]{0,8}(?:師|士|員|官|医者|医|ナース|先生|教師|教諭|シェフ|コック|職人|店長)(?:を|の仕事を)?(?:し|やっ)て|^[^、。はがをも]{0,6}(?:農家|農園|漁師|酪農家|職人)(?!に(?:な|憧))/;

/** YouTubeで覚えて家族に見せてくれる, 畑ではラジオ: where it comes from, who gets to see it, and where it is done. */
const beside =
  /^を[^、。はがもを]{0,8}(?:[わかたなばまらが]され|させられ)(?:る|て|た|ま)|^(?:の)?[^、。はがをもにのや]{0,4}事故|^(?:(?:[とや、・][^、。はがを]{1,8})?[がは](?:大の|とにかく|とても|本当に|すごく|何より)*(?:苦手|嫌い|きらい|面倒|めんどう|億劫|おっくう)|した気分|のまま|では(?!な|あ)|より|で(?:覚え|習|学ん|調べ|知っ)|に(?:来る|くる|やってくる|遊びに来る|飛んでくる)(?=[\p{sc=Han}\p{sc=Katakana}])|に(?:見せ|聞かせ|披露|教え|弾い|歌っ|作っ|焼い)|に(?:毎日|ずっと|朝から|一日中)?(?:こも|籠))/u;

const isInterest = ({ meanings }: MeaningHit) => meanings.some(({ kind }) => kind === "interest");

/** 塗り絵と数独: no particle of a sentence, and no verb. */
function isNominal(part: string): boolean {
  return !/[はがをにでへ]|(?:る|た|い|です|ます|だ|あり)$/.test(part);
}

/** すとぷり卒業して今はホロライブ: the one is over, the other not. */
function isOver(part: string, end: number): boolean {
  const now = part.lastIndexOf("今は", end);
  const said = part.slice(Math.max(0, now), end + farthestVerb);
  return now < 0 && (inThePast.test(part) || /卒業|やめ|引退/.test(said));
}

const farthestVerb = 8;
