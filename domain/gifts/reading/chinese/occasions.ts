import type { Occasion } from "#shared/gift-options.ts";
import { readApartFromPast } from "../past-days.ts";

const counted = "[一二三四五六七八九十百两半\\d]*";

/** How people name what a gift is given for; the first that is named wins. */
const occasions: readonly (readonly [Occasion, RegExp])[] = [
  [
    "anniversary",
    new RegExp(
      `结婚${counted}周年|(?:金|银|珍珠|红宝石|钻石|瓷|锡|纸|水晶)婚|结婚纪念日|(?:恋爱|在一起|交往)${counted}(?:周年|天(?!了?没))|纪念日|(?<![开店公司厂校成立庆])[一二三四五六七八九十两\\d]周年(?!庆)`,
    ),
  ],
  ["valentines", /情人节|七夕|520|五二零|(?<!\d)(?:2\.?14|3\.14)(?!\d)/],
  ["christmas", /圣诞|平安夜|secret ?santa|(?<![a-z])x-?mas(?![a-z])/],
  ["mothers-day", /母亲节/],
  ["fathers-day", /父亲节/],
  [
    "housewarming",
    /乔迁|新居|暖房|入伙|入厝|搬(?:了|进|到)?新家|搬家|(?:刚|新|终于)+(?:买|装修)(?:好)?了?(?:套|一套)?(?:新?房子?)(?!车|贷)|新房(?:子)?(?:装修|布置|交房|弄)(?:好|完)?/,
  ],
  [
    "wedding",
    /(?:要|快|国庆|下个?月|月底|五一|十一|今年)?(?<!当年|那年)结婚(?!时|那|买|的时候|纪念|[一二三四五六七八九十\d]+(?:周)?年)|婚礼|新婚|大婚|喜酒|婚宴|订婚|(?:要|刚|快|去|今天|明天)?领证(?!书)/,
  ],
  [
    "graduation",
    /毕业(?!班)(?:礼物|了|快|典礼)?(?!于|十|几|多|\d)|升学(?!压力|率)|考上(?:大学|研|高中|了?[^，。]{0,3}大学)|(?:考研|考博|保研)上岸|答辩过了/,
  ],
  ["birthday", /生日|大寿|[过做祝]寿|寿宴|寿辰|岁了?(?:整|寿)|生辰|成[人年]礼|(?:刚|满|快)*周岁(?!宴)/],
  [
    "other",
    /春节|过年(?![轻龄纪级])|新年|元旦|除夕|拜年|元宵|端午|中秋|重阳|国庆|教师节|妇女节|三八|女神节|儿童节|六一|护士节|满月|弥月|百日|百天|周岁宴|抓周|升职|升迁|退休(?!前)|荣休|入职|离职|辞职|欢送|送别|探病|探望|看望|感谢|谢礼|谢谢(?:他|她|老师|导师)|谢师|答谢|开业|得奖|康复|出院/,
  ],
];

export function readOccasion(text: string): Occasion | undefined {
  return readApartFromPast(text, past, (words) => occasions.find(([, named]) => named.test(words))?.[0]);
}

/** 去年生日, 上次过年送了. */
const past = /(?:[去前]年|上[次回])[^，,。；;、\s]*/g;
