import { expect, test } from "vitest";
import { read } from "./read.ts";

/** What somebody types into the one box, part by part, each with what it says. */
const people = {
  妈妈: "parent",
  男朋友: "spouse",
  女同事: "colleague",
  闺蜜: "friend",
  二叔: "extended-family",
  学长: "friend",
  班主任: "other",
  公婆: "parent",
  双胞胎姐姐: "sibling",
  楼下阿姨: "other",
} as const;

const asked = [
  "送X什么好，Y",
  "给X买生日礼物 Y",
  "X过生日，Y",
  "X，Y",
  "X Y",
  "求推荐：X；Y",
  "#送X# Y",
  "礼物 X 生日 Y",
  "X\nY",
  "不知道给X送啥，Y，谢谢",
] as const;

const likings: readonly (readonly [string, readonly string[]])[] = [
  ["喜欢钓鱼", ["fishing"]],
  ["爱好无人机", ["drones"]],
  ["喜欢看书也爱露营", ["reading", "camping"]],
  ["猫、手账、看展", ["cats", "journaling", "art"]],
  ["健身/摄影/咖啡", ["fitness", "photography", "coffee"]],
  ["喜欢看书啊烘焙啊", ["reading", "baking"]],
  ["猫和画画都喜欢", ["cats", "drawing"]],
  ["爱好：钓鱼、喝茶", ["fishing", "tea"]],
  ["平时就爱跳广场舞", ["square-dance"]],
  ["喜欢足球不喜欢篮球", ["football"]],
];

const budgets: readonly (readonly [string, string])[] = [
  ["预算300", "200-400"],
  ["300左右", "200-400"],
  ["两三百", "200-400"],
  ["500以内", "400-800"],
  ["预算1.5k", "800-2000"],
  ["1000-2000", "800-2000"],
  ["百来块", "under-200"],
];

const refusals: readonly (readonly [string, string])[] = [
  ["不要香水", "香水"],
  ["口红已经有了", "口红"],
  ["有iPad了", "iPad"],
  ["不喝酒", "喝酒"],
  ["海鲜过敏", "海鲜"],
];

/** Every person with every way of asking, and with them each of the rest in turn. */
const cells = Object.entries(people).flatMap(([person, relationship], row) =>
  asked.map((words, column) => {
    const [liking, interests] = likings[(row + column) % likings.length] ?? ["", []];
    const [amount, budget] = budgets[(row + 3 * column) % budgets.length] ?? ["", ""];
    const parted = words.includes("\n") ? "\n" : words.includes(" Y") ? " " : "，";
    const text = words.replace("X", person).replace("Y", [liking, amount].join(parted));
    return { text, relationship, interests, budget };
  }),
);

test("person, liking and budget are heard in whatever way a first sentence puts them", () => {
  const misread = cells.filter(({ text, relationship, interests, budget }) => {
    const { fields, likes } = read({ text }, "zh");
    const isLoved = interests.every((interest) => likes.some((like) => like.interests.includes(interest)));
    return fields.relationship !== relationship || fields.budget !== budget || !isLoved || likes.length !== interests.length;
  });
  expect(misread.map(({ text }) => text)).toEqual([]);
});

const refused = asked.flatMap((words, row) =>
  refusals.map(([refusal, told], column) => {
    const person = Object.keys(people)[(row + column) % Object.keys(people).length] ?? "";
    const parted = words.includes("\n") ? "\n" : words.includes(" Y") ? " " : "，";
    return { text: words.replace("X", person).replace("Y", ["喜欢瑜伽", refusal].join(parted)), told };
  }),
);

test("and so is what must be left out", () => {
  const misread = refused.filter(({ text, told }) => {
    const { avoid, likes } = read({ text }, "zh");
    return !avoid.some((entry) => entry.told.includes(told)) || likes.length !== 1 || !likes[0]?.interests.includes("yoga");
  });
  expect(misread.map(({ text }) => text)).toEqual([]);
});

test.each([
  ["老公快四十了，喜欢骑车和威士忌，预算一千以内", { relationship: "spouse", ageRange: "35-49", budget: "800-2000" }],
  ["第一次去男朋友家，给他妈妈带什么好，500以内", { relationship: "parent", gender: "female", budget: "400-800" }],
  ["异地恋女友，下个月生日，22岁，300-500", { relationship: "spouse", occasion: "birthday", ageRange: "18-24", budget: "400-800" }],
  ["520送女朋友什么 大学生 预算200", { occasion: "valentines", ageRange: "18-24", budget: "under-200" }],
  ["男 28 程序员 喜欢健身 500", { gender: "male", ageRange: "25-34", budget: "400-800" }],
  ["5岁男孩 恐龙 100以内", { gender: "male", ageRange: "0-12", budget: "under-200" }],
  ["老师，女，40多岁，教师节，200，喜欢养花", { relationship: "other", gender: "female", ageRange: "35-49", budget: "under-200" }],
  ["想送媽媽母親節禮物，她喜歡園藝，預算兩千", { relationship: "parent", occasion: "mothers-day", budget: "800-2000" }],
  ["给爱弹吉他的弟弟买生日礼物", { relationship: "sibling", gender: "male", occasion: "birthday" }],
  ["送礼对象是同事", { relationship: "colleague" }],
])("a whole request is heard: %s", (text, fields) => {
  expect(read({ text }, "zh").fields).toMatchObject(fields);
});

test.each([
  ["喜欢看书，但是不要书", ["看书"], ["书"]],
  ["喜欢咖啡，除了口红", ["咖啡"], ["口红"]],
  ["闺蜜，爱好看书，除了口红，预算500以内", ["看书"], ["口红"]],
  ["弟弟很喜欢钩针有什么推荐", ["钩针"], []],
  ["朋友刚买了房，喜欢咖啡", ["咖啡"], []],
  ["妈妈有工作了，喜欢咖啡", ["咖啡"], []],
  ["除了钓鱼，还喜欢下棋", ["钓鱼", "下棋"], []],
])("what is loved and what isn't wanted stay apart: %s", (text, likes, told) => {
  const reading = read({ text }, "zh");
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
  expect(reading.avoid.map((entry) => entry.told)).toEqual(told);
});

test.each([
  ["除了口红香水，送女朋友什么好，她喜欢手账", ["口红", "香水"]],
  ["除了茶叶还能送什么给领导", ["茶叶"]],
  ["除了花，还能送什么给妈妈", ["花"]],
])("what is asked for besides something leaves it out: %s", (text, told) => {
  const { avoid, likes } = read({ text }, "zh");
  expect(avoid.map((one) => one.told)).toEqual(told);
  expect(likes.map(({ words }) => words)).not.toEqual(expect.arrayContaining(told));
});
