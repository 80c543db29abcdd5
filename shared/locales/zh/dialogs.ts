import type { dialogs as english } from "../en/dialogs.ts";

export const dialogs: typeof english = {
  comingSoon: {
    title: "{{feature}}即将上线！",
    whatsComing: "即将推出",
    stayTuned: "敬请期待！",
    close: "关闭",
    viewPlans: "查看方案",
  },
  signIn: {
    feature: "登录",
    text: "账号功能就快好了。在那之前，这个页面上的一切都不需要账号。",
    points: "自动保存你的灵感\n记住你常送礼的人\n免费，每天都有新灵感",
    note: "目前你的灵感保存在这个浏览器标签页里。",
  },
  signUp: {
    feature: "免费账号",
    text: "账号功能就快好了。在那之前，这个页面上的一切都不需要账号。",
    points: "自动保存你的灵感\n记住你常送礼的人\n免费，每天都有新灵感",
    note: "目前你的灵感保存在这个浏览器标签页里。",
  },
  premium: {
    feature: "高级功能",
    text: "为经常送礼的人准备。现在还没有任何东西在售。",
    points: "不限次数的灵感\n更贴合个人的推荐\n直达商品的链接\n保存收礼人档案\n继续细化灵感",
    note: "在它足够好之前，我们不会向你收费。",
  },
  pricing: {
    feature: "付费方案",
    text: "目前一切免费。这是我们正在准备的两个方案。",
    points: "免费方案，每月 $0：每天 3 次查询\n高级方案，每月 $9：不限次数的灵感，并保存收礼人档案",
    note: "还没有结账功能，所以不会产生任何费用。",
  },
};
