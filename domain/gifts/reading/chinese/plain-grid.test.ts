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
  ["听京剧", "京剧", "chinese-opera"],
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
  "一有时间就做",
  "天一亮就去做",
  "吃完饭就去做",
  "每周三次做",
  "周末必做",
  "没有一天不做",
  "哪天不做都不行",
  "三天不做手就痒",
  "做是他的命",
  "做比什么都重要",
  "没有什么比做更让他开心",
  "退休生活就是做",
  "把时间都花在做上",
  "一门心思做",
  "聊起做就没完",
  "能做到半夜",
  "宁可不睡觉也要做",
  "她老公说她天天做",
  "我知道他喜欢做",
  "退休前后都做",
  "在学做",
  "疫情期间开始做",
  "又开始做了",
  "最近沉迷做",
  "爱做爱得要命",
  "他最喜欢的事是做",
  "兴趣：做",
  "老爸 60岁 做",
  "他是个爱做的人",
  "给喜欢做的朋友买礼物",
  "好像喜欢做",
  "看他朋友圈经常做",
  "退休了想做",
  "约好周末去做",
  "不是在做就是在去做的路上",
  "做一把好手",
  "养成了做的习惯",
  "用做放松",
  "喜欢安安静静地做",
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
  "再也不做了",
  "放弃做了",
  "不想再做了",
  "不爱做",
  "特别讨厌做",
  "嫌做累",
  "觉得做无聊",
  "几乎不做",
  "不让他做",
  "做腻了",
  "好几年不做了",
  "对名没兴趣",
  "名就算了，他不感兴趣",
];

const everySixth = 6;

/** Each form is read with a sixth of the likings, the next with another. */
function listCells(forms: readonly string[]) {
  return forms.flatMap((form, row) =>
    likings
      .filter((_, column) => column % everySixth === row % everySixth)
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

test.each([
  ["除了钓鱼，还喜欢下棋", ["fishing", "xiangqi"]],
  ["除了钓鱼他还爱养花", ["fishing", "gardening"]],
  ["喜欢包饺子多过养花", ["dim-sum"]],
  ["不爱钓鱼，就爱养花", ["gardening"]],
  ["一边泡脚一边看短剧", ["foot-baths", "c-dramas"]],
  ["周末不是钓鱼就是养花", ["fishing", "gardening"]],
])("of two things each is heard as it is meant: %s", (additionalInfo, interests) => {
  const { likes } = read({ additionalInfo }, "zh");

  expect(likes.map((like) => interests.find((interest) => like.interests.includes(interest)))).toEqual(interests);
});

test.each(["很少下象棋", "现在很少钓鱼了", "懒得做家务", "怕骑车", "没空养花", "我喜欢钓鱼", "下周六去我爸家", "他在家不打扫"])(
  "what is hardly done, or by the giver, is loved by nobody: %s",
  (additionalInfo) => {
    expect(read({ additionalInfo }, "zh").likes).toEqual([]);
  },
);

test("what somebody hates or does no longer is left out in each of the plain ways to say it, and never loved", () => {
  const misread = listCells(leaving).filter(({ text, interest }) => {
    const { likes, avoid, facts } = read({ additionalInfo: text }, "zh");
    const isLeftOut = avoid.length > 0 || facts.some(({ fact }) => fact === "hates-chores");
    return likes.some(({ interests }) => interests.includes(interest)) || !isLeftOut;
  });

  expect(misread).toEqual([]);
});
