import type { Currency } from "#shared/gift-options.ts";
import type { ReadFields } from "../reading.ts";
import { getBand, getBounds, type HowTold, type ToldAmount } from "../spend.ts";
import { figure, readFigure } from "../unspaced/figures.ts";

type Groups = Readonly<Record<string, string | undefined>>;

/** What stands before or behind an amount, the longer words first. */
const currencies: readonly (readonly [words: string, currency: Currency])[] = [
  ["円|えん|en(?![a-z])|yen|jpy|[¥￥]", "JPY"],
  ["カナダドル|加ドル", "CAD"],
  ["豪ドル|オーストラリアドル", "AUD"],
  ["米ドル|ドル|usd|\\$", "USD"],
  ["ユーロ|eur|€", "EUR"],
  ["ポンド|£", "GBP"],
  ["ウォン|₩", "KRW"],
  ["元(?!カ|彼|夫|妻|気)", "CNY"],
];
const unit = currencies.map(([words]) => words).join("|");
const listed = currencies.map(([words, currency]) => [new RegExp(`^(?:${words})$`), currency] as const);

/** 年収500万円 is nobody's budget, nor is a 500円玉. */
const notOfThat = "(?<!年収|月収|時給|月給|年商|資産|借金|貯金|家賃|給料|ボーナス)";
const noMoney = "(?!安|玉|札|硬貨|ショップ|均一|貯金|切手|寿司|ランチ)";
/** 五千円、いや三千円まで. */
const notCorrected = "(?!(?:まで|です|かな|[…。、.・\\s])*(?:いや(?!げ)|じゃなくて|ではなく|やっぱり))";
const about = "くらい|ぐらい|位|程度|前後|ほど|あたり|台|弱|強|ちょい|ちょっと|ちょうど|未満|以上";
const told = "予算|上限|最大|max|金額|価格帯?|値段|高くても|せいぜい";
const words = `(?:(?<told>${told})[はがもで:：、\\s]{0,3}|(?<begins>(?<=^|[に\\s。、,(（)）/／・:：]))|)(?:(?:みんな|皆|全員|有志|夫婦|きょうだい|兄弟|姉妹|家族|\\d人|[二三四五六]人)で|(?:合計|総額|合わせて)で?)?(?:だいたい|大体|約|およそ|(?:お)?[1一]人)?`;
/** 2、3万円 and 2,3千円 are from two to three. */
const few = "(?<few>[1-9一二三四五六七八九])[、,・](?=[2-9二三四五六七八九](?:\\d?千|万|百|千))";
const amounts = new RegExp(
  `${notOfThat}${words}(?<sign>[¥￥$€£₩])?(?:${few})?(?<low>${figure})(?<lowUnit>${unit})?(?:\\s?(?:[-~〜ー–−]|から|以上)\\s?[¥￥$€£₩]?(?<most>${figure}))?(?<unit>${unit})?${noMoney}(?<about>(?:${about})*)(?<limit>以内|以下|まで|内|max|いかない|を?超えない)?(?:(?<goesOn>[でのをにがは、。\\s)）/／!！?？]|$)|)${notCorrected}`,
  "g",
);

/** What may be spent; the first amount that is told as money, or as a budget without its currency. */
export function readBudget(text: string): Pick<ReadFields, "currency" | "budget" | "spend"> {
  for (const { groups = {} } of text.replace(wideCommas, ",").matchAll(amounts)) {
    const found = readAmount(groups);
    if (found) return found;
  }
  const word = wordsOfYen.find(([said]) => said.test(text));
  return word ? { currency: "JPY", budget: getBand("JPY", { amount: word[1], how: "about" }) } : {};
}

function readAmount(groups: Groups): Pick<ReadFields, "currency" | "budget" | "spend"> | null {
  const value = readValue(groups);
  const told = findCurrency(groups) ?? null;
  const currency = told ?? (isYen(groups, value) ? "JPY" : null);
  if (!currency || value < (leastOf[currency] ?? leastAmount) || value > mostYen) return null;
  const amount = readTold(groups, value);
  return { currency, budget: getBand(currency, amount), spend: { currency: told, ...getBounds(amount) } };
}

/** 2〜3万 and 2、3千円 are a range. */
function readTold(groups: Groups, amount: number): ToldAmount {
  const { few: first, low = "", most } = groups;
  const isRange = first !== undefined || most !== undefined;
  return isRange ? { amount, how: "range", from: readFigure(first ?? low) ?? 0 } : { amount, how: getHowTold(groups) };
}

const wideCommas = /(?<=\d)，(?=\d{3})/g;
const leastAmount = 5;
const leastOf: Readonly<Partial<Record<Currency, number>>> = { JPY: 100, KRW: 1000 };
const mostYen = 3_000_000;

const wordsOfYen: readonly (readonly [RegExp, number])[] = [
  [/(?<![数])ワンコイン(?!ランチ|弁当)/, 500],
  [/数百円/, 1000],
  [/数千円/, 5000],
  [/数万円/, 50_000],
];

function findCurrency({ sign, unit: last, lowUnit }: Groups): Currency | undefined {
  const typed = last ?? lowUnit ?? sign;
  return typed === undefined ? undefined : listed.find(([said]) => said.test(typed))?.[1];
}

/** Of 2〜3万 the second says in what both are counted. */
function readValue({ few: first, low = "", most }: Groups): number {
  const last = most ?? low;
  const value = readFigure(last) ?? 0;
  if (most === undefined || first !== undefined) return value;
  const begins = readFigure(low) ?? 0;
  return value < begins ? begins : value;
}

/** 予算8000, 1万くらい, 3000〜5000: yen without saying so, where nothing else is counted. */
function isYen(groups: Groups, value: number): boolean {
  if (groups["told"] !== undefined) return value >= leastTold;
  if (groups["begins"] === undefined || groups["goesOn"] === undefined) return false;
  return value >= leastBare && value % 100 === 0 && (isAbout(groups) || isPlain(groups, value));
}

const isAbout = ({ about: said = "", limit }: Groups) => said !== "" || limit !== undefined;

/** A range, a figure with 千 or 万, or a round one. */
const isPlain = ({ low = "", most }: Groups, value: number) => most !== undefined || /[万千百]/.test(low) || value % 500 === 0;

const [leastTold, leastBare] = [100, 500];

/** 高くても5000 and 5000円未満 are a limit. */
function getHowTold({ limit = "", about: said = "", told: named = "" }: Groups): HowTold {
  const words = `${named} ${said} ${limit && "以内"}`;
  return hows.find(([told]) => told.test(words))?.[1] ?? (words.trim() === "" ? "bare" : "about");
}

const hows: readonly (readonly [RegExp, HowTold])[] = [
  [/以内|未満|弱|上限|最大|max|高くても|せいぜい/, "most"],
  [/以上/, "least"],
  [/台|強|ちょ/, "somewhat-over"],
];
