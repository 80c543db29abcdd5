import type { board as english } from "../en/board.ts";

export const board: typeof english = {
  brief: { love: "TA 喜欢", keepingInMind: "会记着", leavingOut: "会避开", change: "修改" },
  wait: {
    choosing: "正从我们知道的所有礼物里，挑出最合适的五个……",
    leavingOut: "先放下你说不要的，再从剩下的里面挑……",
  },
  sheet: { close: "关闭", choose: "怎么挑", find: "去哪儿找", alsoAt: "也可以看看：" },
  choose: {
    goods: "看清尺寸和附带的东西，多读几条中评，往往最说明问题。下单前确认能不能退换。",
    handmade: "手工做的要等。先问好工期，再问问能不能刻上名字或日期。",
    books: "精装本更像一份礼物。怕 TA 已经有了，就请店家留一张换书凭条。",
    games: "看看几个人能玩、多大能玩、一局要多久。短一点的，拿出来玩的次数更多。",
    plants: "想想 TA 家的光线：是明亮的窗台，还是暗一点的角落。尽量在当天前后送到，别赶上霜冻。",
    food: "看清保质期和配料。新鲜的东西，最好提前一两天送到。",
    experience: "看清券的有效期，日子能不能改。一小时内能到的地方，才真的会去。",
    class: "小班对新手更友好。问问能不能两个人一起去：有人陪，礼物就成了一半。",
    ticket: "买两张，先跟 TA 身边的人对好时间。再打印一张小卡片，当面递给 TA。",
    digital: "看清能用多久，会不会自动续费。再包一张卡片，让 TA 有东西可拆。",
    charity: "选 TA 提起过的那一家，请对方开一张写着 TA 名字的证书，好当面送出。",
    secondHand: "请卖家拍一张实物照片，问问最近有没有试用过。一点点旧，正是它的味道。",
  },
};
