import type { home as english } from "../en/home.ts";

export const home: typeof english = {
  hero: {
    title: "这份礼物，只有你送得出",
    lead: "说说 TA 是个怎样的人。我们帮你挑五份礼物：不超预算，适合 TA，还说得出为什么。",
    start: "免费开始",
    more: "注册，拿更多灵感",
    saved: "我保存的灵感",
    note: "回答三个问题就够了，不用注册。",
  },
  example: {
    label: "举个例子",
    recipient: "送给小敏",
    trait: "她给每盆植物都起了名字",
    idea: "刻着植物名字的黄铜名牌",
    price: "220–320元",
  },
  features: {
    title: "不跟风，只看人",
    lead: "好礼物会说：我懂你。每个灵感在你看到之前，都要先过这三关。",
    cards: {
      limits: {
        title: "你的要求，一条不落",
        text: "你的预算、TA 的年龄、已经有的和不喜欢的东西，都算数。越线的灵感，不会出现在你面前。",
      },
      personal: {
        title: "只为这一个人",
        text: "每个灵感都会结合兴趣、性格和场合，说明为什么适合 TA，这些话可以直接写在贺卡上。",
      },
      findable: {
        title: "找得到，买得到",
        text: "点一下，就去你常用的商店搜。排序和广告费无关。",
      },
    },
  },
  steps: {
    title: "三步，大约一分钟",
    describe: {
      title: "说说这个人",
      text: "送给谁、什么场合、想花多少。其他的随你说，说得越多越贴心。",
    },
    watch: {
      title: "等五个灵感出炉",
      text: "五个不同的方向，一个接一个，都带着价格和理由。",
    },
    find: {
      title: "挑中一个，去买",
      text: "去网上或店里找，发给朋友商量，或者再来五个灵感。",
    },
  },
  closing: {
    title: "又有谁的大日子快到了",
    text: "你懂 TA，我们懂几千种好礼物，凑在一起，多半就成了。",
    action: "现在就说说 TA",
  },
};
