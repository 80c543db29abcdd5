import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");
const listLiked = (text: string) => readZh(text).likes.map(({ words }) => words);
const listTold = (text: string) => readZh(text).avoid.map(({ told }) => told);
const listFacts = (text: string) => readZh(text).facts.map(({ fact }) => fact);

test.each([
  ["她一周不嗦三次粉就难受", ["嗦三次粉"]],
  ["一天不喝奶茶就浑身难受", ["喝奶茶"]],
  ["两天不打麻将手就痒", ["打麻将"]],
  ["平时最馋清补凉和椰子鸡", ["清补凉", "椰子鸡"]],
  ["他刚买了辆04年的corolla", ["corolla"]],
  ["桌上一堆吉伊卡哇", ["吉伊卡哇"]],
  ["手里盘着核桃", ["核桃"]],
  ["F1倒是更上瘾", ["F1"]],
  ["最爱排球少年的影山和研磨", ["排球少年的影山和研磨"]],
  ["就爱逛杂货铺买各种小碗小碟", ["小碗小碟"]],
  ["热爱侍弄他的菜园", ["菜园"]],
  ["后院种了韭菜丝瓜", ["韭菜丝瓜"]],
  ["他看球的时候谁都不许说话", ["看球"]],
  ["最爱吃甜的烂乎的", ["甜的"]],
  ["种田文听得津津有味", ["种田文"]],
  ["潮剧一开场谁叫都不应", ["潮剧"]],
  ["就爱听人念书", ["人念书"]],
  ["表弟是RoboMaster的铁粉", ["RoboMaster"]],
  ["两口子都喜欢潜水", ["潜水"]],
  ["喜欢健身和做甜品", ["健身", "做甜品"]],
])("what is missed, bought, piled up or tended is loved: %s", (text, liked) => {
  expect(listLiked(text)).toEqual(liked);
  expect(listTold(text)).toEqual([]);
});

test.each([
  ["耳朵都练成饺子了"],
  ["腿肿得跟萝卜似的"],
  ["菜长得比谁家草坪都旺"],
  ["她粉丝比我都多"],
  ["她穿着球鞋站公交站差点哭了"],
  ["今年airpods丢了仨"],
  ["转播一开谁都不准转台"],
  ["我爸死忠象迷"],
  ["要带上火车"],
  ["现在只能慢慢散散步"],
  ["看了会emo"],
  ["同事要当爸爸了"],
  ["天天看电脑"],
])("what something is likened to, worn, lost or forbidden to others is neither loved nor left out: %s", (text) => {
  expect(listLiked(text)).toEqual([]);
  expect(listTold(text)).toEqual([]);
});

test.each([
  ["鱼竿二十几根，我一看见竿就来气", ["鱼竿"]],
  ["机械键盘三把了够了够了", ["机械键盘"]],
  ["护膝我买过了", ["护膝"]],
  ["室友说送口红，我觉得不行吧", ["口红"]],
  ["爱喝白酒，医生让戒了", ["白酒"]],
  ["棋盘他从老家背来了", ["棋盘"]],
  ["老人家不饮酒", ["酒"]],
  ["以前靠咖啡续命，现在心慌给戒了", ["咖啡"]],
  ["以前天天奶茶续命，减肥以后戒了", ["奶茶"]],
  ["以前老吃薯片，现在减肥戒了", ["薯片"]],
  ["钢琴学了四年，上个月正式放弃了", ["钢琴"]],
  ["午休必来两把", []],
])("what is owned or given up is told with its own words: %s", (text, told) => {
  expect(listTold(text)).toEqual(told);
});

test.each([
  ["躺床上举着手机看到十二点", []],
  ["她刚离完婚", ["break-up"]],
  ["春节后不来了", []],
  ["她字认得不多", ["cannot-read-language"]],
  ["嗓子常年是哑的", ["hoarse-voice"]],
  ["手一年四季泡水里净是口子", ["sensitive-skin"]],
  ["上个月十字韧带断了", ["walks-badly", "ill-or-recovering"]],
  ["刚在县里找到工作", ["new-job"]],
  ["柳州人在北京上班", ["homesick"]],
  ["终于拿到P牌了", ["new-driver", "passed"]],
])("how a life is going is heard in everyday words: %s", (text, facts) => {
  expect(listFacts(text)).toEqual(facts);
});

test("a cat breed that is kept is no doll", () => {
  expect(readZh("养了两只布偶").likes.map(({ interests }) => interests)).toEqual([["cats"]]);
});

test("what gout forbids is no liking for having been eaten once", () => {
  expect(listLiked("查出痛风，以前海鲜配啤酒的人")).toEqual([]);
});

test.each([
  ["利物浦", "club", ["football"]],
  ["阿根廷死忠", "national-team", ["football"]],
  ["阿根廷", "country", ["travel"]],
  ["古典吉他", undefined, ["classical-guitar"]],
  ["非洲鼓", undefined, ["hand-drums"]],
  ["摄影展", undefined, ["art"]],
  ["推拿", undefined, ["massage"]],
  ["锡剧", "opera", ["chinese-opera"]],
])("an interest that is typed alone: %s", (typed, kind, interests) => {
  const [like] = read({ interests: [typed] }, "zh").likes;
  expect([like?.name?.kind, like?.interests]).toEqual([kind, interests]);
});
