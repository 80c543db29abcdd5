import type { examples as english } from "../en/examples.ts";

export const examples: typeof english = {
  plants: {
    sentence: "朋友小敏给每盆植物都起了名字。乔迁新居，预算 400 元以内。",
    recipient: "送给小敏",
    trait: "她给每盆植物都起了名字",
    idea: "刻着植物名字的黄铜名牌",
    price: "220–320元",
  },
  radios: {
    sentence: "外公爱修老收音机，房间很小。八十大寿，400 元以内。",
    recipient: "送给外公",
    trait: "他爱修老收音机",
    idea: "调频收音机焊接套件，一晚上做好",
    price: "180–320元",
  },
  stars: {
    sentence: "女朋友认得每一个星座。情人节，500 元左右。",
    recipient: "送给安安",
    trait: "她认得每一个星座",
    idea: "天文台夜间观星，用大望远镜看",
    price: "400–600元",
  },
  dinosaurs: {
    sentence: "六岁的侄子特别喜欢恐龙。生日，200 元以内。",
    recipient: "送给六岁的乐乐",
    trait: "他特别喜欢恐龙",
    idea: "附产地卡的真化石，菊石或三叶虫",
    price: "110–200元",
  },
  ramen: {
    sentence: "我姐为了吃碗好拉面，能跑大半个城。圣诞节送，300 元以内。",
    recipient: "送给姐姐",
    trait: "她愿意为一碗拉面穿过半座城",
    idea: "三家名店冷冻拉面",
    price: "120–260元",
  },
  pause: "暂停轮播",
  go: "继续轮播",
};
