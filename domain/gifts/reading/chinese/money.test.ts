import { expect, test } from "vitest";
import { readBudget } from "./money.ts";
import { findPerson } from "./persons.ts";

const read = (text: string) => {
  const found = readBudget(text, findPerson(text));
  return found && `${found.currency} ${found.budget}`;
};

/** How people tell what they want to spend, and what they ask beside it; 钱 is the amount. */
const asked = [
  "送闺蜜生日礼物，钱",
  "给同事买礼物钱",
  "给妈妈买生日礼物 钱",
  "钱送女朋友什么好",
  "送爸爸礼物，钱，他喜欢咖啡",
  "给婆婆挑礼物（钱）",
];

test.each([
  [
    "CNY 200-400",
    ["预算300", "预算 300左右", "预算大概三百", "预算在300以内", "预算两三百", "预算200到300", "价位200-300", "300来块", "三百块钱"],
  ],
  [
    "CNY 200-400",
    [
      "大概300",
      "差不多300",
      "别超过300",
      "300封顶",
      "200~300",
      "200—300元",
      "300吧",
      "300多",
      "三四百块",
      "¥300",
      "300r",
      "几百块",
      "预算几百",
    ],
  ],
  ["CNY 400-800", ["500rmb", "人民币500", "500大洋", "预算￥500"]],
  ["CNY under-200", ["百来块", "100以内", "百元以内", "人均50", "每份50", "50一份", "几十块"]],
  ["CNY 200-400", ["四百块", "预算400左右", "400封顶"]],
  ["CNY 400-800", ["四百多", "400多块", "400出头"]],
  ["CNY 800-2000", ["两千左右", "千把块", "1000出头", "预算1.5k", "预算1千5", "一千五左右", "预算一千多"]],
  ["CNY 2000-4000", ["预算2-3k", "两三千块", "预算几千"]],
  ["USD 50-100", ["60美元", "预算60刀", "$60", "60$", "usd60"]],
  ["USD 25-50", ["$20-30", "$50以内", "50美元"]],
  ["AUD 25-50", ["50澳刀"]],
  ["EUR 40-80", ["€50", "50欧"]],
  ["JPY 3000-6000", ["5000日元", "5000円"]],
])("what is to be spent is read wherever it stands: %s %s", (budget, amounts) => {
  const misread = amounts.flatMap((amount) => asked.map((words) => words.replace("钱", amount)).filter((words) => read(words) !== budget));
  expect(misread).toEqual([]);
});

test.each([
  ["室友生日，50左右", "CNY under-200"],
  ["同事离职，大家凑了600", "CNY 400-800"],
  ["男，28，喜欢健身，500", "CNY 400-800"],
  ["部门年会抽奖礼品，一份100左右，20份", "CNY under-200"],
  ["送导师，男，50岁左右，预算一千到两千", "CNY 800-2000"],
  ["生日礼物 50岁 预算1000", "CNY 800-2000"],
  ["全班30个人，每人20以内", "CNY under-200"],
])("what else is told in figures is beside it: %s", (text, budget) => {
  expect(read(text)).toBe(budget);
});

test.each([
  "妈妈，50左右，喜欢跳舞",
  "身高180，体重150",
  "全马300以内",
  "单词背了3000",
  "单词量3000左右",
  "考研考了400分",
  "结婚20年",
  "1998年出生",
  "12月25日生日",
  "养了3只猫，家里有500本书",
  "部门20个人",
  "恋爱100天",
  "100以内加减法",
  "每天走一万步",
  "iPhone 15",
  "520送什么",
  "送她一块蛋糕",
  "预算五百台币",
  "25-30岁",
  "全班50人每人出10块",
])("figures that count something else are no money: %s", (text) => {
  expect(read(text)).toBeNull();
});
