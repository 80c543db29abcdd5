import type { Currency } from "#shared/gift-options.ts";
import type { Stretch } from "../language.ts";
import type { ReadFields } from "../reading.ts";
import { figure, readFigure } from "../unspaced/figures.ts";
import { getBand, getBounds, getNextRound, type HowTold, type ToldAmount } from "../spend.ts";
import type { Person } from "./persons.ts";
import { somebody } from "./persons.ts";

/** After an amount, and before it; of those that stand before, dollars may be anybody's. */
const money: readonly { currency: Currency; after: string; before: string }[] = [
  { currency: "AUD", after: "澳元|澳币|刀澳|澳刀|aud", before: "a\\$|aud|澳元|澳币" },
  { currency: "CAD", after: "加元|加币|加刀|cad", before: "c\\$|cad|加元|加币" },
  { currency: "USD", after: "美元|美金|美刀|刀|\\$|usd", before: "us\\$|\\$|usd|美元|美金" },
  { currency: "EUR", after: "欧元|欧|€|eur", before: "€|eur|欧元" },
  { currency: "GBP", after: "英镑|镑|£|gbp", before: "£|gbp|英镑" },
  { currency: "JPY", after: "日元|日币|日圆|円|jpy", before: "jpy|日元|日币" },
  { currency: "KRW", after: "韩元|韩币|krw", before: "krw|韩元|韩币" },
  { currency: "CNY", after: "元|圆|块钱?|人民币|rmb|cny|软妹币|大洋|[¥￥]|r(?![a-z])", before: "[¥￥]|rmb|cny|人民币" },
];
/** What we have no bands for; nothing is better than a budget that is four times as large. */
const otherMoney = /^ ?(?:新?台币|nt|港[币元纸]|hkd|新币|新加坡[元币]|马币|令吉|泰铢|卢布|比索|蚊)/;

const few = "[几好]几?[十百千万]";
const near = "[一二两三四五六七八九][二三四五六七八九][十百千万]";
const round = "[百千万](?:来|把)?(?=[元块]|以内|左右|上下)";
const many = `(?:${few}|${near}|${figure}(?:\\d(?=$|[^\\d]))?|${round})`;
const list = (side: "after" | "before") => money.map((one) => one[side]).join("|");
const amounts = new RegExp(
  `(?<sign>${list("before")})? ?(?<least>${many})(?:[多来余]|(?<=[百千万])把)?(?:(?:${list("after")})(?= ?[-~～–—―至到]))? ?(?:(?:[-~～–—―]+|至|到) ?(?:[$¥￥€£])?(?<most>${many}))?(?:[多来余])?个? ?(?<unit>${list("after")})?钱?(?<limit> ?(?:以内|以下|之内|左右|上下|封顶|出头|为限|内))?`,
  "g",
);

const budgets =
  /(?:预算|一共|总共|合计|加起来|价格|价位|价钱|金额|单价|经费|礼金|份子钱?|人均|均价|凑了?|每份|每人|每个人?|一份|一人)[^，。,；;\n\d〇一二两三四五六七八九十百千万几]{0,6}$/;
const limits = /(?:不超过|[别不][要能]?超过|不[要能]超|不高于|最多|至多|顶多|最高|撑死|控制在|零花钱攒了)[^，。,；;\n\d]{0,3}$/;
const days = "七夕|中秋|端午|圣诞|新年|过年|满月|大寿|毕业|结婚|乔迁|离职|退休|升职|六一|520";
/** What an amount that is told without more stands behind: the beginning of a clause, or what was asked. */
const asked = new RegExp(
  `(?:^|[\\s，。,；;、:：|/（(!！?？~]|礼物?|礼品|东西|什么|啥|好|推荐|送|买|给|挑|选|要|花|钱|生日|节|${days}|岁|的|吗|呢|吧|个|点|份|${somebody})(?:大概|大约|大致|差不多|约|就|也|才|在|是)* ?$`,
);
const ending = new RegExp(
  `^(?:$|[\\s，。,；;、|/）)!！?？~]|吧|呢|的|以?内|左右|送|买|给|挑|选|每|一份|爱|喜欢|平时|[他她男女]|已|不|别|${somebody})`,
);
/** 全马300以内 is no limit of money. */
const counted = /(?:[全半]马|身高|体重|血[糖压脂]|成绩|排名|名次|用时|跑|游|骑|走|配速|[数量分重高])[^，。\s]{0,2}$/;
const measures = /^ ?[岁年月号日天周点时分秒米斤公里步集页本部字词次回件只条人位名个克度层楼平码杯瓶斗级期章行头遍圈关星a-z%℃\d]/;
/** 100以内加减法. */
const sums = /^的?(?:加减|口算|算术|数字|[岁人步])/;

