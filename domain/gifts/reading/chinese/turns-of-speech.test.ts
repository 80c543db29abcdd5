import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");

test.each([
  ["下班泡个脚 追会儿剧", [["泡个脚"], ["追会儿剧"]]],
  ["最近疯狂上头拼豆", [["拼豆"]]],
  ["哥们最近入了羽毛球的坑", [["羽毛球"]]],
  ["又掉进了手账坑里", [["手账"]]],
  ["现在只认恐龙", [["恐龙"]]],
  ["满脑子挖掘机和消防车", [["挖掘机"], ["消防车"]]],
  ["手机屏保都是冰岛", [["冰岛"]]],
  ["杨梅来者不拒", [["杨梅"]]],
  ["火锅怎么吃都不腻", [["火锅"]]],
  ["买旗袍买上瘾了", [["旗袍"]]],
  ["总说想去看看海", [["看海"]]],
  ["她想吃螺蛳粉", [["螺蛳粉"]]],
  ["一天不喝咖啡就浑身难受", [["喝咖啡"]]],
  ["最喜欢的是篮球", [["篮球"]]],
  ["雷打不动去楼下跑五公里", [["跑五公里"]]],
  ["每天晚上练半小时小楷", [["小楷"]]],
  ["天天在家钩小乌龟", [["钩小乌龟"]]],
  ["他是做脱口秀的", [["脱口秀"]]],
  ["喜欢穿汉服去大明宫溜达", [["穿汉服"]]],
  ["刚学冲浪摔得一身青", [["冲浪"]]],
  ["爱在拼多多抢便宜水果", [["水果"]]],
  ["爱吃西瓜，宿舍不让用电，蛋仔派对和篮球", [["西瓜"], ["蛋仔派对"], ["篮球"]]],
  ["老大十五，喜欢灌篮。老二喜欢画画", [["灌篮"]]],
  ["在家做自媒体讲二战历史，粉丝三千多", [["做自媒体"], ["二战历史"]]],
  ["爱剪纸贴纸", [["剪纸"], ["贴纸"]]],
  ["硅谷码农，喜欢冲浪", [["冲浪"]]],
  ["嫂子做美甲的", []],
  ["舅舅在广东开大排档", []],
  ["妈在超市当收银员", []],
  ["每天图书馆泡到十点半", []],
  ["奶奶的缝纫机是蝴蝶牌", [["缝纫机"]]],
  ["爱看恐怖片又不敢一个人看", [["恐怖片"]]],
  ["老丈人在丈母娘走了以后自己学做饭", [["做饭"]]],
])("what is loved is heard in the words of every day: %s", (text, likes) => {
  expect(readZh(text).likes.map(({ words }) => [words])).toEqual(likes);
});

test.each([
  ["天天在家钩小乌龟", ["crochet"]],
  ["阳台种的葱蒜辣椒", ["vegetable-garden"]],
  ["没事就盘他那几串珠子", ["wenwan"]],
  ["喜欢草缸造景", ["aquariums"]],
  ["爱泡老人茶", ["gongfu-tea"]],
  ["听白噪音睡觉", ["naps-sleep"]],
  ["喜欢腌泡菜", ["pickling"]],
  ["爱抓虫子", ["insects"]],
  ["爱看乒乓球比赛", ["table-tennis"]],
  ["周末看足球比赛", ["football"]],
  ["喜欢香", ["incense"]],
])("it is known what is meant: %s", (text, interests) => {
  expect(readZh(text).likes.flatMap((like) => like.interests)).toEqual(interests);
});

test.each([
  ["一周不吃三顿火锅浑身难受", []],
  ["艾莎公主的年纪已经过了", ["艾莎公主"]],
  ["早过了看奥特曼的年纪", ["奥特曼"]],
  ["香菜一闻就跑", ["香菜"]],
  ["就好口酒，医生让少喝", ["酒"]],
  ["烟酒都断了", ["酒（烟酒都断了）", "烟（烟酒都断了）"]],
  ["旗袍太多了，再买我爸要跟她急", ["旗袍"]],
  ["小侄女满月酒 衣服和奶瓶都收了一大堆", ["衣服", "奶瓶"]],
  ["新房装好了有个小院", []],
  ["喜欢嚼槟榔，我觉得不好不想送这个", ["嚼槟榔"]],
  ["喜欢喝酒，那种东西别送", ["酒"]],
  ["就想周末躺着谁也别叫她", []],
  ["腿不行了坐轮椅", []],
  ["剪得满屋都是", []],
  ["东西多了没地方放", []],
])("what is left out, and what isn't: %s", (text, told) => {
  expect(readZh(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([["小锅小灶一套都齐", ["小锅小灶"]]])("what is there already is heard: %s", (text, told) => {
  expect(readZh(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["怕冷清", []],
  ["想养狗但是物业不让", ["no-pets"]],
  ["想养猫，室友不同意", ["no-pets"]],
  ["牙没了", ["bad-teeth"]],
  ["手上全是冻疮", ["sensitive-skin"]],
  ["减肥从190斤减到160了", []],
  ["嘴里闲不住", ["fidgets"]],
  ["女儿上一年级了", ["starting-school"]],
  ["师傅下个月马上退了", ["retirement"]],
  ["师傅带了我两年", ["thanks"]],
  ["就想周末躺着", ["stays-home"]],
  ["妹妹要远嫁新疆", ["far-away"]],
  ["香菜一闻就跑", []],
])("how somebody lives is heard, and nothing else: %s", (text, facts) => {
  expect(readZh(text).facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each([
  ["爱在拼多多抢便宜水果", []],
  ["吉他是二手淘的", []],
  ["便宜点的就行", ["cheap"]],
])("a wish is one of the giver's: %s", (text, wishes) => {
  expect(readZh(text).wishes.map(({ wish }) => wish)).toEqual(wishes);
});
