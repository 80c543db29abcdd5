import type { DietId } from "../diets.ts";
import type { Claim } from "../language.ts";
import type { Clause } from "../unspaced/clauses.ts";
import type { Source } from "./source.ts";
import { getSubject, isOfWhoFollows } from "./persons.ts";
import { readTokens } from "./segment.ts";

interface DietWords {
  diet: DietId;
  words: RegExp;
}

const now = "(?:中|して(?:い|お)?(?:る|ます|り)?)";

/** Ways of saying a diet, an allergy or a faith that rules things out. */
const diets: readonly DietWords[] = [
  { diet: "vegan", words: /ヴィーガン|ビーガン|完全菜食(?:主義)?/g },
  {
    diet: "vegetarian",
    words:
      /ベジタリアン|ベジ(?=の|で|、|。|だ|なの|です)|菜食(?:主義)?(?:者)?|精進(?:料理)?|肉(?:も魚も|や魚)食べ(?:ない|ません)|肉(?:は|を)食べ(?:ない|ません)/g,
  },
  { diet: "pescatarian", words: /ペスカタリアン|ペスクタリアン|ペスコ(?:ベジ)?タリアン/g },
  { diet: "hindu", words: /ヒンドゥー教(?:徒)?/g },
  { diet: "halal", words: /ムスリム|イスラム教(?:徒)?|イスラーム|ハラー?ル/g },
  { diet: "kosher", words: /コーシャ|ユダヤ教(?:徒)?/g },
  {
    diet: "no-alcohol",
    words:
      /(?<=酒|ビール|ワイン|焼酎|アルコール|晩酌|ウイスキー|ハイボール)(?:が|は|も|を|で)(?:大好き|好き|何よりの楽しみ|一番の楽しみ|唯一の楽しみ|毎晩の楽しみ|楽しみ|趣味|日課|毎日|毎晩|飲む|やる|欠かさ)[^。]{0,12}(?:ドクターストップ|(?:お?医者(?:さん|様)?|医師|病院|ドクター)(?:に|から|で)(?:止め|禁じ|禁止さ)[^、。]{0,6})中?|(?<=(?:酒|ビール|ワイン|焼酎|アルコール)(?:が|は)?(?:大)?好き[^。]{0,16})(?<!(?:タバコ|たばこ|煙草|仕事|会社|部活|ゴルフ)(?:は|を|も)?)(?:止められ|飲めなくな|やめまし|やめた(?!い|ら)|控えて)[^、。]{0,4}|下戸|(?:お酒|酒)も(?:タバコ|たばこ|煙草)も(?:やめ|止め|断)(?:て|た|まし)?|(?:禁酒|断酒|酒断ち)(?:中|し(?:て|ま)[^、。]{0,4})?|(?:お酒|酒|アルコール)(?:は|が|を|も)?(?:一滴も|一口も|まったく|全く|全然|ぜんぜん|あまり|一切|いっさい|ほとんど|もう)*(?:飲め(?:ない|ません|なく|ず)|飲ま(?:ない|ず)|飲みません|やらない|受け付けない|だめ|ダメ)|アルコールアレルギー|(?:お酒|酒|アルコール)(?:は|を)?(?:たしな|嗜)ま(?:れ)?(?:ない|ません|ず)|(?:お酒|酒|アルコール)(?:に|が|は|も)?(?:めっちゃ|かなり|とても|すごく)?弱(?:い|く(?!な))|お?酒(?:を|は|も)?(?:すっぱり|きっぱり|完全に|きれいに|もう|去年|昨年|今年|先月|最近|一切|数年前に|医者に言われて)*(?:やめ|止め)(?:(?:まし)?た(?!い|ら)|て(?!ほし|欲し|くだ|お[きい])|(?=、|$))|(?:お酒|酒|アルコール)(?:は|を)?(?:控え(?:て(?:い(?:る|ます)|る)?|め)|減らして(?:い(?:る|ます))?)|肝(?:臓|機能)(?:の数値)?が(?:悪|弱)[いくっ]?て?|肝炎|肝硬変|脂肪肝|(?<=(?:酒|ビール|ワイン|焼酎|アルコール)(?:が|は)?(?:大)?好き[^。]{0,6})(?:ドクターストップ|(?:お?医者(?:さん)?|医師)(?:に|から)止められ[^、。]{0,3})中?/g,
  },
  { diet: "no-alcohol", words: /妊娠(?:中|して|\d+(?:ヶ月|か月|カ月|週)|が)?|妊婦(?:さん)?|授乳(?:中)?/g },
  {
    diet: "no-tobacco",
    words:
      /(?:禁煙|断煙)(?:中|し(?:て|ま)[^、。]{0,4})?|(?:タバコ|たばこ|煙草)(?:は|を|も)?(?:やめ(?:た|て|まし)|吸(?:わ|い)(?:ない|ません|なく|ず))/g,
  },
  {
    diet: "no-caffeine",
    words:
      /(?<=(?:コーヒー|珈琲|カフェオレ|カフェラテ|ラテ|紅茶|エナジードリンク)(?:が|は|も)?(?:大)?好き[^。]{0,14})(?:(?:我慢|がまん|ガマン)(?:中|して(?:い)?(?:る|ます)?)|控えて(?:い)?(?:る|ます)?|飲め(?:ない|ません|なく)|止められて[^、。]{0,2})/g,
  },
  {
    diet: "no-caffeine",
    words: new RegExp(
      `カフェイン(?:を|は)?(?:(?:断ち|抜き|制限)${now}?|控え(?:て(?:い(?:る|ます)|る|ます)?|め)?)|カフェイン(?:に弱|過敏)[^、。]{0,3}|(?:カフェインレス|ノンカフェ(?:イン)?|デカフェ)(?=なら|[、。]|$|で(?:お願い|す)|希望|が(?:いい|良い|安心)|の(?:もの|物|み)|の(?:お茶|紅茶|コーヒー|珈琲|飲み物|飲料)(?:を|しか|ばか|ばっか|だけ|派)|だけ|にして|に限|限定|一択)`,
      "g",
    ),
  },
  {
    diet: "no-sugar",
    words: new RegExp(
      `(?:オゼンピック|ウゴービ|マンジャロ|ゼップバウンド|セマグルチド|リベルサス|痩せ注射|やせ薬)(?:を|が)?(?:打っ(?:て(?:い(?:る|ます)|る)?)?|使っ(?:て(?:い(?:る|ます)|る)?)?|飲ん(?:で(?:い(?:る|ます)|る)?)?|始め(?:た|て))|(?:[12]型)?糖尿(?:病)?|(?:ダイエット|減量)(?:中|して(?:い(?:る|ます)|る)?)|(?:甘い(?:もの|物)|糖分|砂糖|お菓子)(?:は|を|も)?(?:控え(?:て(?:い(?:る|ます)|る)?|め)|減らして(?:い(?:る|ます))?|やめ(?:ました|た))|血糖(?:値)?(?:が高|を気に)[^、。]{0,6}`,
      "g",
    ),
  },
  {
    diet: "gout",
    words:
      /痛風(?:持ち)?|尿酸値?(?:が)?(?:高(?:い|め|く)|気になる)?|プリン体(?:を|が|は|に)?(?:気(?:に|を)[^、。]{1,6}|控え[^、。]{0,4}|制限|NG|だめ|ダメ)?/g,
  },
  {
    diet: "low-salt",
    words: new RegExp(
      `(?:塩分|塩)(?:は|も|を)?(?:[1一]日(?:に)?|目安)?[\\d一二三四五六七八九十.]+(?:グラム|g|ｇ)(?:まで|以内|以下|未満|しか|が?限度|です|に抑え)?|(?:減塩|塩分制限|塩分控えめ|薄味)(?:${now}|食|生活)?|(?:塩分|塩|塩気|(?:しょっぱい|塩辛い)(?:もの|物|の))(?:は|を|も)?(?:(?:お?医者(?:さん)?に)?(?:止|と)められて(?:い(?:る|ます)|る)?|控え(?:て(?:い(?:る|ます)|る)?|め)?|制限${now}?|減らして(?:い(?:る|ます))?|取れない|だめ|ダメ|NG)|腎臓(?:病|が(?:悪|弱)[いくっ]?て?|の病気)|人工透析|透析${now}?|高血圧(?:症)?|血圧(?:が|も)?高(?:い|め|く)`,
      "g",
    ),
  },
  {
    diet: "low-carb",
    words: new RegExp(`(?:糖質|炭水化物)(?:制限|オフ|抜き|を控え)${now}?|ロカボ|ケトジェニック|ケトン食`, "g"),
  },
  {
    diet: "low-fat",
    words:
      /(?:コレステロール|中性脂肪)(?:値)?が(?:高(?:い|め|く)|気になる)|高脂血症|脂質異常症|(?:脂っこい(?:もの|物)|脂質|油もの)(?:は|を|が|も)?(?:控え[^、。]{0,4}|制限|だめ|ダメ|NG|苦手|食べられ[^、。]{0,4})/g,
  },
  { diet: "no-dairy", words: /乳糖不耐(?:症)?/g },
  { diet: "no-gluten", words: /グルテンフリー|グルテン(?:が|は|も)?(?:ダメ|だめ|駄目|ng|食べられない|食べれない)|セリアック(?:病)?/g },
  { diet: "no-pollen", words: /花粉症/g },
  { diet: "no-scent", words: /化学物質過敏症?|香害|香料(?:に|の)?(?:アレルギー|過敏)/g },
];