interface Amount extends Stretch {
  currency: Currency;
  amount: ToldAmount;
  /** Whether the currency was told. */
  isInCurrency: boolean;
  /** How plainly it is money. */
  rank: number;
}

/** The budget that a folded text tells, with the stretch that tells it. */
export function readBudget(text: string, person: Person | null): (Stretch & Pick<ReadFields, "currency" | "budget" | "spend">) | null {
  const found = [...text.matchAll(amounts)].flatMap((match) => readAmount(text, match, person) ?? []);
  const best = found.toSorted((one, other) => other.rank - one.rank)[0];
  if (best === undefined) return null;
  const { from, to, currency, amount, isInCurrency: isTold } = best;
  return { from, to, currency, budget: getBand(currency, amount), spend: { currency: isTold ? currency : null, ...getBounds(amount) } };
}

function readAmount(text: string, { 0: found, index: at, groups = {} }: RegExpExecArray, person: Person | null): Amount | null {
  const { least = "", most = least } = groups;
  const whole = found.trimStart();
  const index = at + found.length - whole.length;
  const value = readMany(most);
  if (value < Math.max(leastAmount, most === least ? 0 : readMany(least))) return null;
  const from = Math.max(0, index - longestBefore);
  const before = (from > 0 ? "…" : "") + text.slice(from, index);
  const rank = judge({ value, whole, groups, before, after: text.slice(index + whole.length) }, person);
  if (rank === 0) return null;
  const place = { from: index, to: index + whole.length };
  const amount = readTold(value, { whole, groups, before });
  return { ...place, currency: getCurrency(groups), isInCurrency: isInCurrency(groups), amount, rank };
}

const longestBefore = 24;

/** How much of what is told may be spent: 两三百 and 200-300 are a range, 一百多以内 is up to two hundred. */
function readTold(value: number, told: Pick<Told, "whole" | "groups" | "before">): ToldAmount {
  const { least: begins = "", most } = told.groups;
  if (most !== undefined) return { amount: value, how: "range", from: readMany(begins) };
  if (isNear.test(begins)) return { amount: value, how: "range", from: digits.indexOf(begins.charAt(0).replace("两", "二")) };
  const how = getHowTold(told);
  return { amount: how === "most" && isMore.test(told.whole) ? getNextRound(value) : value, how };
}

function getHowTold({ whole, groups: { limit = "" }, before }: Pick<Told, "whole" | "groups" | "before">): HowTold {
  if (/[^上]下|内|封顶|为限/.test(limit) || limits.test(before)) return "most";
  if (isMore.test(whole)) return "somewhat-over";
  return /左右|上下/.test(limit) || budgets.test(before) ? "about" : "bare";
}

/** 四百多, 200出头. */
const isMore = /[多余]|出头/;

const isNear = new RegExp(`^${near}$`);
const leastAmount = 5;
/** 两 stands where it is written for 二. */
const digits = "〇一二三四五六七八九";
const scales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, k: 1000, w: 10_000 };
/** 几百 is rather three hundred than seven. */
const ofFew = 3;

/** 几百, 两三百, 百来, '1千5'; 0 where it is no amount. */
function readMany(words: string): number {
  const scale = scales[words.charAt(words.length - 1)] ?? 1;
  if (/^[几好]/.test(words)) return ofFew * scale;
  if (isNear.test(words)) return digits.indexOf(words.charAt(1)) * scale;
  if (/^[百千万][来把]?$/.test(words)) return scales[words.charAt(0)] ?? 0;
  return readFigure(words.replace(mixed, (digit) => digits.charAt(Number(digit)))) ?? 0;
}

