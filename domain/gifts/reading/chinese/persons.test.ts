import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (text: string) => read({ text }, "zh");

test.each([
  ["第一次见男友爸爸，爱下围棋", { relationship: "parent", gender: "male" }],
  ["对象他妈，喜欢跳舞", { relationship: "parent", gender: "female" }],
  ["去女朋友家见她妈妈", { relationship: "parent", gender: "female" }],
  ["老婆的哥哥，喜欢摄影", { relationship: "extended-family", gender: "male" }],
  ["女儿钢琴老师，爱喝茶", { relationship: "other" }],
  ["她说这包要背到八十岁", { gender: "female" }],
  ["哥喜欢爬山", { relationship: "sibling", gender: "male" }],
  ["班主任，孩子上三年级", { relationship: "other" }],
  ["老婆二胎一岁半", { relationship: "spouse", gender: "female" }],
])("whose father or teacher somebody is says for whom the gift isn't: %s", (text, fields) => {
  expect(readZh(text).fields).toEqual(fields);
});

test.each([
  ["老婆的哥哥，喜欢摄影", ["摄影"]],
  ["女儿班主任，爱喝茶", ["茶"]],
  ["她弟弟踢足球踢得特别好", []],
  ["她说她前夫搞摄影的", []],
  ["他讲他姐爱滑雪", []],
  ["他太太是滑雪教练，他自己不滑", []],
  ["奶奶，她孙子天天打篮球", []],
  ["去女朋友家，见她妈妈。她爸天天打麻将", []],
])("what others of the family do is no liking of the person: %s", (text, likes) => {
  expect(readZh(text).likes.map(({ words }) => words)).toEqual(likes);
});

test.each([
  ["对象他妈，怕猫毛", ["猫毛"]],
  ["大夫让他把海鲜戒了", ["海鲜"]],
  ["学校不让带平板", ["平板"]],
])("what others tell of the person or forbid them holds for the person: %s", (text, told) => {
  expect(readZh(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test("what a doctor told somebody is no name", () => {
  expect(readZh("医生叫他少熬夜").fields.name).toBeUndefined();
});

test.each([
  ["送公婆什么好", { relationship: "parent" }],
  ["给爷爷奶奶买礼物", { relationship: "extended-family" }],
  ["90后妈妈生日", { relationship: "parent", gender: "female" }],
  ["送闺蜜的宝宝什么好", { relationship: "other" }],
  ["哥哥家的女儿过生日", { relationship: "extended-family", gender: "female" }],
  ["送弟弟女朋友什么", { relationship: "extended-family", gender: "female" }],
  ["朋友老公是医生，朋友喜欢做饭", { relationship: "friend" }],
  ["第一次去男朋友家，给他妈妈带什么", { relationship: "parent", gender: "female" }],
  ["双胞胎姐姐生日", { relationship: "sibling", gender: "female" }],
  ["送女领导什么好", { relationship: "colleague", gender: "female" }],
  ["同事 男 爱喝咖啡", { relationship: "colleague", gender: "male" }],
  ["送喜欢的女生", { relationship: "friend", gender: "female" }],
  ["送10岁小女孩", { gender: "female" }],
  ["楼上大姐", { relationship: "other", gender: "female" }],
  ["送npy什么", { relationship: "spouse" }],
  ["老板，家里有个男孩", { relationship: "colleague" }],
  ["给先生买礼物", { relationship: "spouse", gender: "male" }],
  ["送王先生礼物", {}],
  ["閨密30歲生日", { relationship: "friend", gender: "female" }],
  ["女儿幼儿园毕业送老师", { relationship: "other" }],
])("for whom a gift is looked for is heard: %s", (text, fields) => {
  const { relationship, gender } = readZh(text).fields;
  expect({ ...(relationship && { relationship }), ...(gender && { gender }) }).toEqual(fields);
});

test("whom somebody has a crush on is no liking of theirs", () => {
  expect(readZh("喜欢的女生过生日送什么").likes).toEqual([]);
});

test("in a note on a friend, their daughter is somebody else", () => {
  expect(read({ additionalInfo: "闺蜜家的女儿五岁" }, "zh").fields.relationship).toBe("friend");
});
