import type { plans as english } from "../en/plans.ts";

export const plans: typeof english = {
  title: "选择你的方案",
  lead: "先免费用起来。送得多了，再升级。",
  perMonth: "/月",
  free: {
    name: "免费版",
    price: "$0",
    points: "每次查询 3–5 个礼物建议\n基础收礼人资料\n每天 {{freeDailyQueries}} 次查询\n通用搜索链接",
  },
  premium: {
    name: "高级版",
    price: "$9",
    badge: "最受欢迎",
    points: "礼物建议不限量\n更贴合个人的推荐\n直达商品的链接\n保存收礼人资料\n进一步细化灵感",
  },
  getStartedFree: "免费开始",
  currentPlan: "当前方案",
  signUpForPremium: "开通高级版",
  signInToUpgrade: "登录后升级",
  manageBilling: "管理账单",
  signInNote: "已经有账号了？登录就能看到你正在用的方案。",
  signIn: "登录",
  pleaseSignIn: "请先登录，再升级你的方案",
  notOnSale: "高级版尚未开售，不会产生任何费用。",
  close: "关闭",
};
