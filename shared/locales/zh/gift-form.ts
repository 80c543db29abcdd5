import type { giftForm as english } from "../en/gift-form.ts";

export const giftForm: typeof english = {
  title: "这份礼物，送给谁？",
  text: {
    placeholder: "朋友小敏给每盆植物都起了名字。乔迁新居，预算 400 元以内。",
  },
  starters: {
    title: "也可以从这些开始",
    list: "妈妈，什么都不缺\n一位不太熟的同事\n六岁的侄子，特别喜欢恐龙\n老公，特别爱做饭\n刚生了宝宝的朋友\n老板，喜欢打高尔夫，不喝酒",
  },
  byQuestions: "改为回答问题",
  bySentence: "改为用一句话说",
  submit: "寻找礼物灵感",
  submitting: "正在施展魔法……",
  quota: {
    left_one: "今天还能查询 {{count}} 次",
    left_other: "今天还能查询 {{count}} 次",
    resets: "，{{time}} 更新",
    unlimited: "高级版不限次数，想查几次都可以",
    none: "今天的免费次数用完了，{{time}} 更新。",
  },
  withoutScript: "寻找灵感需要启用 JavaScript，只是浏览则不需要。",
};