/** What one may be allergic to. */
const allergens: readonly DietWords[] = [
  { diet: "no-dairy", words: /^(?:牛乳|乳|乳製品|ミルク|チーズ)$/ },
  { diet: "no-gluten", words: /^(?:小麦|グルテン)$/ },
  { diet: "no-nuts", words: /^(?:ナッツ|ピーナッツ|落花生|くるみ|クルミ|アーモンド|カシューナッツ|木の実)類?$/ },
  { diet: "no-shellfish", words: /^(?:甲殻|えび|エビ|海老|かに|カニ|蟹|エビカニ|貝)類?$/ },
  { diet: "no-seafood", words: /^(?:魚|魚介|海鮮|シーフード|青魚)類?$/ },
  { diet: "no-egg", words: /^(?:卵|たまご|タマゴ|玉子)$/ },
  { diet: "no-alcohol", words: /^アルコール$/ },
  { diet: "no-caffeine", words: /^カフェイン$/ },
  { diet: "no-pollen", words: /^(?:花粉|花)$/ },
  { diet: "no-animals", words: /^(?:猫|犬|ネコ|イヌ|ねこ|動物|ペット)$/ },
  { diet: "no-feathers", words: /^(?:羽毛|ダウン)$/ },
  { diet: "no-metal", words: /^(?:金属|ニッケル)$/ },
  { diet: "no-latex", words: /^(?:ラテックス|ゴム)$/ },
  { diet: "no-scent", words: /^(?:香料|香り|化学物質)$/ },
];
/** Told by their own name; of the others it has to be said what is left out: '生花（花粉アレルギー）'. */
const namesNothing = /^(?:花粉|花|猫|犬|ネコ|イヌ|ねこ|アルコール)$/;