/** '1千5' is counted as 一千五. */
const mixed = /^\d(?=[千百]\d$)|(?<=^\d[千百])\d$/g;

interface Told {
  value: number;
  whole: string;
  groups: Readonly<Record<string, string | undefined>>;
  before: string;
  after: string;
}

/** 3 where a budget or a currency is named, 2 where it is a limit, 1 where it is an amount by itself, 0 where it is no money. */
function judge(told: Told, person: Person | null): 0 | 1 | 2 | 3 {
  const { groups, before } = told;
  if (isNone(told)) return 0;
  if (budgets.test(before)) return isCounted(told) ? 0 : 3;
  if (isInCurrency(groups)) return isPiece(told) ? 0 : 3;
  if (isMeasured(told)) return 0;
  return limits.test(before) && !counted.test(before.replace(limits, "")) ? 2 : judgeAlone(told, person);
}

const isNone = ({ before, after }: Told) => /\d$/.test(before) || share.test(before) || otherMoney.test(after);

/** 每人出10块 is no more than a part of it. */
const share =
  /(?:每人|一人|每家|人均)(?:各|都|要)?[出凑交掏][^，。\s]{0,3}$|(?<![送给发])(?:全(?:[班组队]|科室|办公室|部门)|我们[班组]|[几两三四五六七八九十\d]个(?:同事|同学|家长|朋友))[^。]*(?:[给送](?!全|大家|同学|同事|每)|凑)[^。]*人均[^，。\s]{0,2}$/;

const isMeasured = ({ groups, after, value }: Told) => (groups["limit"] === undefined ? measures : sums).test(after) || value % 10 !== 0;
const isInCurrency = ({ sign, unit }: Told["groups"]) => sign !== undefined || unit !== undefined;

/** Without a word that speaks of money. */
function judgeAlone(told: Told, person: Person | null): 0 | 1 | 2 {
  const isAsked = asked.test(told.before);
  const isLimit = each.test(told.after) || /内|以下|封顶|为限/.test(told.groups["limit"] ?? "");
  if (isLimit && !counted.test(told.before)) return told.value >= (isAsked ? leastLimit : leastAlone) ? 2 : 0;
  return isAsked && ending.test(told.after) && isAlone(told, person) ? 1 : 0;
}

const leastLimit = 20;
const each = /^ ?(?:[一每][份个]|[一每]人|一位)(?!月|星期|小时)/;

/** 一份3个: as many as are needed. */
const isCounted = ({ after, groups, value }: Told) =>
  groups["unit"] === undefined && (value < leastLimit || /^ ?[个件份样人次]/.test(after));

/** 一块, 两块: of cake. */
const isPiece = ({ groups, before, whole }: Told) =>
  /^[一两几二三]$/.test(groups["least"] ?? "") && !/内|下/.test(groups["limit"] ?? "") && !limits.test(before) && !whole.includes("钱");

const leastAlone = 100;
const leastOfYoung = 50;
const elders = /^(?:parent|extended-family)$/;

/** 八百左右, 200-300, '，500，': who may be fifty is told of before a price is. */
function isAlone({ value, whole, groups }: Told, person: Person | null): boolean {
  const isRange = groups["most"] !== undefined;
  const isAbout = isRange || /左右|上下/.test(groups["limit"] ?? "");
  const isRound = isRange || value % leastOfYoung === 0 || /[十百千万][多来余]?/.test(whole);
  return isRound && value >= (isAbout && !elders.test(person?.relationship ?? "") ? leastOfYoung : leastAlone);
}

function getCurrency({ sign, unit }: Told["groups"]): Currency {
  const isOf = (side: "before" | "after", words: string | undefined) =>
    words === undefined ? undefined : money.find((one) => new RegExp(`^(?:${one[side]})$`).test(words))?.currency;
  return isOf("after", unit) ?? isOf("before", sign) ?? "CNY";
}
