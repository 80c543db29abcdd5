/** What somebody does. Whatever stands after these is loved; after the others only what we know: 看医生 is no pastime. */
export const doing = new Set(
  "钩 吃 搭 拼 踢 绣 剪 盘 抖 赶 淘 蒸 腌 嗑 洗 修 拧 纳 临 捞 挖 喂 参加 加入 看 听 打 跑 唱 跳 画 写 拉 弹 吹 钓 种 养 织 缝 骑 爬 滑 攒 拍 逛 泡 读 练 哼 煲 烤 撸 刷 玩 追 做 开 练习 学习 放 喝 研究 折腾 搞 玩儿 下 包 煮 收 囤 啃 吼 遛 会".split(
    " ",
  ),
);
export const surelyLoved = new Set("听 唱 弹 养 追 练 钓 种 哼 玩 跳 吼 遛 下 拍".split(" "));
export const teaching = new Set(["当", "做", "干"]);
/** What one does with these is no pastime. */
export const noPastime =
  /^(?:发朋友圈|医生|电话|工|针|车|孩子|娃|老人|话|劝|力|病|[早晚夜中白]班.*|家|身体|伤|老|眼睛|神|眼神|脸色|表情|背影|手机|人|作业|药|饭|课|习|心|消息|闺女|女儿|儿子|时间|放松|钱|班|[大暴小阵雷]?雨|[大暴小]?雪|楼|乡|课|床|山|海|来|去|面|订单|照|护士|装修|工作|上班|支架|手术|化疗|放疗|透析|搭桥|检查|体检|核磁|牙|种植牙|结婚|考试|睡眠|生活|朋友|同事|老师|人说|婚|戏服|玩家|睡觉|考研|考公|考编|备考|高考|中考|考证|考级|加班|出国|出差|发呆|回家|回老家|完[去来回了].*|睡)$/;

const once = "以前|从前|年轻(?:时|的时候|那会儿)|当年|曾经?|退休前(?!后)|原来是?|小时候|那时候|之前是|过去是|(?:干|教|开)了.{1,5}年";
/** Done once, and no longer; what has been loved for a whole life still is. */
export const wasOnce = new RegExp(once);
export const inThePast = new RegExp(`${once}|一辈子|半辈子`);

/** Words of what is done again and again. */
export const again =
  /永远|经常|时常|常常|(?<![平日家非正异通反])常(?=[跟和去在一来])|隔三差五|三天两头|动不动|老是|有空|得空|闲着|闲了|闲下来|打发时间|最?解压|天天|每天|整天|成天|一天到晚|平时|没事|周末|总(?!得|有|要|算|部|监|经理|裁|店|公司|结|之|共)|老(?=[爱喜去在看听打跑唱玩念])|每(?:周|星期|晚|年|月)|年年|(?<![不没])会(?=[画做弹拉唱跳织写玩])|自己(?=[种做缝画写烤酿织])|循环|单曲|最好(?=$)|痴|控$|迷(?=$|小朋友|小孩|男孩|女孩)|党$|狂[魔人]$|达人|玩家|高手|新手|发烧友|领队|十级学者|大师|少年|(?:都|也)(?:玩|爱|会)$|入坑|唱到/;
