import { expect, test } from "vitest";
import { read } from "../read.ts";

/** What somebody does, what that is called alone, and the interest. */
const likings = [
  ["钓鱼", "钓鱼", "fishing"],
  ["包饺子", "饺子", "dim-sum"],
  ["腌咸菜", "咸菜", "pickling"],
  ["研究新菜", "新菜", "cooking"],
  ["吃火锅", "火锅", "hotpot"],
  ["喝咖啡", "咖啡", "coffee"],
  ["喝啤酒", "啤酒", "beer"],
  ["看短剧", "短剧", "c-dramas"],
  ["听评书", "评书", "storytelling"],
  ["听老歌", "老歌", "singing"],
  ["下象棋", "象棋", "xiangqi"],
  ["斗地主", "斗地主", "card-games"],
  ["打羽毛球", "羽毛球", "badminton"],
  ["搭积木", "积木", "building-bricks"],
  ["打太极", "太极拳", "tai-chi"],
  ["跳广场舞", "广场舞", "square-dance"],
  ["骑车", "骑行", "cycling"],
  ["泡脚", "泡脚", "foot-baths"],
  ["养花", "养花", "gardening"],
  ["养蚕", "养蚕", "insects"],
  ["撸猫", "撸猫", "cats"],
  ["织毛衣", "织毛衣", "knitting"],
  ["写毛笔字", "毛笔字", "calligraphy"],
  ["修自行车", "修自行车", "cycling-mechanics"],
  ["做家务", "做家务", "cleaning-enthusiasts"],
  ["吹口琴", "口琴", "harmonica"],
  ["攒邮票", "邮票", "stamps"],
  ["收集冰箱贴", "冰箱贴", "fridge-magnets"],
  ["逛菜市场", "逛菜市场", "regional-specialties"],
  ["放风筝", "风筝", "kites"],
] as const;

/** How people say that somebody loves to do it: 做 stands for what they do, 名 for what it is called. */
const loving = [
  "我妈喜欢做",
  "他平时就爱做",
  "爷爷每天都要做",
  "她一有空就做",
  "周末基本都在做",
  "爸爸退休后天天做",
  "老公下班回来就做",
  "没事就做",
  "最近迷上了做",
  "做是他最大的乐趣",
  "一做就是一下午",
  "一天不做就难受",
  "除了做没别的爱好",
  "除了做什么都不爱",
  "做停不下来",
  "做上瘾",
  "天天做，谁也拦不住",
  "最开心的事就是做",
  "宁愿在家做也不出门",
  "我爸，六十岁，做",
  "做、旅行",
  "刚开始做",
  "只要有空就去做",
  "平常做打发时间",
  "整天就知道做",
  "他这人就好做",
  "老是拉着我做",
  "常跟老朋友一起做",
  "她说做最解压",
  "超爱做",
  "孙子爱做",
  "孙女每天做",
  "做的时候最开心",
  "闲下来就做",
  "晚上睡不着就做",
  "心情不好就做",
  "压力大的时候就做",
  "做十几年了",
  "隔三差五就要做",
  "一辈子就爱做",
  "爱做的老爸",
  "他就这点爱好，做",
  "对做特别上心",
  "打算退休以后做",
  "约了老姐妹做",
  "没有名活不下去",
  "对名感兴趣",
  "对名很痴迷",
  "离不开名",
];

/** And how they say that it is hated, was given up or is never done. */
const leaving = [
  "讨厌做",
  "他不喜欢做",
  "她最烦做",
  "受不了做",
  "一点也不爱做",
  "不怎么做",
  "从来不做",
  "早就不做了",
  "身体不好，不能做了",
  "医生不让做了",
  "以前爱做，现在不做了",
  "对名没兴趣",
  "名就算了，他不感兴趣",
];

const everyThird = 3;

/** Each form is read with a third of the likings, the next with another. */
function listCells(forms: readonly string[]) {
  return forms.flatMap((form, row) =>
    likings
      .filter((_, column) => column % everyThird === row % everyThird)
      .map(([doing, name, interest]) => ({ text: form.replaceAll("做", doing).replaceAll("名", name), interest })),
  );
}

test("what somebody loves is heard in each of the plain ways to say it, and nothing else is", () => {
  const misread = listCells(loving).filter(({ text, interest }) => {
    const { likes, avoid, facts } = read({ additionalInfo: text }, "zh");
    const found = likes.map(({ interests, strength }) => ({ isLoved: interests.includes(interest), strength }));
    const isHeard = found.some(({ isLoved, strength }) => isLoved && strength === "stated");
    const isMore = found.some(({ isLoved }) => !isLoved) && !text.endsWith("、旅行");
    return (
      !isHeard || isMore || avoid.length > 0 || facts.some(({ fact }) => !["retirement", "cat-at-home", "sleeps-badly"].includes(fact))
    );
  });

  expect(misread).toEqual([]);
});

test("what somebody hates or does no longer is left out in each of the plain ways to say it, and never loved", () => {
  const misread = listCells(leaving).filter(({ text, interest }) => {
    const { likes, avoid, facts } = read({ additionalInfo: text }, "zh");
    const isLeftOut = avoid.length > 0 || facts.some(({ fact }) => fact === "hates-chores");
    return likes.some(({ interests }) => interests.includes(interest)) || !isLeftOut;
  });

  expect(misread).toEqual([]);
});
