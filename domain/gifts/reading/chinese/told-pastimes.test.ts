import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");
const listLiked = (notes: string) => readZh(notes).likes.flatMap(({ interests }) => interests);

test.each([
  ["在抖音上发她们队的视频，粉丝都有两千了", "vlogging"],
  ["天天更小红书视频", "vlogging"],
  ["天天织狗衣服", "knitting"],
  ["现在就喜欢喂鸡", "chickens"],
  ["闲了就去河边甩两杆", "fishing"],
  ["现在就周末跟老同学踢踢野球", "football"],
  ["侄女刚拿了书法比赛一等奖", "calligraphy"],
  ["小区流浪猫都是她在喂", "stray-cats"],
  ["院子里有三只野猫，她天天给拌饭", "stray-cats"],
  ["在社区合唱团唱女高音", "choir"],
  ["是公司羽毛球队的", "badminton"],
  ["加入了书法协会", "calligraphy"],
  ["教会小组里一位姊妹下个月受洗，她平时抄经文", "bible-study"],
  ["她信佛，天天抄经", "buddhism"],
  ["很虔誠的佛教徒，每天早上做早課", "buddhism"],
])("what somebody goes in for is heard from how it is done: %s", (text, interest) => {
  expect(listLiked(text)).toContain(interest);
});

test.each([
  ["院子里有三只野猫，她天天给拌饭", "korean-food"],
  ["教会小组里一位姊妹下个月受洗，她平时抄经文", "buddhism"],
  ["我对象做设计的", "architecture"],
  ["现在就周末跟老同学踢踢野球", "baseball"],
  ["天天织狗衣服", "fashion"],
  ["想送她自己能用的", "theatre"],
  ["一个干工地监理的天天穿冲锋衣", "diggers"],
  ["一个干工地监理的天天穿冲锋衣", "outdoor-gear"],
])("and what only sounds like a pastime is none: %s", (text, interest) => {
  expect(listLiked(text)).not.toContain(interest);
});

test.each([
  ["星露谷玩了八百多个小时", ["星露谷"]],
  ["一天能听四五个钟头评书", ["评书"]],
  ["弹久石让弹得像模像样", ["久石让"]],
  ["养了一只叫豆包的仓鼠", ["仓鼠"]],
  ["老师喜欢周末去湿地打鸟", ["打鸟"]],
  ["他是F1铁杆车迷", ["F1"]],
  ["去年得了市里围棋锦标赛冠军", ["围棋"]],
  ["她是个吃播爱好者", ["吃播"]],
  ["他喜欢的球队是多特蒙德", ["多特蒙德"]],
  ["打王者只玩蔡文姬", ["打王者"]],
])("what is loved is told without how long, where and how well: %s", (text, words) => {
  expect(readZh(text).likes.map((like) => like.words)).toEqual(words);
});

test.each([
  ["学古筝是嫂子逼的", ["古筝"]],
  ["学古筝三年了，那是嫂子逼的，她自己恨死了", ["古筝"]],
  ["钢琴是她妈逼着学的", ["钢琴"]],
  ["学古筝三年了，一提就哭", ["古筝"]],
  ["被逼着练书法", ["书法"]],
  ["她是被妈妈逼着学钢琴的", ["钢琴"]],
])("what somebody is made to learn is hated, and not loved: %s", (text, told) => {
  const { likes, avoid } = readZh(text);
  expect([likes, avoid.map((one) => one.told)]).toEqual([[], told]);
});

test("swollen legs are no long shifts where a child is on its way, nor is a child of the neighborhood theirs", () => {
  expect(readZh("怀孕六个月，腿肿，晚上睡不好").facts.map(({ fact }) => fact)).toEqual(["pregnant", "sleeps-badly"]);
  expect(readZh("现在还给社区小孩教剪纸").facts).toEqual([]);
});

test("what stands in the papers makes nobody a reader of magazines", () => {
  expect(readZh("做数独，报纸上那块儿他必剪下来").likes.map(({ words }) => words)).toEqual(["数独"]);
});

test.each([
  ["室友天天打switch", ["打switch"], "video-games"],
  ["弟弟打瓦打到半夜", ["打瓦"], "video-games"],
  ["表弟天天打三角洲", ["三角洲"], "video-games"],
  ["她去年环洱海骑了三天", ["环洱海骑了三天"], "bikepacking"],
  ["他骑完了318", ["骑完了318"], "bikepacking"],
  ["周末骑了八十公里", ["骑了八十公里"], "cycling"],
  ["她去草原骑马骑了三天", ["骑马"], "horses"],
  ["就想睡个懒觉", ["睡个懒觉"], "naps-sleep"],
  ["她总念叨家乡的小笼包", ["小笼包"], "dim-sum"],
  ["螺蛳粉那边吃不到", ["螺蛳粉"], "noodles"],
  ["外公爱哼铡美案", ["铡美案"], "chinese-opera"],
])("a game, a ride, sleep, and what is missed abroad are heard by how they're told: %s", (text, words, interest) => {
  const { likes } = read({ text }, "zh");
  expect(likes.map((like) => like.words.replace(/^[就想]+/, ""))).toEqual(words);
  expect(likes.flatMap(({ interests }) => interests)).toContain(interest);
});