/** The diet of an allergy, with how it is told; nothing where the thing itself is all that is left out. */
export function getAllergy(thing: string, cue: string): Pick<Claim, "diet" | "told" | "reason"> {
  const diet = allergens.find(({ words }) => words.test(thing))?.diet;
  if (diet === undefined) return { reason: cue };
  return namesNothing.test(thing) ? { diet, reason: `${thing}${cue}` } : { diet, told: thing, reason: cue };
}

/** What the person must not have, by the words that say why. */
export function listDiets(source: Source, sentences: readonly Clause[]): Claim[] {
  const claims: Claim[] = [];
  for (const sentence of sentences) {
    for (const { diet, words } of diets) claims.push(...listDiet(source, sentence, { diet, words }));
  }
  return claims.filter((claim, at) => !claims.some((other, place) => isBetter({ other, place }, { claim, at })));
}

/** The wider of two that overlap, else the first that says the same. */
function isBetter({ other, place }: { other: Claim; place: number }, { claim, at }: { claim: Claim; at: number }): boolean {
  if (place === at) return false;
  const overlaps = other.from < claim.to && other.to > claim.from;
  const width = other.to - other.from - (claim.to - claim.from);
  return overlaps ? width > 0 || (width === 0 && place < at) : other.diet === claim.diet && place < at;
}

const ofThing = /^(?:お酒|酒|アルコール|カフェイン|タバコ|たばこ|煙草|甘い(?:もの|物))[はがをも]?/;
const stopped = /(?:ドクターストップ|(?:お?医者|医師).*)中?$/;
const notMeant =
  /^(?:(?:とか|など|の(?:気|け|心配))?は?(?:ない|ありません|なし|治)|では?(?:ない|ありません)|じゃない|が(?:治|なくな)|だった(?:が|けど)|の(?:友人の|友達の|彼の|夫の|妻の|母の|父の))/;

/** A gift for two of whom the same is true. */
const ofBoth = /(?:二人|ふたり|夫婦|夫妻|両方)(?:とも|ともに|そろって|揃って)$/;

function getSubjectOf(before: string, said: string, person: Source["person"]): ReturnType<typeof getSubject> {
  if (ofBoth.test(before)) return "person";
  return getSubject(/(?:は|が)/.test(said) || !/は|が/.test(before) ? said : before, person);
}

function listDiet({ passage, folded, person }: Source, sentence: Clause, { diet, words }: DietWords): Claim[] {
  const claims: Claim[] = [];
  for (const { 0: found, index } of sentence.text.matchAll(words)) {
    const before = sentence.text.slice(0, index);
    const said = before.slice(Math.max(before.lastIndexOf("、"), before.lastIndexOf("が")) + 1);
    const subject = getSubjectOf(before, said, person);
    const after = sentence.text.slice(index + found.length);
    if (subject !== "person" || notMeant.test(after) || isOfWhoFollows(after, person)) continue;
    const stretch = { from: sentence.from + index, to: sentence.from + index + found.length };
    claims.push({
      ...stretch,
      stance: "cannot",
      subject: "person",
      words: passage.text.slice(stretch.from, stretch.to),
      tokens: readTokens(passage.text, folded, stretch),
      cued: true,
      diet,
      // 'お酒（飲めません）'.
      ...(ofThing.test(found) && { reason: found.replace(ofThing, "") }),
      ...(stopped.test(found) && { reason: stopped.exec(found)?.[0] ?? found }),
    });
  }
  return claims;
}
